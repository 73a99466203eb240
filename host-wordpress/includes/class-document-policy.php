<?php
/**
 * Content security policy of the application's document.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** The two content policies of the document and the headers beside them, as the store server has them; only the frame is allowed. */
final class Document_Policy {

	/**
	 * The oldest versions of which it was measured that integrity in the import map counts. Others would show a blank page
	 * and get the policy as report-only.
	 */
	const PROVEN_CHROMIUM = 156;
	const PROVEN_FIREFOX  = 153;

	const NO_FEATURES = 'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()';

	/** @var string Fresh random bits of one document. */
	private $nonce;

	/** @var string[] Hashes of its inline scripts. */
	private $inline_hashes;

	/** @var string Address for the reports of refused loads. */
	private $reports;

	/**
	 * Describes one document.
	 *
	 * @param string   $nonce         Fresh random bits, base64.
	 * @param string[] $inline_texts  Texts of its inline scripts.
	 * @param string   $reports       Address for the reports of refused loads.
	 */
	public function __construct( string $nonce, array $inline_texts, string $reports ) {
		$this->nonce         = $nonce;
		$this->inline_hashes = array_map( array( self::class, 'sha256_of' ), $inline_texts );
		$this->reports       = $reports;
	}

	/** Sends the headers. */
	public function send(): void {
		foreach ( $this->content_policies() as $index => $policy ) {
			header( "Content-Security-Policy: $policy", 0 === $index );
		}
		$name = self::is_proven() ? 'Integrity-Policy' : 'Integrity-Policy-Report-Only';
		header( "$name: blocked-destinations=(script), endpoints=(csp)" );
		header( "Reporting-Endpoints: csp=\"{$this->reports}\"" );
		header( 'X-Frame-Options: SAMEORIGIN' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Referrer-Policy: no-referrer' );
		header( 'Cross-Origin-Opener-Policy: same-origin' );
		header( 'Cross-Origin-Resource-Policy: same-origin' );
		header( 'Permissions-Policy: ' . self::NO_FEATURES );
	}

	/**
	 * Both have to allow a script: the first trusts what the nonce started, the second this origin's files and the inline
	 * texts by their hashes.
	 *
	 * @return string[]
	 */
	public function content_policies(): array {
		$first  = array(
			"default-src 'none'",
			"script-src 'nonce-{$this->nonce}' 'strict-dynamic' 'report-sample'",
			"style-src-elem 'self' 'nonce-{$this->nonce}'",
			"style-src-attr 'none'",
			"img-src 'self' data:",
			"font-src 'self'",
			"connect-src 'self'",
			"frame-src 'none'",
			"form-action 'self'",
			"frame-ancestors 'self'",
			"base-uri 'none'",
			"object-src 'none'",
			"require-trusted-types-for 'script'",
			"trusted-types 'none'",
			"report-uri {$this->reports}",
			'report-to csp',
		);
		$hashes = array_map(
			static function ( string $hash ): string {
				return "'$hash'";
			},
			$this->inline_hashes
		);
		$second = implode( ' ', array_merge( array( "script-src 'self'" ), $hashes ) );
		return array( implode( '; ', $first ), "$second; report-uri {$this->reports}" );
	}

	/**
	 * The hash of an inline text, as policies name it.
	 *
	 * @param string $text Text between the tags.
	 */
	public static function sha256_of( string $text ): string {
		return 'sha256-' . base64_encode( hash( 'sha256', $text, true ) );
	}

	/** True for a browser that is known to enforce the integrity of the import map. */
	private static function is_proven(): bool {
		$brands = isset( $_SERVER['HTTP_SEC_CH_UA'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_SEC_CH_UA'] ) ) : '';
		$agent  = isset( $_SERVER['HTTP_USER_AGENT'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_USER_AGENT'] ) ) : '';
		return ( preg_match( '/"Chromium";v="(\d{1,4})"/', $brands, $found ) && (int) $found[1] >= self::PROVEN_CHROMIUM )
			|| ( preg_match( '#^Mozilla/5\.0 \([^()]*\) Gecko/[\d.]+ Firefox/(\d{1,4})\.\d+$#D', $agent, $found ) && (int) $found[1] >= self::PROVEN_FIREFOX );
	}
}
