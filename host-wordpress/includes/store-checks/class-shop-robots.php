<?php
/**
 * Rules of robots.txt, and instructions of pages to crawlers.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** Says whether `robots.txt` lets the provider's crawler in, by RFC 9309, and whether a page may be listed. */
final class Shop_Robots {

	/** The provider's crawler by its name there. */
	const CRAWLER = 'googlebot';

	/** Lines that are read. */
	const MOST_LINES = 5000;

	/**
	 * True when the file keeps the crawler from an address: the longest rule that fits counts, of two the one that allows.
	 *
	 * @param string $text Text of the file.
	 * @param string $url  Address.
	 */
	public static function refuses( string $text, string $url ): bool {
		$parts = (array) wp_parse_url( $url );
		$path  = ( $parts['path'] ?? '/' ) . ( isset( $parts['query'] ) ? "?{$parts['query']}" : '' );
		$best  = array( -1, true );
		foreach ( self::rules( $text ) as list( $is_allowed, $rule ) ) {
			if ( '' !== $rule && preg_match( self::pattern( $rule ), $path ) ) {
				$best = max( $best, array( strlen( $rule ), $is_allowed ) );
			}
		}
		return ! $best[1];
	}

	/**
	 * True when instructions for all crawlers, or for the provider's, keep a page out of the search. A name counts to the
	 * end of its line.
	 *
	 * @param string $instructions Instructions in lower case, a line for each header and each tag.
	 */
	public static function hides( string $instructions ): bool {
		foreach ( explode( "\n", $instructions ) as $line ) {
			$crawler = '';
			foreach ( explode( ',', $line ) as $directive ) {
				// Before the colon of a directive that has a value stands no crawler's name; nor before those of a date, after a space.
				if ( preg_match( '/^\s*([^\s:]+)\s*:(.*)$/', $directive, $match ) && ! preg_match( '/^(max-|unavailable_after$)/', $match[1] ) ) {
					list( , $crawler, $directive ) = $match;
				}
				$is_for_provider = in_array( trim( $crawler ), array( '', self::CRAWLER ), true );
				if ( $is_for_provider && in_array( trim( $directive ), array( 'noindex', 'none' ), true ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Rules for the crawler: those under its own name, else those for everybody.
	 *
	 * @param string $text Text of the file.
	 * @return array<int, array{bool, string}>
	 */
	private static function rules( string $text ): array {
		$groups     = array();
		$names      = array();
		$is_heading = false;
		// Editors put a mark before the first line; behind a name may stand a version.
		$lines = (array) preg_split( '/\R/', (string) preg_replace( '/^\xEF\xBB\xBF/', '', $text ) );
		foreach ( array_slice( $lines, 0, self::MOST_LINES ) as $line ) {
			if ( ! preg_match( '/^\s*(user-agent|allow|disallow)\s*:\s*([^#]*)/i', $line, $match ) ) {
				continue;
			}
			$field = strtolower( $match[1] );
			$value = trim( $match[2] );
			if ( 'user-agent' === $field ) {
				$name       = strtolower( trim( explode( '/', $value )[0] ) );
				$names      = $is_heading ? $names : array();
				$names[]    = $name;
				$is_heading = true;
				// A group without rules lets everybody in.
				$groups[ $name ] = $groups[ $name ] ?? array();
				continue;
			}
			$is_heading = false;
			foreach ( $names as $name ) {
				$groups[ $name ][] = array( 'allow' === $field, $value );
			}
		}
		return $groups[ self::CRAWLER ] ?? $groups['*'] ?? array();
	}

	/**
	 * A rule as a pattern: `*` stands for anything, `$` at its end for the end.
	 *
	 * @param string $rule Rule.
	 */
	private static function pattern( string $rule ): string {
		$is_whole = '$' === substr( $rule, -1 );
		$parts    = array_map(
			static function ( string $part ): string {
				return preg_quote( $part, '~' );
			},
			explode( '*', (string) preg_replace( '/\*+/', '*', $is_whole ? substr( $rule, 0, -1 ) : $rule ) )
		);
		return '~^' . implode( '.*', $parts ) . ( $is_whole ? '$' : '' ) . '~';
	}
}
