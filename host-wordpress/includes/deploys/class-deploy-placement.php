<?php
/**
 * Builds in their places.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** What statements make of the builds of a map, of its candidates and previews (`deploy/src/live/live-releases.ts`). */
final class Deploy_Placement {

	/**
	 * A build in its place: live, for a share, or behind a link.
	 *
	 * @param array $state     State before.
	 * @param array $entry     Entry: it names the record of the build.
	 * @param array $statement Statement.
	 */
	public static function published( array $state, array $entry, array $statement ): array {
		$app        = $statement['app'];
		$share      = $statement['share'] ?? null;
		$until      = $statement['previewUntil'] ?? null;
		$nonce      = (string) $statement['nonce'];
		$placed     = null !== $until ? ( $entry['previews'][ $nonce ] ?? null ) : ( $entry[ null !== $share ? 'canaries' : 'builds' ][ $app ] ?? null );
		$part       = (string) ( $placed['part'] ?? '' );
		$claims     = self::claims_hash( $statement['files'] ?? null );
		$known      = $state['parts'][ $part ] ?? array( $app, $claims );
		$is_written = ( $placed['version'] ?? null ) === ( $statement['version'] ?? '' ) && in_array( $known[1], array( $claims, null ), true ) && $known[0] === $app;
		Deploy_Refused::unless( $is_written, 'places another build than was signed' );
		$state['parts'][ $part ] = $known;
		$own = array(
			'part'    => $part,
			'version' => $statement['version'],
		);
		if ( null !== $until ) {
			$state['previews'][ $nonce ] = array_merge( $own, array( 'app' => $app, 'expires' => $until ) );
			return $state;
		}
		unset( $state['canaries'][ $app ] );
		if ( null !== $share ) {
			$state['canaries'][ $app ] = array_merge( $own, array( 'share' => $share ) );
		} else {
			$state['builds'][ $app ] = $own;
		}
		return $state;
	}

	/**
	 * The build that a statement moves on: the candidate, or what a preview of that version shows.
	 *
	 * @param array  $state   State before.
	 * @param string $app     Build.
	 * @param mixed  $version Version; the candidate without one.
	 */
	public static function moved( array $state, string $app, $version ): array {
		$candidate = $state['canaries'][ $app ] ?? null;
		$is_meant  = static function ( $placed ) use ( $app, $version ) {
			return ( $placed['app'] ?? $app ) === $app && ( null === $version || $placed['version'] === $version );
		};
		$all   = array_merge( null === $candidate ? array() : array( $candidate ), null === $version ? array() : array_values( $state['previews'] ) );
		$meant = array_values( array_filter( $all, $is_meant ) );
		Deploy_Refused::unless( array() !== $meant, 'is about a candidate that is not there' );
		return array(
			'part'    => $meant[0]['part'],
			'version' => $meant[0]['version'],
		);
	}

	/**
	 * A build for more or fewer: for all it is live.
	 *
	 * @param array  $state State before.
	 * @param string $app   Build.
	 * @param array  $moved The build that is moved on.
	 * @param mixed  $share Percent.
	 */
	public static function shared( array $state, string $app, array $moved, $share ): array {
		Deploy_Refused::unless( is_int( $share ) && $share >= 0 && $share <= 100, 'names no share' );
		unset( $state['canaries'][ $app ] );
		if ( 100 === $share ) {
			$state['builds'][ $app ] = $moved;
		} elseif ( $share > 0 ) {
			$state['canaries'][ $app ] = array_merge( $moved, array( 'share' => $share ) );
		}
		return $state;
	}

	/**
	 * One name for the files of a build, whatever their order.
	 *
	 * @param mixed $files Path, sha384 and bytes of each.
	 * @throws Deploy_Refused When one has no such fields.
	 */
	public static function claims_hash( $files ): string {
		Deploy_Refused::unless( is_array( $files ) && count( $files ) <= 200, 'names no files' );
		$lines = array();
		foreach ( $files as $file ) {
			$is_fine = is_string( $file['path'] ?? null ) && preg_match( '/^(?!\.)[a-z0-9._-]{1,120}$/D', $file['path'] )
				&& is_string( $file['sha384'] ?? null ) && preg_match( '/^[0-9a-f]{96}$/D', $file['sha384'] ) && is_int( $file['bytes'] ?? null );
			Deploy_Refused::unless( $is_fine, 'names a file that is none' );
			$lines[] = "{$file['path']} {$file['sha384']} {$file['bytes']}";
		}
		sort( $lines, SORT_STRING );
		return hash( 'sha256', implode( "\n", $lines ) );
	}

	/**
	 * True where an entry places builds as it has to.
	 *
	 * @param array $entry Entry.
	 */
	public static function is_valid( array $entry ): bool {
		foreach ( array( 'builds', 'canaries', 'previews' ) as $name ) {
			if ( ! is_array( $entry[ $name ] ?? null ) ) {
				return false;
			}
			foreach ( $entry[ $name ] as $placed ) {
				$is_fine = is_array( $placed ) && is_string( $placed['version'] ?? null ) && is_string( $placed['part'] ?? null ) && preg_match( '/^[0-9a-f]{64}$/D', $placed['part'] );
				if ( ! $is_fine ) {
					return false;
				}
			}
		}
		return array() !== $entry['builds'];
	}
}
