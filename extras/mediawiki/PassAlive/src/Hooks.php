<?php

namespace PassAlive;

use Html;
use MediaWiki\Hook\ParserFirstCallInitHook;
use Parser;
use Sanitizer;

/** The tag <pass-alive>, whose attributes are those of the HTML element of that name. */
class Hooks implements ParserFirstCallInitHook {

	/** @inheritDoc */
	public function onParserFirstCallInit( $parser ) {
		$parser->setHook( 'pass-alive', [ self::class, 'board' ] );
	}

	/**
	 * What the loader turns into a board, and what readers without JavaScript see.
	 *
	 * @param string|null $text a diagram, an SGF text or rows; null for a tag without an end
	 * @param string[] $attributes as the author has written them
	 * @param Parser $parser
	 * @return array
	 */
	public static function board( $text, array $attributes, Parser $parser ) {
		$parser->getOutput()->addModules( [ 'ext.passAlive' ] );
		$data = [];
		foreach ( $attributes as $name => $value ) {
			// The loader passes on only the names that the element knows.
			if ( preg_match( '/^[a-z]+$/D', $name ) && !Sanitizer::isReservedDataAttribute( "data-$name" ) ) {
				$data["data-$name"] = $value;
			}
		}
		$pre = Html::element( 'pre', [], trim( $text ?? '', "\r\n" ) );
		return [
			Html::rawElement( 'div', [ 'class' => 'pass-alive' ] + $data, $pre ),
			// Nothing in it is markup of the wiki.
			'markerType' => 'nowiki',
		];
	}
}
