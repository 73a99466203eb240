<?php
/**
 * Integrity of files.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** Compares bytes with the hash that documents carry of them, as `deploy/src/build/integrity.ts` does. */
final class Integrity {

	/**
	 * True where an integrity, of this version or of an earlier one, is that of the bytes.
	 *
	 * @param string $integrity `sha256-…`, or `sha384-…` of builds from before.
	 * @param string $bytes     Bytes.
	 */
	public static function holds( string $integrity, string $bytes ): bool {
		$algorithm = strtok( $integrity, '-' );
		return in_array( $algorithm, array( 'sha256', 'sha384' ), true ) && $algorithm . '-' . base64_encode( hash( $algorithm, $bytes, true ) ) === $integrity;
	}
}
