<?php
/**
 * One page of the shop.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** What a browser would show of a page without scripts, as far as the checks read it. */
final class Shop_Page {

	/** Bounds of what is kept of one page, whatever it has. */
	const MOST_LINKS    = 2000;
	const MOST_FORMS    = 50;
	const MOST_PICTURES = 500;
	const MOST_TEXT     = 200000;
	const LONGEST_LABEL = 300;

	/** Elements whose text is not shown. */
	const SILENT = array( 'script', 'style', 'template', 'noscript', 'svg', 'title' );

	/** @var string Address that links are relative to. */
	public $url;

	/** @var string Title. */
	public $title = '';

	/** @var string Text as it is shown, with single spaces. */
	public $text = '';

	/** @var array<int, array{href: string, text: string}> Links with absolute addresses. */
	public $links = array();

	/** @var string[] Absolute addresses that forms send to. */
	public $forms = array();

	/** @var bool A field for a password stands in it. */
	public $has_password_field = false;

	/** @var string[] Descriptions, names and classes of pictures. */
	public $pictures = array();

	/** @var string Robots instructions in lower case: a line for each header and each tag of the page. */
	public $robots;

	/** @var string[] Names of markers of pages that only announce a shop. */
	public $marks = array();

	/** @var bool A postal address is marked as one. */
	public $has_address = false;

	/**
	 * Reads a page.
	 *
	 * @param string $markup Markup in UTF-8.
	 * @param string $url    Its address.
	 * @param string $robots Header `X-Robots-Tag`.
	 */
	public function __construct( string $markup, string $url, string $robots ) {
		$this->url    = $url;
		$this->robots = strtolower( $robots );
		$document     = new \DOMDocument();
		$before       = libxml_use_internal_errors( true );
		$document->loadHTML( '<?xml encoding="UTF-8">' . $markup, LIBXML_NONET | LIBXML_COMPACT );
		libxml_clear_errors();
		libxml_use_internal_errors( $before );
		$this->walk( $document, false );
		$this->text  = self::squeeze( $this->text );
		$this->title = self::squeeze( $this->title );
	}

	/**
	 * Reads a node and what is in it.
	 *
	 * @param \DOMNode $node      Node.
	 * @param bool     $is_silent Its text is not shown.
	 */
	private function walk( \DOMNode $node, bool $is_silent ): void {
		// phpcs:disable WordPress.NamingConventions.ValidVariableName -- names of the DOM.
		if ( $node instanceof \DOMText ) {
			$this->text .= $is_silent || strlen( $this->text ) > self::MOST_TEXT ? '' : $node->data;
			return;
		}
		if ( $node instanceof \DOMElement ) {
			$this->open( $node );
			$is_silent = $is_silent || in_array( $node->nodeName, self::SILENT, true );
		}
		foreach ( $node->childNodes ?? array() as $child ) {
			$this->walk( $child, $is_silent );
		}
		// Words of two elements are two words.
		$this->text .= $node instanceof \DOMElement && 'a' !== $node->nodeName ? ' ' : '';
		// phpcs:enable
	}

	/**
	 * Reads an element.
	 *
	 * @param \DOMElement $element Element.
	 */
	private function open( \DOMElement $element ): void {
		$name = $element->nodeName; // phpcs:ignore WordPress.NamingConventions.ValidVariableName
		if ( 'title' === $name && '' === $this->title ) {
			$this->title = self::label( $element->textContent ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName
		} elseif ( 'meta' === $name ) {
			$this->keep_meta( strtolower( $element->getAttribute( 'name' ) ), $element->getAttribute( 'content' ) );
		} elseif ( 'body' === $name ) {
			$this->marks = array_merge( $this->marks, array_slice( (array) preg_split( '/\s+/', $element->getAttribute( 'class' ) ), 0, 50 ) );
		} elseif ( 'input' === $name ) {
			$this->has_password_field = $this->has_password_field || 'password' === $element->getAttribute( 'type' );
		} elseif ( 'form' === $name && count( $this->forms ) < self::MOST_FORMS ) {
			$this->forms[] = (string) Shop_Address::absolute( $element->getAttribute( 'action' ), $this->url );
		} elseif ( 'a' === $name && $element->hasAttribute( 'href' ) ) {
			$this->keep_link( $element );
		} elseif ( in_array( $name, array( 'img', 'svg', 'i', 'use' ), true ) ) {
			$this->keep_picture( $element );
		}
		$this->has_address = $this->has_address || self::is_address( $name, $element );
	}

	/**
	 * True for structured data with a postal address.
	 *
	 * @param string      $name    Name of the element.
	 * @param \DOMElement $element Element.
	 */
	private static function is_address( string $name, \DOMElement $element ): bool {
		if ( 'script' === $name && 'application/ld+json' === $element->getAttribute( 'type' ) ) {
			return (bool) preg_match( '/"PostalAddress"/', $element->textContent ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName
		}
		return (bool) preg_match( '/^(PostalAddress|address|streetAddress)$/', $element->getAttribute( 'itemprop' ) );
	}

	/**
	 * Keeps what a page says to crawlers, and marks of pages that only announce a shop.
	 *
	 * @param string $name    Name in lower case.
	 * @param string $content Content.
	 */
	private function keep_meta( string $name, string $content ): void {
		if ( in_array( $name, array( 'robots', 'googlebot' ), true ) ) {
			$this->robots .= "\n" . strtolower( self::label( $content ) );
		}
		if ( '' !== $content && preg_match( '/coming-?soon|maintenance/', $name ) ) {
			$this->marks[] = self::label( $name );
		}
	}

	/**
	 * Keeps a link with its text, its label or the description of its picture.
	 *
	 * @param \DOMElement $element Link.
	 */
	private function keep_link( \DOMElement $element ): void {
		$href = Shop_Address::absolute( $element->getAttribute( 'href' ), $this->url );
		if ( null === $href || count( $this->links ) >= self::MOST_LINKS ) {
			return;
		}
		$words = array( $element->getAttribute( 'aria-label' ), $element->getAttribute( 'title' ), $element->textContent ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName
		foreach ( $element->getElementsByTagName( 'img' ) as $picture ) {
			$words[] = $picture->getAttribute( 'alt' );
		}
		$this->links[] = array(
			'href' => $href,
			'text' => self::squeeze( self::label( implode( ' ', $words ) ) ),
		);
	}

	/**
	 * Keeps the words of a picture.
	 *
	 * @param \DOMElement $element Picture.
	 */
	private function keep_picture( \DOMElement $element ): void {
		$words = '';
		foreach ( array( 'alt', 'title', 'aria-label', 'class', 'src', 'data-src', 'href', 'xlink:href' ) as $name ) {
			$words .= self::label( $element->getAttribute( $name ) ) . ' ';
		}
		if ( count( $this->pictures ) < self::MOST_PICTURES && false === strpos( $words, 'data:' ) ) {
			$this->pictures[] = self::squeeze( $words );
		}
	}

	/**
	 * The beginning of a text.
	 *
	 * @param string $text Text.
	 */
	private static function label( string $text ): string {
		return function_exists( 'mb_substr' ) ? mb_substr( $text, 0, self::LONGEST_LABEL ) : $text;
	}

	/**
	 * A text with single spaces.
	 *
	 * @param string $text Text.
	 */
	private static function squeeze( string $text ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
	}
}
