<?php
/**
 * Verdicts on the shop.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/**
 * Judges the five requirements by what was visited, as `store-server/src/shop-checks` does. Two things differ: what
 * WooCommerce has set counts as seen, and a certificate or a name that this server alone may see otherwise decides nothing.
 */
final class Shop_Verdicts {

	/** Characters below which a page says nothing of returns or terms. */
	const LEAST_TEXT = 200;

	/** @var array<string, ?array> What was visited. */
	private $visits;

	/** @var array|null First page. */
	private $home;

	/**
	 * Takes the visits of a look that has ended.
	 *
	 * @param array<string, ?array> $visits What was visited.
	 */
	public function __construct( array $visits ) {
		$this->visits = $visits;
		$this->home   = $visits['home'];
	}

	/** The five checks, as the contract has them. */
	public function checks(): array {
		return array(
			$this->live(),
			$this->checkout(),
			$this->payment(),
			$this->policies(),
			$this->contact(),
		);
	}

	/** The shop opens for everybody without a password, and search engines may list it. */
	private function live(): array {
		$id     = 'website_live';
		$home   = $this->home;
		$robots = $this->visits['robots'];
		if ( Shop_Settings::is_coming_soon() ) {
			return self::check( $id, 'not_found', self::evidence( 'coming_soon', $home['url'] ) );
		}
		if ( 'page' !== $home['kind'] ) {
			if ( 401 === $home['status'] ) {
				return self::check( $id, 'not_found', self::evidence( 'password', $home['url'] ) );
			}
			return self::check( $id, self::is_gone( $home ) ? 'not_found' : 'unknown', ...self::obstacles( array( $home ) ) );
		}
		if ( null !== $home['closed_by'] ) {
			return self::check( $id, 'not_found', self::evidence( $home['closed_by'], $home['url'] ) );
		}
		$opened = self::evidence( 'opened', $home['url'] );
		if ( $home['is_hidden'] || Shop_Settings::is_hidden() ) {
			return self::check( $id, 'not_found', $opened, self::evidence( 'not_indexed', $home['url'] ) );
		}
		if ( null === $robots['refuses'] ) {
			return self::check( $id, 'unknown', $opened, self::evidence( 'unreachable', $robots['url'] ) );
		}
		$is_kept_out = $robots['refuses'];
		return self::check( $id, $is_kept_out ? 'not_found' : 'found', $opened, self::evidence( $is_kept_out ? 'robots_refuse' : 'robots_allow', $robots['url'] ) );
	}

	/** The checkout is reached over https, and what is typed in it goes over https. */
	private function checkout(): array {
		$id       = 'checkout_process_secure';
		$checkout = $this->visits['checkout'];
		if ( null === $checkout ) {
			return self::check( $id, 'unknown', ...self::obstacles( array( $this->home ) ) );
		}
		if ( 'page' !== $checkout['kind'] ) {
			$found = self::is_gone( $checkout ) ? array( self::evidence( 'no_checkout', $checkout['url'] ) ) : self::obstacles( array( $checkout ) );
			return self::check( $id, 'unknown', ...$found );
		}
		if ( 0 !== strpos( $checkout['url'], 'https:' ) ) {
			return self::check( $id, 'not_found', self::evidence( 'checkout_insecure', $checkout['url'] ) );
		}
		if ( array() !== $checkout['insecure_forms'] ) {
			return self::check( $id, 'not_found', self::evidence( 'form_insecure', $checkout['url'], $checkout['insecure_forms'] ) );
		}
		return self::check( $id, 'found', self::evidence( 'checkout_secure', $checkout['url'] ) );
	}

	/** Ways to pay are shown on the first page, in the cart or at the checkout; or WooCommerce offers some. */
	private function payment(): array {
		$id     = 'payment_methods_visible';
		$visits = array( $this->home, $this->visits['cart'], $this->visits['checkout'] );
		$pages  = self::pages( $visits );
		$found  = array();
		$looked = array();
		foreach ( $pages as $page ) {
			if ( array() !== $page['methods'] ) {
				$found[] = self::evidence( 'payment_methods', $page['url'], $page['methods'] );
			}
			$looked[] = self::evidence( 'no_payment_methods', $page['url'] );
		}
		if ( array() !== $found ) {
			return self::check( $id, 'found', ...array_slice( $found, 0, 2 ) );
		}
		$set = Shop_Settings::methods();
		if ( null !== $set && array() !== $set ) {
			return self::check( $id, 'found', self::evidence( 'payment_methods_set', Shop_Settings::address( 'checkout' ), $set ) );
		}
		$obstacles  = self::obstacles( $visits );
		$is_certain = array() === $set || ( 'page' === $this->home['kind'] && array() === $obstacles && count( $pages ) > 1 );
		return self::check( $id, $is_certain ? 'not_found' : 'unknown', ...array_slice( array_merge( $looked, $obstacles ), 0, 4 ) );
	}

