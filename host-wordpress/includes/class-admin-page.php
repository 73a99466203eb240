<?php
/**
 * The page of the admin that shows the application.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** A menu entry whose page holds the application in a frame: wp-admin's styles and scripts do not meet its own. */
final class Admin_Page {

	/** Connects it to the menu. */
	public function register(): void {
		add_action( 'admin_menu', array( $this, 'add' ) );
		add_filter( 'admin_body_class', array( $this, 'body_class' ) );
	}

	/** Adds the entry; only who may see the page has it. */
	public function add(): void {
		$title = __( 'Listings & Ads', 'listings-and-ads' );
		$hook  = add_menu_page( $title, $title, Plugin::CAPABILITY, Addresses::PAGE, array( $this, 'show' ), 'dashicons-megaphone', 56 );
		add_action( "load-$hook", array( $this, 'load' ) );
	}

	/** Before the page is printed: its own style and script. */
	public function load(): void {
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
	}

	/** Style and script of the page around the frame. */
	public function enqueue(): void {
		$file = static function ( string $name ): array {
			return array( plugins_url( "frame/$name", PLUGIN_FILE ), (string) filemtime( plugin_dir_path( PLUGIN_FILE ) . "frame/$name" ) );
		};
		list( $style, $style_version )   = $file( 'frame.css' );
		list( $script, $script_version ) = $file( 'frame.js' );
		wp_enqueue_style( 'listings-and-ads-frame', $style, array(), $style_version );
		wp_enqueue_script( 'listings-and-ads-frame', $script, array( 'heartbeat' ), $script_version, true );
	}

	/**
	 * Marks the page for its style.
	 *
	 * @param string $classes Classes of the body.
	 */
	public function body_class( $classes ): string {
		$is_ours = 'toplevel_page_' . Addresses::PAGE === ( get_current_screen()->id ?? '' );
		return $is_ours && Plugin::has_store_api() ? "$classes listings-and-ads-page" : (string) $classes;
	}

	/** Prints the page. */
	public function show(): void {
		if ( ! Plugin::has_store_api() ) {
			self::show_missing();
			return;
		}
		$place  = Addresses::place_of( Addresses::asked() );
		$source = Addresses::document() . ( '' === $place ? '&path=' . Bootstrap::entry() : $place );
		printf(
			// wp-admin moves notices of plugins behind that line.
			'<div class="listings-and-ads-notices"><hr class="wp-header-end"></div><iframe id="listings-and-ads-frame" title="%s" src="%s"></iframe>',
			esc_attr__( 'Listings & Ads', 'listings-and-ads' ),
			esc_attr( $source )
		);
	}

	/** Says what is missing and leads to where it can be had. */
	private static function show_missing(): void {
		printf(
			'<div class="wrap"><h1>%1$s</h1><div class="notice notice-warning inline"><p>%2$s</p><p><a href="%3$s">%4$s</a></p></div></div>',
			esc_html__( 'Listings & Ads', 'listings-and-ads' ),
			esc_html__( 'This screen shows what the plugin “Google Listings & Ads” does for your store. That plugin is not active here, or its REST API (wc/gla) is switched off.', 'listings-and-ads' ),
			esc_url( admin_url( 'plugins.php' ) ),
			esc_html__( 'Go to the plugins', 'listings-and-ads' )
		);
	}
}
