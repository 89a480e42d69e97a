<?php

$lang['files'] = 'Address of the folder with the files of the widget, with a slash at its end';
$lang['links'] = 'Links of diagrams, <code>[a|Page]</code>, lead to the pages of this wiki';
