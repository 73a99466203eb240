<?php
/**
 * Words of shops.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** What a page says, by the words of the contract (`shared-api/src/contract/tables/store-words.table.ts`), which are packed with the release. */
final class Shop_Words {

	/** A page that only announces a shop, or asks for a password, is short. */
	const SHORT_PAGE = 1500;

	/** Text in which an address or a number is looked for. */
	const MOST_TEXT = 50000;

	/** @var object Patterns by what they are about. */
	private $words;

	/**
	 * Takes the patterns.
	 *
	 * @param object $words `pages`, `comingSoon`, `comingSoonMarks`, `password`, `passwordField` and `payment`.
	 */
	public function __construct( object $words ) {
		$this->words = $words;
	}

	/**
	 * Addresses of the pages that links lead to, by name; a page that no link names is not among them.
	 *
	 * @param Shop_Page $page First page of the shop.
	 * @return array<string, string>
	 */
	public function addresses( Shop_Page $page ): array {
		$found = array();
		foreach ( (array) $this->words->pages as $name => $pattern ) {
			foreach ( $page->links as $link ) {
				if ( preg_match( '/^https?:/', $link['href'] ) && self::has( $pattern, self::words_of( $link ) ) ) {
					$found[ $name ] = $link['href'];
					break;
				}
			}
		}
		return $found;
	}

	/**
	 * What keeps people from the shop: `password`, `coming_soon`, or nothing.
	 *
	 * @param Shop_Page $page Page.
	 */
	public function closed_by( Shop_Page $page ): ?string {
		$is_short = strlen( $page->text ) < self::SHORT_PAGE;
		$asks     = self::has( '/(password|wp-login\.php)/?$', (string) wp_parse_url( $page->url, PHP_URL_PATH ) )
			|| self::has( $this->words->password, $page->title )
			|| ( $is_short && self::has( $this->words->password, $page->text ) )
			|| ( $is_short && $page->has_password_field && self::has( $this->words->passwordField, $page->text ) ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- names of the contract.
		if ( $asks ) {
			return 'password';
		}
		$is_marked = (bool) preg_grep( self::pattern( $this->words->comingSoonMarks ), $page->marks ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName
		$words     = $page->title . ( $is_short ? " {$page->text}" : '' );
		return $is_marked || self::has( $this->words->comingSoon, $words ) ? 'coming_soon' : null; // phpcs:ignore WordPress.NamingConventions.ValidVariableName
	}

	/**
	 * Names of the ways to pay that a page shows.
	 *
	 * @param Shop_Page $page Page.
	 * @return string[]
	 */
	public function methods( Shop_Page $page ): array {
		$pictures = implode( ' ', $page->pictures );
		$text     = "{$page->text} " . preg_replace( '#[-_/.]+#', ' ', $pictures ) . " $pictures";
		$methods  = array();
		foreach ( $this->words->payment as list( $name, $pattern ) ) {
			if ( self::has( $pattern, $text ) ) {
				$methods[] = $name;
			}
		}
		return $methods;
	}

	/**
	 * The phone number of a page, as a link or with its country: `+1 213 373 4253`.
	 *
	 * @param Shop_Page $page Page.
	 */
	public function phone( Shop_Page $page ): ?string {
		$linked = self::after( 'tel:', $page );
		$found  = preg_match( '/(?<![\d+])\+[1-9]\d{0,2}[ .()\/-]{0,3}(?:\d[ .()\/-]{0,2}){6,12}\d(?!\d)/', substr( $page->text, 0, self::MOST_TEXT ), $match );
		return $linked ?? ( $found ? trim( $match[0] ) : null );
	}

	/**
	 * The email address of a page.
	 *
	 * @param Shop_Page $page Page.
	 */
	public function email( Shop_Page $page ): ?string {
		$found = preg_match( '/\b[\w.+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24}\b/i', $page->text, $match );
		return self::after( 'mailto:', $page ) ?? ( $found ? $match[0] : null );
	}

	/**
	 * What the first link with a scheme names.
	 *
	 * @param string    $scheme Scheme with its colon.
	 * @param Shop_Page $page   Page.
	 */
	private static function after( string $scheme, Shop_Page $page ): ?string {
		foreach ( $page->links as $link ) {
			if ( 0 === stripos( $link['href'], $scheme ) ) {
				$text = rawurldecode( (string) strtok( substr( $link['href'], strlen( $scheme ) ), '?' ) );
				$text = substr( trim( wp_check_invalid_utf8( $text, true ) ), 0, 200 );
				return '' === $text ? null : $text;
			}
		}
		return null;
	}

	/**
	 * Path and text of a link, as the words are looked for.
	 *
	 * @param array{href: string, text: string} $link Link.
	 */
	private static function words_of( array $link ): string {
		$parts = (array) wp_parse_url( $link['href'] );
		$path  = rawurldecode( ( $parts['path'] ?? '' ) . ( isset( $parts['query'] ) ? "?{$parts['query']}" : '' ) );
		return substr( preg_replace( '/[-_]+/', ' ', $path ) . " $path {$link['text']}", 0, 1000 );
	}

	/**
	 * True when a text has one of the words.
	 *
	 * @param string $pattern Pattern of the contract.
	 * @param string $text    Text.
	 */
	private static function has( string $pattern, string $text ): bool {
		return (bool) preg_match( self::pattern( $pattern ), wp_check_invalid_utf8( $text, true ) );
	}

	/**
	 * A pattern of the contract as PHP takes it.
	 *
	 * @param string $pattern Pattern.
	 */
	private static function pattern( string $pattern ): string {
		return '~' . str_replace( '~', '\~', $pattern ) . '~iu';
	}
}
