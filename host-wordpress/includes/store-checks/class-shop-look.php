<?php
/**
 * A look at the shop.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/**
 * Visits the first page and what it links to, one page after the other: at most seven and `robots.txt`. What it keeps of
 * each is what the verdicts need, so that a look can go on in the next request.
 */
final class Shop_Look {

	/** What is visited, in this order. */
	const PLACES = array( 'home', 'robots', 'checkout', 'cart', 'refund', 'terms', 'contact' );

	/** Paths of pages that no link names. */
	const USUAL = array(
		'checkout' => 'checkout/',
		'cart'     => 'cart/',
	);

	/** @var Shop_Words Finds what pages say. */
	private $words;

	/** @var Shop_Visitor Reads pages. */
	private $visitor;

	/**
	 * Prepares a look.
	 *
	 * @param Shop_Words $words Finds what pages say.
	 */
	public function __construct( Shop_Words $words ) {
		$this->words   = $words;
		$this->visitor = new Shop_Visitor();
	}

	/**
	 * Goes on with a look for so many seconds, at least by one page.
	 *
	 * @param array<string, ?array> $visits  What was visited.
	 * @param float                 $seconds Seconds after which no page is begun.
	 * @return array<string, ?array>
	 */
	public function go_on( array $visits, float $seconds ): array {
		$until = microtime( true ) + $seconds;
		foreach ( array_diff( self::PLACES, array_keys( $visits ) ) as $place ) {
			$visits[ $place ] = $this->visit( $place, $visits['home'] ?? null );
			if ( microtime( true ) > $until ) {
				break;
			}
		}
		return $visits;
	}

	/**
	 * True when everything was visited.
	 *
	 * @param array<string, ?array> $visits What was visited.
	 */
	public static function has_ended( array $visits ): bool {
		return count( $visits ) === count( self::PLACES );
	}

	/**
	 * Visits one place; null where there is none.
	 *
	 * @param string     $place Name of the place.
	 * @param array|null $home  What was seen of the first page.
	 */
	private function visit( string $place, ?array $home ): ?array {
		if ( 'home' === $place ) {
			return $this->reduced( $this->visitor->page( Shop_Address::home() ), true );
		}
		if ( 'robots' === $place ) {
			$robots            = $this->visitor->robots( Shop_Address::robots() );
			$robots['refuses'] = null === $robots['text'] ? null : Shop_Robots::refuses( $robots['text'], $home['url'] );
			unset( $robots['text'] );
			return $robots;
		}
		if ( 'page' !== $home['kind'] ) {
			return null;
		}
		// The shop's own setting is surer than the words of a link.
		$address = Shop_Settings::address( $place ) ?? $home['addresses'][ $place ] ?? ( isset( self::USUAL[ $place ] ) ? home_url( self::USUAL[ $place ] ) : null );
		if ( null === $address ) {
			return null;
		}
		$visit = $this->reduced( $this->visitor->page( $address ), false );
		// Not every shop has a page for the cart.
		return 'cart' === $place && 404 === ( $visit['status'] ?? 0 ) ? null : $visit;
	}

	/**
	 * A visit with what the verdicts need of its page.
	 *
	 * @param array $visit   Visit.
	 * @param bool  $is_home It is the first page.
	 */
	private function reduced( array $visit, bool $is_home ): array {
		if ( 'page' !== $visit['kind'] ) {
			return $visit;
		}
		$page     = $visit['page'];
		$insecure = array_filter(
			$page->forms,
			static function ( string $form ): bool {
				return 0 === strpos( $form, 'http:' );
			}
		);
		return array(
			'kind'           => 'page',
			'url'            => $visit['url'],
			'is_cut'         => $visit['is_cut'],
			'closed_by'      => $this->words->closed_by( $page ),
			'is_hidden'      => Shop_Robots::hides( $page->robots ),
			'insecure_forms' => array_slice( array_values( $insecure ), 0, 3 ),
			'methods'        => $this->words->methods( $page ),
			'length'         => strlen( $page->text ),
			'phone'          => $this->words->phone( $page ),
			'email'          => $this->words->email( $page ),
			'has_address'    => $page->has_address,
			'addresses'      => $is_home ? $this->words->addresses( $page ) : array(),
		);
	}
}
