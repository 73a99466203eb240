<?php
/**
 * Plugin Name:       Listings & Ads
 * Description:       Product listings and paid campaigns in your store's admin: a screen of its own for the store plugin that you already run.
 * Version:           1.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       listings-and-ads
 * Domain Path:       /languages
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

const PLUGIN_FILE = __FILE__;

foreach ( array( 'addresses', 'integrity', 'release', 'release-choice', 'document-policy', 'store-calls', 'store-plugin', 'store-clock', 'fresh-nonce', 'bootstrap', 'document', 'admin-page', 'screen-choice', 'store-returns', 'failure-reports', 'plugin' ) as $listings_and_ads_part ) {
	require __DIR__ . "/includes/class-{$listings_and_ads_part}.php";
}
foreach ( array( 'refused', 'keyring', 'placement', 'ledger', 'place', 'map', 'cache', 'builds', 'check', 'settings' ) as $listings_and_ads_part ) {
	require __DIR__ . "/includes/deploys/class-deploy-{$listings_and_ads_part}.php";
}

foreach ( array( 'address', 'page', 'words', 'robots', 'visitor', 'settings', 'look', 'verdicts' ) as $listings_and_ads_part ) {
	require __DIR__ . "/includes/store-checks/class-shop-{$listings_and_ads_part}.php";
}
require __DIR__ . '/includes/store-checks/class-store-checks.php';

Plugin::start();
