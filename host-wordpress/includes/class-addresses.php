<?php
/**
 * Addresses of the application in this admin.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** Places are `/google/…` with parameters; in an address they stand in the parameter `path` and beside it. */
final class Addresses {

	/** The admin's page, as `page` names it. */
	const PAGE = 'listings-and-ads';

	/** The document in that page's frame, as `action` names it. */
	const DOCUMENT = 'listings_and_ads';

	/** Pattern of a place's path. */
	const PLACE = '#^/google(/[a-z0-9-]+)*/?$#D';

	/** Path and query of the admin's page, to be followed by `&path=…`. */
	public static function page(): string {
		return self::admin_path( 'admin.php?page=' . self::PAGE );
	}

	/** Path and query of the document in the frame, to be followed by `&path=…`. */
	public static function document(): string {
		return self::action( self::DOCUMENT );
	}

	/**
	 * Path and query of an action of this plugin.
	 *
	 * @param string $action Name of the action.
	 */
	public static function action( string $action ): string {
		return self::admin_path( 'admin-post.php?action=' . $action );
	}

	/**
	 * A page of the admin by its path, without scheme and host: the origin is that of the request.
	 *
	 * @param string $page File and query.
	 */
	public static function admin_path( string $page ): string {
		$url   = wp_parse_url( admin_url( $page ) );
		$query = isset( $url['query'] ) ? '?' . $url['query'] : '';
		return ( $url['path'] ?? '/' ) . $query;
	}

	/**
	 * Query to append to an address so that it names the place of a request's parameters.
	 *
	 * @param array<string, mixed> $parameters Parameters of a request, unslashed.
	 * @return string `&path=…&…`; empty where no place is named.
	 */
	public static function place_of( array $parameters ): string {
		$path = self::path_of( $parameters );
		if ( null === $path ) {
			return '';
		}
		unset( $parameters['path'], $parameters['page'], $parameters['action'] );
		$others = array_filter( $parameters, 'is_string' );
		$query  = http_build_query( $others, '', '&', PHP_QUERY_RFC3986 );
		return '&path=' . $path . ( '' === $query ? '' : '&' . $query );
	}

	/**
	 * The path of the place that a request's parameters name, without a slash at the end; null where they name none.
	 *
	 * @param array<string, mixed> $parameters Parameters of a request, unslashed.
	 */
	public static function path_of( array $parameters ): ?string {
		$path = $parameters['path'] ?? null;
		return is_string( $path ) && preg_match( self::PLACE, $path ) ? untrailingslashit( $path ) : null;
	}

	/** The parameters of this request's address. */
	public static function asked(): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- an address names a place and changes nothing.
		return wp_unslash( $_GET );
	}
}
