<?php
/**
 * The store plugin, whose REST API the application speaks to.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** What can be known of the store plugin without a request. */
final class Store_Plugin {

	/** Name of its main file, in whatever folder it stands. */
	const FILE = 'google-listings-and-ads.php';

	const NAMESPACE_OF_ROUTES = 'wc/gla';

	/**
	 * Keys of the contract's calls that it does not have; none where its routes cannot be read.
	 *
	 * @param object $calls Method and path by the key of the call.
	 * @return string[]
	 */
	public static function missing_calls( object $calls ): array {
		try {
			return Store_Calls::missing( self::routes(), $calls ) ?? array();
		} catch ( \Throwable $failure ) {
			// Another plugin broke the REST API: its calls will say so, the page shows it.
			return array();
		}
	}

	/** Its version by its header, such as `2.1.3`; null where it is not active under its own name. */
	public static function version(): ?string {
		foreach ( self::active_plugins() as $plugin ) {
			if ( basename( $plugin ) === self::FILE && is_readable( WP_PLUGIN_DIR . "/$plugin" ) ) {
				$version = get_file_data( WP_PLUGIN_DIR . "/$plugin", array( 'version' => 'Version' ), 'plugin' )['version'];
				return '' === $version ? null : $version;
			}
		}
		return null;
	}

	/**
	 * Files of the plugins that are active here: on this site, and on every site of the network.
	 *
	 * @return string[]
	 */
	private static function active_plugins(): array {
		$network = is_multisite() ? array_keys( (array) get_site_option( 'active_sitewide_plugins', array() ) ) : array();
		return array_merge( (array) get_option( 'active_plugins', array() ), $network );
	}

	/**
	 * Methods by the pattern of each of its routes.
	 *
	 * @return array<string, string[]>
	 */
	private static function routes(): array {
		$methods_of = static function ( array $handlers ): array {
			return array_keys( array_merge( array(), ...array_values( array_column( $handlers, 'methods' ) ) ) );
		};
		return array_map( $methods_of, rest_get_server()->get_routes( self::NAMESPACE_OF_ROUTES ) );
	}
}
