<?php

$meta['files'] = ['string', '_pattern' => '/\/$/'];
$meta['links'] = ['onoff'];
$meta['view'] = ['multichoice', '_choices' => ['plain', 'steps']];
