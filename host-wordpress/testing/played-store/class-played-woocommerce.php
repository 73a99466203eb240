<?php
/**
 * WooCommerce, as far as the plugin under test asks it.
 *
 * @package Played_Store
 */

defined( 'ABSPATH' ) || exit;

/** The ways to pay that the option `played_store_gateways` has: `id`, `title` and `enabled` of each; broken without it. */
final class Played_Gateways {

	public function payment_gateways(): array {
		$gateways = get_option( 'played_store_gateways' );
		if ( false === $gateways ) {
			throw new RuntimeException( 'A way to pay is broken.' );
		}
		return array_map(
			static function ( array $gateway ): object {
				return (object) $gateway;
			},
			$gateways
		);
	}
}

/** Its main object. */
final class WooCommerce {

	/** @var self Has the countries as well. */
	public $countries;

	public function __construct() {
		$this->countries = $this;
	}

	public function get_countries(): array {
		return apply_filters( 'played_store_countries', array() );
	}

	public function payment_gateways(): Played_Gateways {
		return new Played_Gateways();
	}
}

function WC(): WooCommerce {
	return new WooCommerce();
}
