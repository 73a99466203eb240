<?php
/**
 * Leaves nothing behind.
 *
 * @package Listings_And_Ads
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Removes what this plugin keeps of one site: its users' choices, the counters of reports, settings and files of releases. */
function listings_and_ads_clear_site() {
	global $wpdb;
	delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . 'listings_and_ads_old_screens', '', true );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress has no function that removes options by their beginning.
	$names = $wpdb->get_col(
		$wpdb->prepare(
			"SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s OR option_name LIKE %s",
			$wpdb->esc_like( '_transient_listings_and_ads_' ) . '%',
			$wpdb->esc_like( 'listings_and_ads_' ) . '%'
		)
	);
	// phpcs:enable
	foreach ( $names as $name ) {
		if ( 0 === strpos( $name, '_transient_' ) ) {
			delete_transient( substr( $name, strlen( '_transient_' ) ) );
		} else {
			delete_option( $name );
		}
	}
	wp_clear_scheduled_hook( 'listings_and_ads_check_release' );
	listings_and_ads_remove_folder( wp_upload_dir( null, false )['basedir'] . '/listings-and-ads' );
}

/**
 * Removes a folder of releases: files in it, and in folders two deep.
 *
 * @param string $folder Folder.
 */
function listings_and_ads_remove_folder( string $folder ) {
	foreach ( array( '/assets/*/*', '/assets/*', '/assets', '/.htaccess', '' ) as $pattern ) {
		foreach ( (array) glob( $folder . $pattern ) as $path ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- WordPress's file functions would ask for a password.
			is_dir( $path ) ? rmdir( $path ) : unlink( $path );
		}
	}
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $listings_and_ads_site ) {
		switch_to_blog( $listings_and_ads_site );
		listings_and_ads_clear_site();
		restore_current_blog();
	}
} else {
	listings_and_ads_clear_site();
}
