<?php
/**
 * The embedded store server behind this site.
 *
 * @package Played_Store
 */

defined( 'ABSPATH' ) || exit;

/** Sends requests to the store server. */
final class Played_Server {

	/** @var string Origin of the server. */
	public $url;

	/** @var string Origin of what answers its API: a test may put a store with another version of the plugin before it. */
	private $api_url;

	/** @var string Password of its API. */
	private $password;

	/** @var string Token to sign in with. */
	private $token;

	public function __construct( string $url, string $password, string $token ) {
		$this->url      = $url;
		$this->api_url  = get_option( 'played_store_url', $url );
		$this->password = $password;
		$this->token    = $token;
	}

	/**
	 * Calls the API as the store's own scripts do.
	 *
	 * @return array|WP_Error Answer of WordPress's HTTP client.
	 */
	public function api( string $method, string $path, string $body = '', array $headers = array() ) {
		$headers['Authorization'] = 'Basic ' . base64_encode( "admin:{$this->password}" );
		return $this->send( $method, "{$this->api_url}/wp-json$path", $body, $headers );
	}

	/**
	 * Methods of its routes, by their pattern; asked for once.
	 *
	 * @return array<string, string[]>
	 */
	public function routes(): array {
		$known = get_option( 'played_store_routes' );
		if ( is_array( $known ) && $known['url'] === $this->api_url ) {
			return $known['routes'];
		}
		$index  = json_decode( wp_remote_retrieve_body( $this->api( 'GET', '/wc/gla' ) ), true );
		$routes = array_map(
			static function ( array $route ): array {
				return $route['methods'];
			},
			$index['routes'] ?? array()
		);
		update_option( 'played_store_routes', array( 'url' => $this->api_url, 'routes' => $routes ) );
		return $routes;
	}

	/**
	 * Asks for one of its pages, signed in.
	 *
	 * @return array|WP_Error
	 */
	public function page( string $method, string $path, string $body = '', array $headers = array() ) {
		$cookie = get_option( 'played_store_cookie' );
		if ( ! $cookie ) {
			$answer = $this->send( 'GET', "{$this->url}/sign-in?token=" . rawurlencode( $this->token ), '', array() );
			$cookie = strtok( (string) wp_remote_retrieve_header( $answer, 'set-cookie' ), ';' );
			update_option( 'played_store_cookie', $cookie );
		}
		return $this->send( $method, $this->url . $path, $body, array_merge( $headers, array( 'Cookie' => $cookie ) ) );
	}

	private function send( string $method, string $url, string $body, array $headers ) {
		$options = array(
			'method'      => $method,
			'redirection' => 0,
			'timeout'     => 60,
			'headers'     => array_merge( array( 'Origin' => $this->url ), $headers ),
		);
		if ( '' !== $body ) {
			$options['body'] = $body;
		}
		return wp_remote_request( $url, $options );
	}
}
