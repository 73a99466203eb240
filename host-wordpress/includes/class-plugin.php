<?php
/**
 * Puts the parts of the plugin together.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** Connects each part to the moments of WordPress it acts at. */
final class Plugin {

	/** Capability that shows the application: the one that the store plugin's REST API requires. */
	const CAPABILITY = 'manage_woocommerce';

	/** Starts the plugin; called once, when WordPress loads it. */
	public static function start(): void {
		add_action( 'init', array( self::class, 'load_texts' ) );
		Deploy_Check::register();
		$release = new Release( plugin_dir_path( PLUGIN_FILE ) . 'release', self::assets_path() );
		( new Store_Checks( $release ) )->register();
		if ( ! is_admin() ) {
			return;
		}
		( new Document( new Release_Choice( $release ), new Bootstrap( $release ) ) )->register();
		( new Admin_Page() )->register();
		( new Screen_Choice() )->register();
		( new Store_Returns() )->register();
		( new Failure_Reports() )->register();
		Fresh_Nonce::register();
		( new Deploy_Settings() )->register();
	}

	/** Loads the translations that come with the plugin: for the user's language, else for another country that speaks it. */
	public static function load_texts(): void {
		load_plugin_textdomain( 'listings-and-ads', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
		$locale = determine_locale();
		$files  = plugin_dir_path( PLUGIN_FILE ) . 'languages/listings-and-ads-';
		$others = is_readable( "$files$locale.mo" ) ? array() : (array) glob( $files . strtok( $locale, '_' ) . '_*.mo' );
		if ( array() !== $others ) {
			load_textdomain( 'listings-and-ads', $others[0], $locale );
		}
	}

	/**
	 * True when the store plugin's REST API is there: without it there is nothing to show.
	 */
	public static function has_store_api(): bool {
		return in_array( 'wc/gla', rest_get_server()->get_namespaces(), true );
	}

	/**
	 * Path of the release's files on the admin's own origin, without a slash at the end: below the plugin's folder, or,
	 * where the web server cannot give them out with the right types or they are on another host, by way of PHP.
	 */
	private static function assets_path(): string {
		return (string) wp_parse_url( plugins_url( self::gives_out_by_php() ? 'assets.php' : 'release', PLUGIN_FILE ), PHP_URL_PATH );
	}

	/** True where PHP gives out the files. */
	public static function gives_out_by_php(): bool {
		return defined( 'LISTINGS_AND_ADS_ASSETS_BY_PHP' ) && LISTINGS_AND_ADS_ASSETS_BY_PHP;
	}
}
