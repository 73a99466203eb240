<?php
/**
 * Plugin Name: Played store
 * Description: For tests only. Stands in the place of the store plugin: answers the contract below /wc/gla by an embedded store server, with the user WordPress knows.
 * Version:     2.1.3
 * License:     GPL-2.0-or-later
 *
 * @package Played_Store
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/class-played-server.php';
require __DIR__ . '/class-played-api.php';
require __DIR__ . '/class-played-provider.php';
require __DIR__ . '/class-played-options.php';
require __DIR__ . '/class-played-script-modules.php';
require __DIR__ . '/class-played-shop.php';
require __DIR__ . '/class-played-woocommerce.php';

$played_store_server = new Played_Server( PLAYED_STORE_URL, PLAYED_STORE_PASSWORD, PLAYED_STORE_TOKEN );
( new Played_Api( $played_store_server ) )->register();
( new Played_Provider( $played_store_server ) )->register();
( new Played_Options( $played_store_server ) )->register();
( new Played_Script_Modules() )->register();
( new Played_Shop() )->register();
