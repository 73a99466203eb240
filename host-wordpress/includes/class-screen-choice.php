<?php
/**
 * Choice of screens by the user.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** Each user's choice between these screens and the store plugin's own, and the menu entry that changes it. */
final class Screen_Choice {

	/** Name of the user's setting; WordPress puts the site's prefix before it. */
	const SETTING = 'listings_and_ads_old_screens';

	const ACTION = 'listings_and_ads_screens';

	/** Registers the menu entry and its address. */
	public function register(): void {
		add_action( 'admin_menu', array( $this, 'add' ), 20 );
		add_action( 'admin_post_' . self::ACTION, array( $this, 'change' ) );
	}

	/** True when this user has chosen the store plugin's own screens. */
	public static function wants_old(): bool {
		return (bool) get_user_option( self::SETTING );
	}

	/** Adds the entry below the page's own. */
	public function add(): void {
		global $submenu;
		if ( ! current_user_can( Plugin::CAPABILITY ) ) {
			return;
		}
		$wanted = self::wants_old() ? 'new' : 'old';
		$label  = self::wants_old() ? __( 'Use these screens', 'listings-and-ads' ) : __( 'Use the old screens', 'listings-and-ads' );
		$url    = wp_nonce_url( Addresses::action( self::ACTION ) . "&screens=$wanted", self::ACTION );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- WordPress has no function for an entry that leads to an action.
		$submenu[ Addresses::PAGE ]   = $submenu[ Addresses::PAGE ] ?? array();
		$submenu[ Addresses::PAGE ][] = array( __( 'Open', 'listings-and-ads' ), Plugin::CAPABILITY, Addresses::PAGE, __( 'Listings & Ads', 'listings-and-ads' ) );
		$submenu[ Addresses::PAGE ][] = array( $label, Plugin::CAPABILITY, $url, $label );
		// phpcs:enable
	}

	/** Keeps the choice and leads to the screens that were chosen. */
	public function change(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( Plugin::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to access this page.', 'listings-and-ads' ), '', array( 'response' => 403 ) );
		}
		$old = 'old' === ( Addresses::asked()['screens'] ?? '' );
		if ( $old ) {
			update_user_option( get_current_user_id(), self::SETTING, '1' );
		} else {
			delete_user_option( get_current_user_id(), self::SETTING );
		}
		wp_safe_redirect( $old ? Addresses::admin_path( 'admin.php?page=wc-admin&path=/google/dashboard' ) : Addresses::page() );
		exit;
	}
}
