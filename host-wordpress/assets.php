<?php
/**
 * Gives out a release's files where the web server cannot: `define( 'LISTINGS_AND_ADS_ASSETS_BY_PHP', true )`.
 * Knows nothing of WordPress; gives out exactly what `release.json` names, and what stands in the uploads of a site
 * (`/site-2/assets/…`), where only verified files of a place of releases are.
 *
 * @package Listings_And_Ads
 */

// phpcs:disable WordPress -- WordPress is not loaded here.

/** A file of the plugin's release; null where it names none. */
function listings_and_ads_released( string $name ): ?array {
	$plan = json_decode( (string) file_get_contents( __DIR__ . '/release/release.json' ), true );
	$file = $plan['files'][ $name ] ?? null;
	return is_array( $file ) ? array( __DIR__ . '/release/' . $file['file'], $file['type'], in_array( 'br', $file['encodings'], true ) ) : null;
}

/** A file in the uploads of a site; null where there is none. */
function listings_and_ads_uploaded( string $name ): ?array {
	if ( ! preg_match( '#^/site-([1-9]\d{0,9})(/assets/[a-z0-9-]+/(?!\.)[a-z0-9._-]+\.(js|css))$#D', $name, $found ) ) {
		return null;
	}
	$site = '1' === $found[1] ? '' : "/sites/{$found[1]}";
	$path = dirname( __DIR__, 2 ) . "/uploads$site/listings-and-ads{$found[2]}";
	$type = 'js' === $found[3] ? 'text/javascript' : 'text/css';
	return is_file( $path ) ? array( $path, "$type; charset=utf-8", false ) : null;
}

$listings_and_ads_name = isset( $_SERVER['PATH_INFO'] ) ? (string) $_SERVER['PATH_INFO'] : '';
$listings_and_ads_file = listings_and_ads_released( $listings_and_ads_name ) ?? listings_and_ads_uploaded( $listings_and_ads_name );
header( 'X-Content-Type-Options: nosniff' );
if ( null === $listings_and_ads_file ) {
	http_response_code( 404 );
	header( 'Cache-Control: no-store' );
	header( 'Content-Type: text/plain; charset=utf-8' );
	exit( "Not found\n" );
}
list( $listings_and_ads_path, $listings_and_ads_type, $listings_and_ads_packed ) = $listings_and_ads_file;
header( "Content-Type: $listings_and_ads_type" );
header( 'Cache-Control: public, max-age=31536000, immutable' );
header( 'Vary: Accept-Encoding' );
if ( $listings_and_ads_packed && preg_match( '/\bbr\b(?!;\s*q=0)/', isset( $_SERVER['HTTP_ACCEPT_ENCODING'] ) ? $_SERVER['HTTP_ACCEPT_ENCODING'] : '' ) ) {
	header( 'Content-Encoding: br' );
	$listings_and_ads_path .= '.br';
}
header( 'Content-Length: ' . filesize( $listings_and_ads_path ) );
readfile( $listings_and_ads_path );
