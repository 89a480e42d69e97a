<?php

// The lines that the owner of a wiki adds to LocalSettings.php, in the variants that are tested.
$wgServer = 'http://127.0.0.1:' . ( getenv( 'PASS_ALIVE_PORT' ) ?: '80' );
$wgCSPHeader = true;
switch ( getenv( 'PASS_ALIVE_WIKI' ) ) {
	case 'gadget':
		wfLoadExtension( 'Gadgets' );
		$wgUseSiteJs = false;
		break;
	case 'tag':
		wfLoadExtension( 'PassAlive' );
		$wgUseSiteJs = false;
		break;
	case 'tight-with-wasm':
		$wgCSPHeader = [ 'script-src' => [ "'wasm-unsafe-eval'" ] ];
		// No break: what follows is the same.
	case 'tight':
		// MediaWiki itself allows eval, which it needs only to keep modules in the browser's storage.
		$wgResourceLoaderStorageEnabled = false;
		$wgHooks['ContentSecurityPolicyScriptSource'][] = static function ( &$sources ) {
			$sources = array_diff( $sources, [ "'unsafe-eval'" ] );
		};
		break;
}
