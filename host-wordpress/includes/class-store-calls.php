<?php
/**
 * Calls of the contract that a store has.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/**
 * The rule of `missingCalls()` in `shared-api/src/contract/routes-index.ts`, for PHP; both answer the same cases
 * (`shared-api/src/testing/behaviour/routes-index-cases.ts`). Routes are patterns, such as `/wc/gla/ads/campaigns/(?P<id>[\d]+)`.
 */
final class Store_Calls {

	const ROUTES = '/wc/gla';

	/** No route is longer than this. */
	const LONGEST = 500;

	/** No route has more groups that may be absent: each doubles its paths. */
	const MOST_OPTIONAL = 3;

	/**
	 * Keys of the calls that a store does not have; null where these are not the routes of the store plugin.
	 *
	 * @param array<string, string[]> $routes Methods by the pattern of the route.
	 * @param object                  $calls  Method and path by the key of the call: `GET /wc/gla/mc/issues/{}`.
	 * @return string[]|null
	 */
	public static function missing( array $routes, object $calls ): ?array {
		if ( ! isset( $routes[ self::ROUTES ] ) ) {
			return null;
		}
		$offered = array();
		foreach ( $routes as $pattern => $methods ) {
			if ( strlen( $pattern ) > self::LONGEST ) {
				continue;
			}
			$optional = self::MOST_OPTIONAL;
			foreach ( self::paths( $pattern, $optional ) as $path ) {
				foreach ( $methods as $method ) {
					$offered[ "$method $path" ] = true;
				}
			}
		}
		$missing = array_filter(
			(array) $calls,
			static function ( string $call ) use ( $offered ): bool {
				return ! isset( $offered[ $call ] );
			}
		);
		return array_keys( $missing );
	}

	/**
	 * The paths a pattern stands for, each named group written `{}`; a group that may be absent is there in one and not in
	 * another.
	 *
	 * @param string $pattern  Pattern, or a part of one.
	 * @param int    $optional Groups that may still be absent.
	 * @return string[]
	 */
	private static function paths( string $pattern, int &$optional ): array {
		$from = strpos( $pattern, '(' );
		if ( false === $from ) {
			return array( $pattern );
		}
		$end           = self::end_of_group( $pattern, $from );
		$is_optional   = '?' === ( $pattern[ $end ] ?? '' );
		$may_be_absent = $is_optional && --$optional >= 0;
		$inner         = '?P<' === substr( $pattern, $from + 1, 3 )
			? array( '{}' )
			: self::paths( (string) preg_replace( '/^\?:/', '', substr( $pattern, $from + 1, max( 0, $end - $from - 2 ) ) ), $optional );
		$rest          = self::paths( (string) substr( $pattern, $is_optional ? $end + 1 : $end ), $optional );
		$paths         = array();
		foreach ( $may_be_absent ? array_merge( $inner, array( '' ) ) : $inner as $one ) {
			foreach ( $rest as $tail ) {
				$paths[] = substr( $pattern, 0, $from ) . $one . $tail;
			}
		}
		return $paths;
	}

	/**
	 * The place after the closing bracket of a group. Brackets in classes and escaped ones do not count.
	 *
	 * @param string $pattern Pattern.
	 * @param int    $from    Place of the opening bracket.
	 */
	private static function end_of_group( string $pattern, int $from ): int {
		$depth    = 0;
		$in_class = false;
		$length   = strlen( $pattern );
		for ( $at = $from; $at < $length; $at++ ) {
			$character = $pattern[ $at ];
			if ( '\\' === $character ) {
				++$at;
			} elseif ( $in_class ) {
				$in_class = ']' !== $character;
			} elseif ( '[' === $character ) {
				$in_class = true;
			} elseif ( '(' === $character ) {
				++$depth;
			} elseif ( ')' === $character && 0 === --$depth ) {
				return $at + 1;
			}
		}
		return $length;
	}
}
