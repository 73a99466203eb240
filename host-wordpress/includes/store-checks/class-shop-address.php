<?php
/**
 * Addresses of the shop.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** Which addresses belong to this shop, and how its pages name them. */
final class Shop_Address {

	/** No address is longer than this. */
	const LONGEST = 2000;

	/** Address of the first page. */
	public static function home(): string {
		return home_url( '/' );
	}

	/** Address of the file that crawlers read first: there is one for the whole origin. */
	public static function robots(): string {
		return \WP_Http::make_absolute_url( '/robots.txt', self::home() );
	}

	/**
	 * Absolute address without its fragment; null where it is none.
	 *
	 * @param string $href Address as a page names it.
	 * @param string $base Address of that page.
	 */
	public static function absolute( string $href, string $base ): ?string {
		$href = trim( $href );
		if ( strlen( $href ) > self::LONGEST ) {
			return null;
		}
		if ( preg_match( '/^(tel|mailto|javascript|data|sms):/i', $href ) ) {
			return $href;
		}
		$url = (string) strtok( \WP_Http::make_absolute_url( $href, $base ), '#' );
		return is_array( wp_parse_url( $url ) ) ? $url : null;
	}

	/**
	 * True for an address of this site alone: its own host and port, without a name and a password in it.
	 *
	 * @param string $url Address.
	 */
	public static function is_own( string $url ): bool {
		$parts = wp_parse_url( $url );
		if ( strlen( $url ) > self::LONGEST || ! is_array( $parts ) || isset( $parts['user'] ) || isset( $parts['pass'] ) ) {
			return false;
		}
		if ( ! in_array( $parts['scheme'] ?? '', array( 'http', 'https' ), true ) ) {
			return false;
		}
		foreach ( array( home_url(), site_url() ) as $own ) {
			if ( self::place( (array) wp_parse_url( $own ) ) === self::place( $parts ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Host with a port that is not the usual one.
	 *
	 * @param array $parts Parts of an address.
	 */
	private static function place( array $parts ): string {
		$port     = $parts['port'] ?? null;
		$is_usual = null === $port || in_array( $port, array( 80, 443 ), true );
		return strtolower( $parts['host'] ?? '' ) . ( $is_usual ? '' : ":$port" );
	}
}
