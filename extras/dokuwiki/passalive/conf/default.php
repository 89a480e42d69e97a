<?php

// The address of the folder with the files of the widget, with a slash at its end.
$conf['files'] = '/pass-alive/';
// Whether the links of diagrams, [a|Page], lead to the pages of this wiki.
$conf['links'] = 1;
// What boards show first that say nothing about the steps: plain, the diagram as drawn, or steps.
$conf['view'] = 'plain';
