<?php

$lang['files'] = 'Address of the folder with the files of the widget, with a slash at its end';
$lang['links'] = 'Links of diagrams, <code>[a|Page]</code>, lead to the pages of this wiki';
$lang['view'] = 'What boards show first that say nothing about the steps';
$lang['view_o_plain'] = 'the diagram as drawn, a game at its first position';
$lang['view_o_steps'] = 'the steps';
