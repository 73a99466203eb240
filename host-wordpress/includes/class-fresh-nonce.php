<?php
/**
 * New nonces for an open page.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/**
 * Gives the user of a page a new nonce. To nobody else: a page of one person would go on under the name of another who has
 * signed in since, with what the first had typed.
 */
final class Fresh_Nonce {

	const ACTION = 'listings_and_ads_nonce';

	/** Connects it to its address. */
	public static function register(): void {
		add_action( 'admin_post_' . self::ACTION, array( self::class, 'send' ) );
		add_action( 'admin_post_nopriv_' . self::ACTION, array( self::class, 'refuse' ) );
	}

	/** Address of new nonces for the user who is signed in now. */
	public static function address(): string {
		return Addresses::action( self::ACTION ) . '&user=' . get_current_user_id();
	}

	/** Answers with a nonce, where the page was made for the user who asks. */
	public static function send(): void {
		if ( (string) get_current_user_id() !== ( Addresses::asked()['user'] ?? '' ) || self::is_from_elsewhere() ) {
			self::refuse();
		}
		// A page of another site could take a line of letters and digits for a script.
		send_nosniff_header();
		header( 'Content-Type: text/plain; charset=utf-8' );
		exit( wp_create_nonce( 'wp_rest' ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- letters and digits.
	}

	/** True for a request that a page of another site makes; older browsers do not say. */
	private static function is_from_elsewhere(): bool {
		return 'same-origin' !== ( $_SERVER['HTTP_SEC_FETCH_SITE'] ?? 'same-origin' );
	}

	/** The page's user is signed in no more. */
	public static function refuse(): void {
		status_header( 403 );
		exit;
	}
}
