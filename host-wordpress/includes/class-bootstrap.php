<?php
/**
 * Facts that stand in the page.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** The bootstrap object of one page load: everything that is true for it and that no REST call gives. */
final class Bootstrap {

	/** @var Release Knows what the contract supports. */
	private $release;

	/**
	 * Makes bootstrap objects.
	 *
	 * @param Release $release The release that is shown.
	 */
	public function __construct( Release $release ) {
		$this->release = $release;
	}

	/**
	 * The object, by the schema of `shared-api/src/contract/bootstrap.contract.ts`.
	 *
	 * @param bool $names_countries True where the page has the English names of countries itself: they are left out.
	 */
	public function compose( bool $names_countries ): array {
		$missing = Store_Plugin::missing_calls( $this->release->facts()->calls );
		$own     = Store_Checks::paths( $missing );
		return array_merge(
			array(
				'nonce'    => wp_create_nonce( 'wp_rest' ),
				'restRoot' => self::rest_root(),
			),
			self::setup(),
			array(
				'missingCalls'  => array_values( array_diff( $missing, array_keys( $own ) ) ),
				'pluginVersion' => Store_Plugin::version(),
			),
			self::site(),
			array( 'countries' => (object) $this->countries( $names_countries ) ),
			$this->support(),
			array(
				'currency'       => self::currency(),
				'hostNavigation' => false,
				'externalHosts'  => $this->external_hosts(),
				'quotes'         => array(),
				'helpVideo'      => null,
				'host'           => array_merge( $this->host(), array() === $own ? array() : array( 'calls' => $own ) ),
				'capabilities'   => array(
					'sandbox'    => false,
					'storeAdmin' => true,
					'deploys'    => false,
				),
			)
		);
	}

	/** The place that is opened where none is named. */
	public static function entry(): string {
		return get_option( 'gla_mc_setup_completed_at' ) ? '/google/dashboard' : '/google/start';
	}

	/** Setup state of the store plugin, from its own options. */
	private static function setup(): array {
		return array(
			'mcSetupComplete'          => (bool) get_option( 'gla_mc_setup_completed_at' ),
			'adsSetupComplete'         => (bool) get_option( 'gla_ads_setup_completed_at' ),
			'unread'                   => array(),
			'adsCampaignConvertStatus' => self::conversion(),
			'enableReports'            => (bool) apply_filters( 'woocommerce_gla_enable_reports', true ),
			'trackingEnabled'          => 'yes' === get_option( 'woocommerce_allow_tracking' ),
		);
	}

	/** Status of the campaigns' conversion, where the store plugin knows it; else null. */
	private static function conversion(): ?array {
		$known = get_option( 'gla_campaign_convert_status' );
		if ( ! is_array( $known ) || ! isset( $known['status'], $known['updated'] ) ) {
			return null;
		}
		$status = array( 'unknown', 'unconverted', 'converted', 'not-applicable' );
		return in_array( $known['status'], $status, true ) ? array(
			'status'  => $known['status'],
			'updated' => (int) $known['updated'],
		) : null;
	}

	/** The site and the signed-in user's language. */
	private static function site(): array {
		$clock = Store_Clock::now();
		return array(
			'dateFormat'     => (string) get_option( 'date_format' ),
			'timeFormat'     => (string) get_option( 'time_format' ),
			'timeZone'       => wp_timezone_string(),
			'weekStartsOn'   => (int) get_option( 'start_of_week' ),
			'homeUrl'        => home_url(),
			'adminUrl'       => admin_url(),
			'defaultCountry' => (string) get_option( 'woocommerce_default_country', 'US' ),
			'siteLocale'     => get_locale(),
			'userLocale'     => get_user_locale(),
		) + ( null === $clock ? array() : array( 'utcOffset' => $clock ) );
	}

	/**
	 * Names of countries by code, as the store calls them; '' for what is left to the page.
	 *
	 * @param bool $names_countries True where the page has the English names itself.
	 * @return array<string, string>
	 */
	private function countries( bool $names_countries ): array {
		$names   = array_map( array( self::class, 'plain' ), function_exists( 'WC' ) ? WC()->countries->get_countries() : array() );
		$english = $names_countries ? (array) ( $this->release->facts()->englishNames ?? array() ) : array(); // phpcs:ignore WordPress.NamingConventions.ValidVariableName
		return array_merge( $names, array_map( '__return_empty_string', array_intersect_assoc( $names, $english ) ) );
	}

