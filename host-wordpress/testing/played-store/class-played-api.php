<?php
/**
 * The store's REST API.
 *
 * @package Played_Store
 */

defined( 'ABSPATH' ) || exit;

/** Passes the calls below /wc/gla, and those of the store's catalogue, on; cookie, nonce and capability are checked by WordPress. */
final class Played_Api {

	/** Headers that go there, and those that come back. */
	const THERE = array( 'content_type' => 'Content-Type', 'idempotency_key' => 'Idempotency-Key', 'if_match' => 'If-Match' );
	const BACK  = array( 'etag', 'age', 'retry-after' );

	/** What the application reads of WooCommerce's own analytics, which its index of /wc/gla does not name. */
	const CATALOGUE = array( '/products', '/products/(?P<id>\d+)/variations', '/variations' );

	/** @var Played_Server */
	private $server;

	public function __construct( Played_Server $server ) {
		$this->server = $server;
	}

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'add_routes' ) );
		add_filter( 'rest_pre_serve_request', array( $this, 'print_as_it_came' ), 10, 2 );
	}

	/** The routes that the store has, as its index names them; WordPress adds the index itself. */
	public function add_routes(): void {
		foreach ( $this->server->routes() as $pattern => $methods ) {
			if ( '/wc/gla' !== $pattern ) {
				$this->pass_on( 'wc/gla', substr( $pattern, strlen( '/wc/gla' ) ), $methods );
			}
		}
		foreach ( self::CATALOGUE as $pattern ) {
			$this->pass_on( 'wc-analytics', $pattern, array( 'GET' ) );
		}
	}

	private function pass_on( string $namespace, string $pattern, array $methods ): void {
		$route = array(
			'methods'             => $methods,
			'callback'            => array( $this, 'answer' ),
			'permission_callback' => static function (): bool {
				return current_user_can( 'manage_woocommerce' );
			},
		);
		register_rest_route( $namespace, $pattern, $route );
	}

	public function answer( WP_REST_Request $request ) {
		$broken = get_option( 'played_store_broken' );
		if ( 'notice' === $broken ) {
			echo "<br />\n<b>Warning</b>:  Undefined variable \$shop in <b>/srv/wp-content/plugins/broken/broken.php</b> on line <b>12</b><br />\n";
		} elseif ( 'fatal' === $broken ) {
			header( 'Content-Type: text/html', true, 500 );
			exit( "<br />\n<b>Fatal error</b>:  Uncaught Error: Call to undefined function broken() in <b>/srv/wp-content/plugins/broken/broken.php</b> on line <b>12</b><br />\n" );
		}
		$headers = array();
		foreach ( self::THERE as $name => $header ) {
			$value = $request->get_header( $name );
			if ( null !== $value ) {
				$headers[ $header ] = $value;
			}
		}
		$query = $request->get_query_params();
		unset( $query['rest_route'], $query['_locale'] );
		$query  = http_build_query( $query, '', '&', PHP_QUERY_RFC3986 );
		$path   = $request->get_route() . ( '' === $query ? '' : "?$query" );
		$answer = $this->server->api( $request->get_method(), $path, $request->get_body(), $headers );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$response = new WP_REST_Response( null, wp_remote_retrieve_response_code( $answer ) );
		foreach ( self::BACK as $name ) {
			$value = wp_remote_retrieve_header( $answer, $name );
			if ( '' !== $value ) {
				$response->header( $name, $value );
			}
		}
		$response->played_body = str_replace( $this->server->url, home_url(), wp_remote_retrieve_body( $answer ) );
		return $response;
	}

	/** The bytes of the store server: numbers and empty objects are as it wrote them. */
	public function print_as_it_came( $served, $response ) {
		if ( ! isset( $response->played_body ) ) {
			return $served;
		}
		echo $response->played_body; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
		return true;
	}
}
