<?php
/**
 * Choice of the release of a page.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/**
 * The release that this user gets at this moment: the plugin's own, or the verified one of a place of releases; a candidate
 * by the user's share, a preview by its link (`store-server/src/page/served-page.ts`).
 */
final class Release_Choice {

	/** @var Release Release that comes with the plugin. */
	private $shipped;

	/** @var Release|null The one that was chosen. */
	private $chosen;

	/**
	 * Names what there always is.
	 *
	 * @param Release $shipped Release that comes with the plugin.
	 */
	public function __construct( Release $shipped ) {
		$this->shipped = $shipped;
	}

	/** Verified plans of the place that is named now; null where there are none. */
	public static function plans(): ?object {
		try {
			$place = Deploy_Place::configured();
		} catch ( Deploy_Refused $refused ) {
			return null;
		}
		$text  = null === $place ? false : get_option( Deploy_Check::PLANS );
		$plans = is_string( $text ) ? json_decode( $text ) : null;
		return is_object( $plans ) && $plans->place === $place->id ? $plans : null;
	}

	/** The release of this request. */
	public function current(): Release {
		if ( null === $this->chosen ) {
			$this->chosen = $this->choose( self::word_of( Addresses::asked() ) );
		}
		return $this->chosen;
	}

	/**
	 * Goes back to the release that comes with the plugin, and says why.
	 *
	 * @param string $problem Reason.
	 */
	public function fall_back( string $problem ): Release {
		if ( ( Deploy_Check::status()['problem'] ?? null ) !== $problem ) {
			Deploy_Check::tell( $problem );
		}
		$this->chosen = $this->shipped;
		return $this->shipped;
	}

	/** The share of a hundred that a user falls into, the same every time. */
	public static function bucket(): int {
		$first = substr( hash( 'sha256', home_url() . ' ' . get_current_user_id() ), 0, 8 );
		return (int) fmod( hexdec( $first ), 100 );
	}

	/**
	 * Chooses.
	 *
	 * @param string|null $word Word of a preview's link.
	 */
	private function choose( ?string $word ): Release {
		$over  = null === $word ? null : 'over';
		$plans = self::plans();
		if ( null === $plans ) {
			return $this->shipped->marked( $over );
		}
		$cache   = new Deploy_Cache();
		$address = $cache->address();
		$trial   = self::preview( $plans->variants, $word );
		$mark    = null === $trial ? $over : "{$trial->app} {$trial->version} {$trial->preview->expires}";
		$trial   = $trial ?? self::candidate( $plans->variants );
		$plan    = null === $trial ? $plans->plan : $trial->plan;
		if ( null === $address || ! $cache->has_all( $plan->files ) ) {
			return $this->fall_back( 'Files of the release are missing in the uploads' )->marked( $over );
		}
		return ( new Release( $cache->folder(), $address, $plan ) )->marked( $mark );
	}

	/**
	 * The preview that a link shows, while its time lasts.
	 *
	 * @param object[]    $variants Candidates and previews.
	 * @param string|null $word     Word of the link.
	 */
	private static function preview( array $variants, ?string $word ): ?object {
		foreach ( $variants as $variant ) {
			if ( null !== $word && isset( $variant->preview ) && $variant->preview->word === $word && strtotime( $variant->preview->expires ) > time() ) {
				return $variant;
			}
		}
		return null;
	}

	/**
	 * The candidate of this user: the candidates share the hundred, each its own.
	 *
	 * @param object[] $variants Candidates and previews.
	 */
	private static function candidate( array $variants ): ?object {
		$candidates = array_filter(
			$variants,
			static function ( object $variant ): bool {
				return isset( $variant->share );
			}
		);
		usort(
			$candidates,
			static function ( object $a, object $b ): int {
				return strcmp( $a->app, $b->app );
			}
		);
		$bucket = self::bucket();
		$end    = 0;
		foreach ( $candidates as $candidate ) {
			$end += $candidate->share;
			if ( $bucket < $end ) {
				return $candidate;
			}
		}
		return null;
	}

	/**
	 * The word of `?preview=…`, where it can be one.
	 *
	 * @param array<string, mixed> $asked Parameters of the request.
	 */
	private static function word_of( array $asked ): ?string {
		$word = $asked['preview'] ?? null;
		return is_string( $word ) && preg_match( '/^[\w-]{16,64}$/D', $word ) ? $word : null;
	}
}
