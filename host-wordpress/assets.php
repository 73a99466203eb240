<?php
/**
 * Gives out the release's files where the web server cannot: `define( 'LISTINGS_AND_ADS_ASSETS_BY_PHP', true )`.
 * Knows nothing of WordPress; gives out exactly what `release.json` names.
 *
 * @package Listings_And_Ads
 */

// phpcs:disable WordPress -- WordPress is not loaded here.
$listings_and_ads_plan = json_decode( (string) file_get_contents( __DIR__ . '/release/release.json' ), true );
$listings_and_ads_name = isset( $_SERVER['PATH_INFO'] ) ? $_SERVER['PATH_INFO'] : '';
$listings_and_ads_file = isset( $listings_and_ads_plan['files'][ $listings_and_ads_name ] ) ? $listings_and_ads_plan['files'][ $listings_and_ads_name ] : null;
header( 'X-Content-Type-Options: nosniff' );
if ( ! is_array( $listings_and_ads_file ) ) {
	http_response_code( 404 );
	header( 'Cache-Control: no-store' );
	header( 'Content-Type: text/plain; charset=utf-8' );
	exit( "Not found\n" );
}
$listings_and_ads_path   = __DIR__ . '/release/' . $listings_and_ads_file['file'];
$listings_and_ads_accept = isset( $_SERVER['HTTP_ACCEPT_ENCODING'] ) ? $_SERVER['HTTP_ACCEPT_ENCODING'] : '';
header( 'Content-Type: ' . $listings_and_ads_file['type'] );
header( 'Cache-Control: public, max-age=31536000, immutable' );
header( 'Vary: Accept-Encoding' );
foreach ( array( 'br' => '.br' ) as $listings_and_ads_coding => $listings_and_ads_end ) {
	if ( in_array( $listings_and_ads_coding, $listings_and_ads_file['encodings'], true ) && preg_match( "/\\b$listings_and_ads_coding\\b(?!;\\s*q=0)/", $listings_and_ads_accept ) ) {
		header( "Content-Encoding: $listings_and_ads_coding" );
		$listings_and_ads_path .= $listings_and_ads_end;
		break;
	}
}
header( 'Content-Length: ' . filesize( $listings_and_ads_path ) );
readfile( $listings_and_ads_path );
