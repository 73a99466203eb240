<?php
/**
 * The clock of the store's time zone.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** Says how far the store's clock is from UTC, by the rules of `store-server/src/page/utc-offset.rules.ts`, so that the page need not ask the browser. */
final class Store_Clock {

	/** Somewhat more than a year, in both directions: what a screen tells the time of is seldom older. */
	const REACH = 60 * WEEK_IN_SECONDS;

	/**
	 * Minutes by which the site's clock is ahead of UTC, from one moment until another, in minutes since 1970; null where the
	 * site has a numeric offset, which says so itself, or a zone that PHP does not know.
	 *
	 * @return int[]|null
	 */
	public static function now(): ?array {
		try {
			return self::of( wp_timezone(), time() );
		} catch ( \Exception $unknown ) {
			return null;
		}
	}

	/**
	 * The same for a zone and a moment.
	 *
	 * @param \DateTimeZone $zone Zone.
	 * @param int           $now  Seconds since 1970.
	 * @return int[]|null
	 */
	public static function of( \DateTimeZone $zone, int $now ): ?array {
		$at    = $now - $now % MINUTE_IN_SECONDS;
		$from  = $at - self::REACH;
		$until = $at + self::REACH;
		// The first is the beginning itself; a numeric offset has none.
		$turns = $zone->getTransitions( $from, $until );
		if ( ! is_array( $turns ) || array() === $turns ) {
			return null;
		}
		$offset = $turns[0]['offset'];
		foreach ( array_slice( $turns, 1 ) as $turn ) {
			// Some change the name of the time alone.
			if ( $turn['offset'] === $offset ) {
				continue;
			}
			if ( $turn['ts'] > $at ) {
				$until = $turn['ts'];
				break;
			}
			list( $offset, $from ) = array( $turn['offset'], $turn['ts'] );
		}
		return array_map(
			static function ( int $seconds ): int {
				return intdiv( $seconds, MINUTE_IN_SECONDS );
			},
			array( $offset, $from, $until )
		);
	}
}
