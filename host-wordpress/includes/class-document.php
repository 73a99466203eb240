<?php
/**
 * The application's document, which the frame shows.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** Prints the document as the page contract of the shell has it (`root-config/README.md`), and answers which release it would be made from. */
final class Document {

	/** Stands in the shell's markup where the page's reference belongs. */
	const REFERENCE = '%reference%';

	/** @var Release_Choice Chooses the release of the page. */
	private $releases;

	/** @var Release Release of the page. */
	private $release;

	/** @var Bootstrap Facts of the page. */
	private $bootstrap;

	/**
	 * Makes documents.
	 *
	 * @param Release_Choice $releases  Chooses the release of the page.
	 * @param Bootstrap      $bootstrap Facts of the page.
	 */
	public function __construct( Release_Choice $releases, Bootstrap $bootstrap ) {
		$this->releases  = $releases;
		$this->bootstrap = $bootstrap;
	}

	/** Connects it to its addresses. */
	public function register(): void {
		if ( ( Addresses::asked()['action'] ?? '' ) === Addresses::DOCUMENT ) {
			// Output of other plugins until then is no part of the document.
			ob_start();
		}
		add_action( 'admin_post_' . Addresses::DOCUMENT, array( $this, 'send' ) );
		add_action( 'admin_post_nopriv_' . Addresses::DOCUMENT, 'auth_redirect' );
		add_action( 'admin_post_listings_and_ads_release', array( $this, 'send_release' ) );
	}

