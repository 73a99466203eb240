<?php
/**
 * Installs WordPress for the tests: `php install.php FOLDER`, its users and addresses from the environment.
 */

define( 'WP_INSTALLING', true );
$folder = $argv[1];
// The database itself is made first.
preg_match( "/'DB_HOST', 'localhost:([^']+)'/", file_get_contents( "$folder/wp-config.php" ), $found );
$server = new mysqli( 'localhost', 'root', '', '', 0, $found[1] );
$server->query( 'CREATE DATABASE wordpress CHARACTER SET utf8mb4' );

require "$folder/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
wp_install( 'Lantern & Loam', 'admin', 'admin@shop.example', true, '', 'admin' );
update_option( 'permalink_structure', getenv( 'SITE_PERMALINKS' ) );
update_option( 'active_plugins', array( 'listings-and-ads/listings-and-ads.php', 'google-listings-and-ads/google-listings-and-ads.php' ) );
add_role( 'shop_manager', 'Shop manager', array_merge( get_role( 'editor' )->capabilities, array( 'manage_woocommerce' => true ) ) );
get_role( 'administrator' )->add_cap( 'manage_woocommerce' );
foreach ( json_decode( getenv( 'SITE_USERS' ), true ) as $name => $role ) {
	$id = username_exists( $name );
	if ( ! $id ) {
		wp_insert_user( array( 'user_login' => $name, 'user_pass' => $name, 'user_email' => "$name@shop.example", 'role' => $role ) );
	}
}
update_option( 'timezone_string', 'America/New_York' );