	/** Pages with the refund policy and the terms of the sale are there, and something stands in them. */
	private function policies(): array {
		list( $refund, $refund_found ) = $this->policy( 'refund', 'refund_policy', 'no_refund_policy' );
		list( $terms, $terms_found )   = $this->policy( 'terms', 'terms', 'no_terms' );
		$verdict                       = 'found';
		foreach ( array( 'unknown', 'not_found' ) as $worse ) {
			$verdict = in_array( $worse, array( $refund, $terms ), true ) ? $worse : $verdict;
		}
		return self::check( 'refund_tos_visible', $verdict, ...array_values( array_unique( array_merge( $refund_found, $terms_found ), SORT_REGULAR ) ) );
	}

	/**
	 * One policy: verdict and evidence.
	 *
	 * @param string $place   Its place.
	 * @param string $there   Evidence where it is there.
	 * @param string $missing Evidence where it is missing.
	 * @return array{string, array[]}
	 */
	private function policy( string $place, string $there, string $missing ): array {
		$visit = $this->visits[ $place ];
		if ( null === $visit ) {
			$obstacles = self::obstacles( array( $this->home ) );
			return array() === $obstacles ? array( 'not_found', array( self::evidence( $missing, $this->home['url'] ) ) ) : array( 'unknown', $obstacles );
		}
		if ( 'page' !== $visit['kind'] ) {
			$obstacles = self::obstacles( array( $visit ) );
			return self::is_gone( $visit ) ? array( 'not_found', array_merge( array( self::evidence( $missing, $visit['url'] ) ), $obstacles ) ) : array( 'unknown', $obstacles );
		}
		if ( $visit['length'] < self::LEAST_TEXT ) {
			return array( 'not_found', array( self::evidence( 'empty_page', $visit['url'] ) ) );
		}
		return array( 'found', array( self::evidence( $there, $visit['url'] ) ) );
	}

	/** A phone number, an email address or a postal address is on the first page or on the page about contact. */
	private function contact(): array {
		$id     = 'contact_info_visible';
		$visits = array( $this->visits['contact'], $this->home );
		$found  = array();
		$looked = array();
		foreach ( self::pages( $visits ) as $page ) {
			foreach ( array( 'phone', 'email' ) as $kind ) {
				if ( null !== $page[ $kind ] ) {
					$found[ $kind ] = $found[ $kind ] ?? self::evidence( $kind, $page['url'], array( $page[ $kind ] ) );
				}
			}
			if ( $page['has_address'] ) {
				$found['address'] = $found['address'] ?? self::evidence( 'address', $page['url'] );
			}
			$looked[] = self::evidence( 'no_contact', $page['url'] );
		}
		if ( array() !== $found ) {
			return self::check( $id, 'found', ...array_values( $found ) );
		}
		$obstacles  = self::obstacles( $visits );
		$is_certain = 'page' === $this->home['kind'] && array() === $obstacles;
		return self::check( $id, $is_certain ? 'not_found' : 'unknown', ...array_merge( $looked, $obstacles ) );
	}

	/**
	 * True for an address that has nothing.
	 *
	 * @param array $visit Visit that met an obstacle.
	 */
	private static function is_gone( array $visit ): bool {
		return in_array( $visit['status'], array( 404, 410 ), true );
	}

	/**
	 * Pages that were read, each once.
	 *
	 * @param array<?array> $visits Visits.
	 */
	private static function pages( array $visits ): array {
		$pages = array();
		foreach ( array_filter( $visits ) as $visit ) {
			if ( 'page' === $visit['kind'] ) {
				$pages[ $visit['url'] ] = $pages[ $visit['url'] ] ?? $visit;
			}
		}
		return array_values( $pages );
	}

	/**
	 * What kept pages from being read whole, as evidence.
	 *
	 * @param array<?array> $visits Visits.
	 */
	private static function obstacles( array $visits ): array {
		$found = array();
		foreach ( array_filter( $visits ) as $visit ) {
			if ( 'page' !== $visit['kind'] ) {
				$found[] = self::evidence( $visit['code'], $visit['url'], $visit['values'] );
			} elseif ( $visit['is_cut'] ) {
				$found[] = self::evidence( 'too_large', $visit['url'] );
			}
		}
		return $found;
	}

	/**
	 * One thing that was seen.
	 *
	 * @param string      $code   Its kind.
	 * @param string|null $url    Address at which it was.
	 * @param string[]    $values What was read.
	 */
	private static function evidence( string $code, ?string $url, array $values = array() ): array {
		return array(
			'code'   => $code,
			'url'    => $url,
			'values' => array_values( $values ),
		);
	}

	/**
	 * One check.
	 *
	 * @param string $id          Flag of the settings that an admin confirms.
	 * @param string $verdict     `found`, `not_found` or `unknown`.
	 * @param array  ...$evidence What was seen.
	 */
	private static function check( string $id, string $verdict, array ...$evidence ): array {
		return array(
			'id'       => $id,
			'verdict'  => $verdict,
			'evidence' => $evidence,
		);
	}
}