	/** Answers with the document; to a tab of its own with the admin's page around it. */
	public function send(): void {
		if ( ! current_user_can( Plugin::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to access this page.', 'listings-and-ads' ), '', array( 'response' => 403 ) );
		}
		if ( 'document' === ( $_SERVER['HTTP_SEC_FETCH_DEST'] ?? '' ) ) {
			wp_safe_redirect( Addresses::page() . Addresses::place_of( Addresses::asked() ) );
			exit;
		}
		$nonce     = base64_encode( random_bytes( 16 ) );
		$reference = wp_generate_uuid4();
		$path      = Addresses::path_of( Addresses::asked() ) ?? '/google';
		try {
			$markup = $this->compose_anyway( $path, $nonce, $reference );
			$inline = $this->inline_texts();
		} catch ( \Throwable $failure ) {
			wp_die( esc_html( $failure->getMessage() ), '', array( 'response' => 500 ) );
		}
		while ( ob_get_level() > 0 ) {
			ob_end_clean();
		}
		( new Document_Policy( $nonce, $inline, Failure_Reports::address() ) )->send();
		header( 'Content-Type: text/html; charset=utf-8' );
		header( 'Cache-Control: no-store' );
		self::send_compressed( $markup );
		exit;
	}

	/** Answers with the name of the release that a page would be made from now. */
	public function send_release(): void {
		wp_send_json( array( 'id' => $this->releases->current()->id() ) );
	}

	/**
	 * The document of the chosen release; of the plugin's own where that one cannot be printed.
	 *
	 * @param string $path      Path of the place that is shown.
	 * @param string $nonce     Fresh random bits, base64.
	 * @param string $reference Reference that a person can name when the page does not start.
	 */
	private function compose_anyway( string $path, string $nonce, string $reference ): string {
		$this->release = $this->releases->current();
		try {
			return $this->compose( $path, $nonce, $reference );
		} catch ( \Throwable $failure ) {
			$this->release = $this->releases->fall_back( $failure->getMessage() );
			return $this->compose( $path, $nonce, $reference );
		}
	}

	/**
	 * The document.
	 *
	 * @param string $path      Path of the place that is shown.
	 * @param string $nonce     Fresh random bits, base64.
	 * @param string $reference Reference that a person can name when the page does not start.
	 */
	private function compose( string $path, string $nonce, string $reference ): string {
		$shell     = $this->release->shell();
		$integrity = $this->release->integrity();
		$preload   = $this->release->preload();
		$entry     = $this->release->entry();
		$lines     = array(
			'<!doctype html>',
			// wp-admin is light in every colour scheme of its own.
			'<html lang="' . esc_attr( $this->release->language() ) . '" dir="' . ( $this->release->is_rtl() ? 'rtl' : 'ltr' ) . '" data-scheme="light">',
			'<head>',
			'<meta charset="utf-8">',
			'<meta name="viewport" content="width=device-width, initial-scale=1">',
			'<meta name="color-scheme" content="light dark">',
			'<meta name="release" content="' . esc_attr( $this->release->id() ) . '">',
			'<meta name="reference" content="' . esc_attr( $reference ) . '">',
			'<meta name="reports" content="' . esc_attr( Failure_Reports::address() ) . '">',
			null === $this->release->mark() ? null : '<meta name="preview" content="' . esc_attr( $this->release->mark() ) . '">',
			"<title>{$shell->title}</title>",
			'<link rel="icon" href="data:,">',
		);
		foreach ( $this->release->styles() as $style ) {
			$lines[] = "<style nonce=\"$nonce\">" . str_replace( '</', '<\\/', $style ) . '</style>';
		}
		foreach ( $this->release->later_styles() as $url => $hash ) {
			$lines[] = '<link rel="preload" as="style" href="' . esc_attr( $url ) . '" integrity="' . esc_attr( $hash ) . '">';
		}
		$lines[] = '</head>';
		// Painted while the rest of the document is on its way.
		$lines[] = '<body>' . str_replace( self::REFERENCE, $reference, $shell->body );
		// Before everything that can fail, whose failures it catches; a browser that paints after a first script has the outline.
		if ( isset( $shell->watch ) ) {
			$lines[] = "<script nonce=\"$nonce\">{$shell->watch}</script>";
		}
		$lines[] = "<script type=\"importmap\" nonce=\"$nonce\">" . $this->import_map() . '</script>';
		$view = self::view_of( $path );
		foreach ( array_merge( $preload->$path ?? $preload->{'*'} ?? array(), $preload->$view ?? array() ) as $url ) {
			$lines[] = '<link rel="modulepreload" href="' . esc_attr( $url ) . '"' . self::integrity_of( $integrity, $url ) . " nonce=\"$nonce\">";
		}
		$lines[] = '<script type="application/json" id="bootstrap">' . self::json_for_script( $this->bootstrap->compose( $shell->namesCountries ?? false ) ) . '</script>';
		$lines[] = '<script type="application/json" id="preload">' . self::json_for_script( self::routes_of( $preload ) ) . '</script>';
		// Each library begins as soon as it is there, in a task of its own, and not with all others when the last one has come.
		foreach ( array_diff( $preload->{'*'} ?? array(), array( $entry ) ) as $url ) {
			$lines[] = '<script type="module" async src="' . esc_attr( $url ) . '"' . self::integrity_of( $integrity, $url ) . " nonce=\"$nonce\"></script>";
		}
		$lines[] = '<script type="module" src="' . esc_attr( $entry ) . '"' . self::integrity_of( $integrity, $entry ) . " nonce=\"$nonce\"></script>";
		$lines[] = '</body>';
		$lines[] = '</html>';
		return implode( "\n", array_filter( $lines, 'is_string' ) ) . "\n";
	}

	/**
	 * Name of the step of a route, or of the screen below it, that the address opens, as releases have it.
	 *
	 * @param string $path Path of the place that is shown.
	 */
	private static function view_of( string $path ): string {
		$asked = Addresses::asked();
		$by    = isset( $asked['subpath'] ) ? 'subpath' : 'step';
		$value = $asked[ $by ] ?? '';
		return is_string( $value ) ? "$path?$by=$value" : '';
	}

	/**
	 * What the page fetches ahead of a visit: routes, without the scripts that every page has; a step, or a screen below, is
	 * opened within one.
	 *
	 * @param object $preload Addresses by route, step and screen.
	 */
	private static function routes_of( object $preload ): object {
		$common = $preload->{'*'} ?? array();
		$routes = array();
		foreach ( (array) $preload as $name => $urls ) {
			if ( false === strpos( $name, '?' ) ) {
				$routes[ $name ] = '*' === $name ? $urls : array_values( array_diff( $urls, $common ) );
			}
		}
		return (object) $routes;
	}

	/**
	 * Texts of the inline scripts, for the policy.
	 *
	 * @return string[]
	 */
	private function inline_texts(): array {
		$shell = $this->release->shell();
		return isset( $shell->watch ) ? array( $this->import_map(), $shell->watch ) : array( $this->import_map() );
	}

	/** The import map with its integrity, as it is printed. */
	private function import_map(): string {
		return self::json_for_script(
			array(
				'imports'   => $this->release->imports(),
				'integrity' => $this->release->integrity(),
			)
		);
	}

	/**
	 * JSON that can stand inside a script element.
	 *
	 * @param mixed $value Value to write.
	 */
	private static function json_for_script( $value ): string {
		return strtr(
			Release::json( $value ),
			array(
				'<'        => '\u003c',
				"\u{2028}" => '\u2028',
				"\u{2029}" => '\u2029',
			)
		);
	}

	/**
	 * The attribute that names the bytes of a file.
	 *
	 * @param object $integrity Hashes by address.
	 * @param string $url       Address of the file.
	 */
	private static function integrity_of( object $integrity, string $url ): string {
		return isset( $integrity->$url ) ? ' integrity="' . esc_attr( $integrity->$url ) . '"' : '';
	}

	/**
	 * Sends the document, compressed where the browser takes it and PHP does not do so by itself.
	 *
	 * @param string $markup The document.
	 */
	private static function send_compressed( string $markup ): void {
		$accepts = isset( $_SERVER['HTTP_ACCEPT_ENCODING'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_ACCEPT_ENCODING'] ) ) : '';
		header( 'Vary: Accept-Encoding' );
		if ( preg_match( '/\bgzip\b(?!;\s*q=0)/', $accepts ) && function_exists( 'gzencode' ) && ! ini_get( 'zlib.output_compression' ) ) {
			$markup = (string) gzencode( $markup, 6 );
			header( 'Content-Encoding: gzip' );
		}
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- each part is escaped where the document is put together.
		echo $markup;
	}
}
