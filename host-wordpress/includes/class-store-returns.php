<?php
/**
 * Ways back into the admin that the store plugin names.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/**
 * The two sign-ins and the billing page come back to the store plugin's own address (`admin.php?page=wc-admin&path=/google/…`).
 * While this plugin is active that address leads to the same place here, with all it carries.
 */
final class Store_Returns {

	/** The page of the admin that the store plugin's screens are part of. */
	const PAGE = 'wc-admin';

	/** Connects it to the start of a page of the admin. */
	public function register(): void {
		add_action( 'admin_init', array( $this, 'lead' ), 1 );
	}

	/** Leads to the same place on the page of this plugin, unless the user wants the old screens. */
	public function lead(): void {
		global $pagenow;
		$asked = Addresses::asked();
		if ( 'admin.php' !== $pagenow || self::PAGE !== ( $asked['page'] ?? '' ) || ! self::is_read() ) {
			return;
		}
		if ( null === Addresses::path_of( $asked ) || Screen_Choice::wants_old() || ! current_user_can( Plugin::CAPABILITY ) ) {
			return;
		}
		wp_safe_redirect( Addresses::page() . Addresses::place_of( $asked ) );
		exit;
	}

	/** True for a GET request of a page. */
	private static function is_read(): bool {
		return 'GET' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) && ! wp_doing_ajax();
	}
}
