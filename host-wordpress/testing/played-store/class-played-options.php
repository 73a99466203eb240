<?php
/**
 * Options that WooCommerce and the store plugin keep in WordPress.
 *
 * @package Played_Store
 */

defined( 'ABSPATH' ) || exit;

/** WooCommerce's own, as far as amounts are written with it. */
function get_woocommerce_currency_symbol( string $code ): string {
	$symbols = array( 'USD' => '&#36;', 'EUR' => '&euro;', 'GBP' => '&pound;' );
	return $symbols[ $code ] ?? $code;
}

/** Options as the played store has them at this moment. */
final class Played_Options {

	/** @var Played_Server */
	private $server;

	/** @var array|null Facts of the store server about its store. */
	private $facts;

	public function __construct( Played_Server $server ) {
		$this->server = $server;
	}

	public function register(): void {
		foreach ( array( 'gla_mc_setup_completed_at', 'gla_ads_setup_completed_at', 'gla_campaign_convert_status', 'woocommerce_default_country', 'woocommerce_currency', 'woocommerce_currency_pos' ) as $name ) {
			add_filter( "pre_option_$name", array( $this, 'value' ), 10, 2 );
		}
		add_action( 'rest_api_init', array( $this, 'add_route' ) );
		add_filter(
			'get_user_metadata',
			static function ( $value, int $user, string $key ) {
				$locale = 'locale' === $key ? get_option( 'played_store_user_locale' ) : false;
				return false === $locale ? $value : array( $locale );
			},
			10,
			3
		);
		add_filter(
			'played_store_countries',
			function (): array {
				return $this->facts()['countries'];
			}
		);
		add_action(
			'admin_notices',
			static function (): void {
				echo wp_kses_post( (string) get_option( 'played_store_notices', '' ) );
			}
		);
		add_filter( 'pre_update_option_played_store_version', array( $this, 'write_version' ) );
		// All nonces are over at once when this option changes.
		add_filter(
			'nonce_life',
			static function ( int $life ): int {
				return (int) get_option( 'played_store_nonce_life', $life );
			}
		);
	}

	/** Writes another version into the header of this plugin, where the plugin under test reads it. */
	public function write_version( string $version ): string {
		$file = __DIR__ . '/google-listings-and-ads.php';
		file_put_contents( $file, preg_replace( '/^( \* Version: +)\S+/m', '${1}' . $version, file_get_contents( $file ) ), LOCK_EX );
		return $version;
	}

	/** Tests change the site by its options, and look at what the plugin under test does and keeps. */
	public function add_route(): void {
		$change = static function ( WP_REST_Request $request ): bool {
			$value = $request['value'];
			return null === $value ? delete_option( $request['name'] ) : update_option( $request['name'], $value );
		};
		$look   = static function (): ?array {
			Listings_And_Ads\Deploy_Check::run();
			return Listings_And_Ads\Deploy_Check::status();
		};
		$file   = static function ( WP_REST_Request $request ): bool {
			$path = wp_upload_dir()['basedir'] . '/listings-and-ads' . $request['url'];
			return null === $request['text'] ? unlink( $path ) : wp_mkdir_p( dirname( $path ) ) && false !== file_put_contents( $path, $request['text'] );
		};
		$plugin = static function ( WP_REST_Request $request ): bool {
			require_once ABSPATH . 'wp-admin/includes/file.php';
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
			$archive = wp_tempnam();
			file_put_contents( $archive, $request->get_body() );
			$is_done = WP_Filesystem() && true === unzip_file( $archive, WP_PLUGIN_DIR );
			unlink( $archive );
			return $is_done && null === activate_plugin( 'listings-and-ads/listings-and-ads.php' );
		};
		self::add( 'POST', '/option', $change );
		self::add( 'POST', '/look', $look );
		self::add( 'POST', '/file', $file );
		self::add( 'POST', '/plugin', $plugin );
		self::add( 'GET', '/kept', array( $this, 'kept' ) );
	}

	private static function add( string $method, string $path, callable $answer ): void {
		$route = array(
			'methods'             => $method,
			'permission_callback' => '__return_true',
			'callback'            => $answer,
		);
		register_rest_route( 'played-store/v1', $path, $route );
	}

	/** Names of what the plugin under test keeps in this site. */
	public function kept(): array {
		global $wpdb;
		$own = '%listings_and_ads%';
		return array_merge(
			$wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s ORDER BY option_name", $own ) ),
			$wpdb->get_col( $wpdb->prepare( "SELECT meta_key FROM {$wpdb->usermeta} WHERE meta_key LIKE %s", $own ) ),
			glob( WP_PLUGIN_DIR . '/listings-and-ads*' ) ? array( 'its folder' ) : array(),
			is_dir( wp_upload_dir()['basedir'] . '/listings-and-ads' ) ? array( 'files of releases' ) : array(),
			wp_next_scheduled( 'listings_and_ads_check_release' ) ? array( 'an event' ) : array()
		);
	}

	public function value( $value, string $name ) {
		$facts = $this->facts();
		switch ( $name ) {
			case 'gla_mc_setup_completed_at':
				return $facts['mcSetupComplete'] ? time() : '';
			case 'gla_ads_setup_completed_at':
				return $facts['adsSetupComplete'] ? time() : '';
			case 'gla_campaign_convert_status':
				return $facts['adsCampaignConvertStatus'] ?? '';
			case 'woocommerce_default_country':
				return $facts['defaultCountry'];
			case 'woocommerce_currency':
				return $facts['currency']['code'];
			default:
				return $facts['currency']['symbolPosition'];
		}
	}

	private function facts(): array {
		if ( null === $this->facts ) {
			$answer      = $this->server->api( 'GET', '/store/v1/bootstrap' );
			$this->facts = json_decode( wp_remote_retrieve_body( $answer ), true );
		}
		return $this->facts;
	}
}
