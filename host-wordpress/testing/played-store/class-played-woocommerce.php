<?php
/**
 * WooCommerce, as far as the plugin under test asks it.
 *
 * @package Played_Store
 */

defined( 'ABSPATH' ) || exit;

/** The ways to pay that the option `played_store_gateways` has: `id`, `title` and `enabled` of each. */
final class Played_Gateways {

	public function payment_gateways(): array {
		return array_map(
			static function ( array $gateway ): object {
				return (object) $gateway;
			},
			(array) get_option( 'played_store_gateways' )
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
		return array();
	}

	public function payment_gateways(): Played_Gateways {
		return new Played_Gateways();
	}
}

function WC(): WooCommerce {
	return new WooCommerce();
}
