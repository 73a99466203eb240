<?php
/**
 * Shops that tests make up.
 *
 * @package Played_Store
 */

defined( 'ABSPATH' ) || exit;

/** Has the plugin under test look at a shop whose pages a test gives, in the place of this site's. */
final class Played_Shop {

	/** @var array Answers by address. */
	private $answers = array();

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'add_route' ) );
		add_action( 'template_redirect', array( $this, 'show' ), 20 );
	}

	/** Stands in the place of a theme, of which there is none: the page, and links to the others. */
	public function show(): void {
		echo '<!doctype html><html><head><title>', esc_html( wp_get_document_title() ), '</title>';
		wp_head();
		echo '</head><body><nav><ul>';
		wp_list_pages( array( 'title_li' => '' ) );
		echo '</ul></nav><main>';
		if ( is_singular() ) {
			echo wp_kses_post( apply_filters( 'the_content', get_queried_object()->post_content ) );
		}
		echo '</main></body></html>';
		exit;
	}

	public function add_route(): void {
		$route = array(
			'methods'             => 'POST',
			'permission_callback' => '__return_true',
			'callback'            => array( $this, 'look' ),
		);
		register_rest_route( 'played-store/v1', '/shop', $route );
	}

	/** The checks of the shop at `site` whose pages answer as `answers` has them. */
	public function look( WP_REST_Request $request ): array {
		$this->answers = $request['answers'];
		$at            = static function () use ( $request ): string {
			return $request['site'];
		};
		add_filter( 'pre_option_home', $at );
		add_filter( 'pre_option_siteurl', $at );
		add_filter( 'pre_http_request', array( $this, 'answer' ), 10, 3 );
		$facts  = ( new Listings_And_Ads\Release( WP_PLUGIN_DIR . '/listings-and-ads/release', '' ) )->facts();
		$visits = ( new Listings_And_Ads\Shop_Look( new Listings_And_Ads\Shop_Words( $facts->storeWords ) ) )->go_on( array(), 60 );
		return ( new Listings_And_Ads\Shop_Verdicts( $visits ) )->checks();
	}

	/** Answers a request as the test has it; nothing goes out. */
	public function answer( $before, array $options, string $url ) {
		$answer = $this->answers[ $url ] ?? array( 'status' => 404, 'headers' => array( 'content-type' => 'text/html' ), 'body' => '<!doctype html>' );
		if ( isset( $answer['error'] ) ) {
			return new WP_Error( 'http_request_failed', $answer['error'] );
		}
		return array(
			'headers'  => $answer['headers'],
			'body'     => $answer['body'],
			'response' => array( 'code' => $answer['status'], 'message' => '' ),
			'cookies'  => array(),
			'filename' => null,
		);
	}
}
