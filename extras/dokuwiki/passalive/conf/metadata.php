<?php

$meta['files'] = ['string', '_pattern' => '/\/$/'];
$meta['links'] = ['onoff'];