	/** Support of the provider for a store of this country, currency and language. */
	private function support(): array {
		$facts   = $this->release->facts();
		$country = explode( ':', (string) get_option( 'woocommerce_default_country', 'US' ) )[0];
		$own     = $facts->countriesWithOwnCurrency->$country ?? null; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- names of the contract.
		return array(
			'mcSupportedCountry'  => in_array( $country, $facts->countries, true ) || get_option( 'woocommerce_currency', 'USD' ) === $own,
			'mcSupportedLanguage' => in_array( strtolower( substr( get_locale(), 0, 2 ) ), $facts->languages, true ),
		);
	}

	/** The store's currency and how its amounts are written, by the settings that WooCommerce keeps. */
	private static function currency(): array {
		$code     = (string) get_option( 'woocommerce_currency', 'USD' );
		$position = (string) get_option( 'woocommerce_currency_pos', 'left' );
		$formats  = array(
			'left'        => '%1$s%2$s',
			'right'       => '%2$s%1$s',
			'left_space'  => "%1\$s\u{a0}%2\$s",
			'right_space' => "%2\$s\u{a0}%1\$s",
		);
		$position = isset( $formats[ $position ] ) ? $position : 'left';
		return array(
			'code'              => $code,
			'symbol'            => function_exists( 'get_woocommerce_currency_symbol' ) ? self::plain( get_woocommerce_currency_symbol( $code ) ) : $code,
			'symbolPosition'    => $position,
			'precision'         => min( 4, absint( get_option( 'woocommerce_price_num_decimals', 2 ) ) ),
			'decimalSeparator'  => (string) get_option( 'woocommerce_price_decimal_sep', '.' ),
			'thousandSeparator' => (string) get_option( 'woocommerce_price_thousand_sep', ',' ),
			'priceFormat'       => $formats[ $position ],
		);
	}

	/** Hosts that the browser may be sent to, by purpose. */
	private function external_hosts(): array {
		$hosts = array_map( 'array_values', (array) $this->release->facts()->externalHosts ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName
		$own   = array_values( array_unique( array( self::host_of( home_url() ), self::host_of( admin_url() ) ) ) );
		/**
		 * Filters the hosts that the application may send the browser to.
		 *
		 * @param array<string, string[]> $hosts Hosts by purpose: `authorization`, `billing`, `issueAction`, `documentation`, `store`.
		 */
		return (array) apply_filters( 'listings_and_ads_external_hosts', array_merge( $hosts, array( 'store' => $own ) ) );
	}

	/** Addresses of this admin beside the REST API. */
	private function host(): array {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
		$life = (int) apply_filters( 'nonce_life', DAY_IN_SECONDS, 'wp_rest' );
		return array(
			'addresses' => array(
				'document' => Addresses::document(),
				'page'     => Addresses::page(),
			),
			'signIn'    => Addresses::page(),
			// A nonce is valid for at least half its life.
			'nonce'     => array(
				'url'        => Fresh_Nonce::address(),
				'renewAfter' => max( 1, intdiv( $life, 4 ) ),
			),
			'release'   => Addresses::action( 'listings_and_ads_release' ),
			'languages' => array(
				'offered' => $this->release->offered(),
				'chosen'  => null,
				'choose'  => null,
			),
		);
	}

	/** Path of the REST API on this origin; a query where the site has no clean addresses. */
	private static function rest_root(): string {
		$url   = wp_parse_url( rest_url() );
		$query = isset( $url['query'] ) ? '?' . $url['query'] : '';
		return untrailingslashit( ( $url['path'] ?? '/' ) . $query );
	}

	/**
	 * Host and port of an address.
	 *
	 * @param string $url Address.
	 */
	private static function host_of( string $url ): string {
		$port = wp_parse_url( $url, PHP_URL_PORT );
		return wp_parse_url( $url, PHP_URL_HOST ) . ( $port ? ":$port" : '' );
	}

	/**
	 * A text without entities.
	 *
	 * @param string $text Text that may hold entities.
	 */
	private static function plain( string $text ): string {
		return html_entity_decode( $text, ENT_QUOTES, 'UTF-8' );
	}
}
