<?php
/**
 * Refusal of a release.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** A setting, an answer of the place of releases or bytes that are not accepted; its message says which and why. */
final class Deploy_Refused extends \RuntimeException {

	/**
	 * Refuses unless something is as it has to be.
	 *
	 * @param bool   $is_fine What has to be.
	 * @param string $reason  Field or file, and why it is refused.
	 * @throws self When it is not.
	 */
	public static function unless( bool $is_fine, string $reason ): void {
		if ( ! $is_fine ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- escaped where it is shown.
			throw new self( $reason );
		}
	}
}
