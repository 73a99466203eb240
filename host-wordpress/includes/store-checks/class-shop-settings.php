<?php
/**
 * Settings of the shop.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** What WordPress and WooCommerce have set that pages alone do not tell. */
final class Shop_Settings {

	/** Options that name a page, by that page. */
	const PAGES = array(
		'checkout' => 'woocommerce_checkout_page_id',
		'cart'     => 'woocommerce_cart_page_id',
		'refund'   => 'woocommerce_refund_returns_page_id',
		'terms'    => 'woocommerce_terms_page_id',
	);

	/** Ways to pay that are named. */
	const MOST_METHODS = 10;

	/**
	 * Address of a page that the shop has set, where everybody may read it.
	 *
	 * @param string $name Name of the page.
	 */
	public static function address( string $name ): ?string {
		$id = absint( get_option( self::PAGES[ $name ] ?? '', 0 ) );
		if ( 0 === $id || 'publish' !== get_post_status( $id ) ) {
			return null;
		}
		$address = get_permalink( $id );
		return is_string( $address ) ? $address : null;
	}

	/** True when search engines are asked to stay away (Settings, Reading). */
	public static function is_hidden(): bool {
		return ! get_option( 'blog_public' );
	}

	/** True when WooCommerce shows a page that only announces the shop. */
	public static function is_coming_soon(): bool {
		return class_exists( 'WooCommerce' ) && 'yes' === get_option( 'woocommerce_coming_soon' );
	}

	/**
	 * Titles of the ways to pay that are switched on; null where WooCommerce cannot be asked.
	 *
	 * @return string[]|null
	 */
	public static function methods(): ?array {
		if ( ! class_exists( 'WooCommerce' ) || ! function_exists( 'WC' ) || ! is_callable( array( WC(), 'payment_gateways' ) ) ) {
			return null;
		}
		try {
			$gateways = WC()->payment_gateways()->payment_gateways();
		} catch ( \Throwable $failure ) {
			// Another plugin's way to pay is broken: nothing is known of any.
			return null;
		}
		$titles = array();
		foreach ( $gateways as $gateway ) {
			if ( 'yes' === ( $gateway->enabled ?? '' ) ) {
				$title    = wp_strip_all_tags( html_entity_decode( (string) ( $gateway->title ?? '' ), ENT_QUOTES, 'UTF-8' ) );
				$titles[] = substr( wp_check_invalid_utf8( '' === $title ? (string) $gateway->id : $title, true ), 0, 100 );
			}
		}
		return array_slice( array_values( array_unique( $titles ) ), 0, self::MOST_METHODS );
	}
}
