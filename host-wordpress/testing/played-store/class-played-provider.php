<?php
/**
 * The pages of the host and the provider.
 *
 * @package Played_Store
 */

defined( 'ABSPATH' ) || exit;

/** Shows the store server's played authorization pages at this site; they return to where the store plugin has its own screens. */
final class Played_Provider {

	/** @var Played_Server */
	private $server;

	public function __construct( Played_Server $server ) {
		$this->server = $server;
	}

	public function register(): void {
		add_action( 'parse_request', array( $this, 'show' ), 0 );
		add_action( 'admin_menu', array( $this, 'add_old_screens' ) );
		add_filter( 'listings_and_ads_external_hosts', array( $this, 'add_hosts' ) );
	}

	/** The played provider is at this site. */
	public function add_hosts( array $hosts ): array {
		$here = wp_parse_url( home_url(), PHP_URL_HOST ) . ':' . wp_parse_url( home_url(), PHP_URL_PORT );
		foreach ( array( 'authorization', 'billing' ) as $purpose ) {
			$hosts[ $purpose ][] = $here;
		}
		return $hosts;
	}

	/** The page that the store platform has for the store plugin's own screens. */
	public function add_old_screens(): void {
		$show = static function (): void {
			echo '<div class="wrap"><h1>The store plugin’s own screens</h1></div>';
		};
		add_menu_page( 'Store', 'Store', 'manage_woocommerce', 'wc-admin', $show );
	}

	public function show(): void {
		$base   = (string) wp_parse_url( home_url(), PHP_URL_PATH );
		$target = substr( (string) $_SERVER['REQUEST_URI'], strlen( $base ) );
		if ( 0 !== strpos( $target, '/sandbox/' ) ) {
			return;
		}
		$method = $_SERVER['REQUEST_METHOD'];
		$type   = 'POST' === $method ? array( 'Content-Type' => 'application/x-www-form-urlencoded' ) : array();
		$answer = $this->server->page( $method, $target, (string) file_get_contents( 'php://input' ), $type );
		if ( is_wp_error( $answer ) ) {
			wp_die( esc_html( $answer->get_error_message() ) );
		}
		$location = (string) wp_remote_retrieve_header( $answer, 'location' );
		if ( 0 === strpos( $location, '/sandbox/' ) ) {
			wp_safe_redirect( home_url( $location ) );
			exit;
		}
		if ( '' !== $location ) {
			list( $path, $query ) = array_pad( explode( '?', $location, 2 ), 2, '' );
			wp_safe_redirect( admin_url( "admin.php?page=wc-admin&path=$path" . ( '' === $query ? '' : "&$query" ) ) );
			exit;
		}
		status_header( wp_remote_retrieve_response_code( $answer ) );
		header( 'Content-Type: text/html; charset=utf-8' );
		echo str_replace( 'action="/sandbox', "action=\"$base/sandbox", wp_remote_retrieve_body( $answer ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
		exit;
	}
}
