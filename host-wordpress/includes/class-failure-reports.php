<?php
/**
 * Failure reports of browsers.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** Hears what the document's policies refused and why a page did not start, and writes it to WooCommerce's log. */
final class Failure_Reports {

	const ACTION = 'listings_and_ads_report';

	/** Bytes of a report that are read. */
	const LONGEST = 8192;

	/** Reports of one user in an hour. */
	const MOST = 20;

	/** Connects it to its address. */
	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'hear' ) );
		add_action( 'admin_post_nopriv_' . self::ACTION, array( $this, 'refuse' ) );
	}

	/** Address to which the document sends its reports. */
	public static function address(): string {
		return Addresses::action( self::ACTION );
	}

	/** Writes one report to the log. */
	public function hear(): void {
		$counter = self::ACTION . '_' . get_current_user_id();
		$heard   = (int) get_transient( $counter );
		if ( $heard < self::MOST && current_user_can( Plugin::CAPABILITY ) ) {
			set_transient( $counter, $heard + 1, HOUR_IN_SECONDS );
			self::write( (string) file_get_contents( 'php://input', false, null, 0, self::LONGEST ) );
		}
		status_header( 204 );
		exit;
	}

	/** Nobody is signed in: nothing is written. */
	public function refuse(): void {
		status_header( 403 );
		exit;
	}

	/**
	 * Writes a line that holds no line of its own.
	 *
	 * @param string $report Report as the browser sent it.
	 */
	private static function write( string $report ): void {
		$line = (string) wp_json_encode( json_decode( $report ) ?? wp_check_invalid_utf8( $report, true ) );
		if ( function_exists( 'wc_get_logger' ) ) {
			wc_get_logger()->warning( $line, array( 'source' => 'listings-and-ads' ) );
		} else {
			error_log( "Listings & Ads: $line" ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- without WooCommerce there is no other log.
		}
	}
}
