<?php
/**
 * Script modules of WordPress 6.5 and newer.
 *
 * @package Played_Store
 */

defined( 'ABSPATH' ) || exit;

/** Prints on every page of the admin what newer versions print there: an import map of their own, and modules of plugins. */
final class Played_Script_Modules {

	const PRINTED = <<<'HTML'
<script type="importmap" id="wp-importmap">
{"imports":{"react":"/blog/other-react.js","@wordpress/interactivity":"data:text/javascript,export default 1","@listings/shared-ui":"/blog/other-ui.js"}}
</script>
<link rel="modulepreload" href="data:text/javascript,export default 1" id="@wordpress/interactivity-js-modulepreload">
<script type="module" id="other-js-module">import one from '@wordpress/interactivity'; document.documentElement.dataset.module = String( one );</script>
HTML;

	public function register(): void {
		if ( ! get_option( 'played_store_script_modules' ) ) {
			return;
		}
		// The earliest moment is one at which nothing may be printed: some plugins do so all the same.
		foreach ( array( 'admin_init', 'admin_head' ) as $moment ) {
			add_action( $moment, array( $this, 'show' ) );
		}
	}

	public function show(): void {
		if ( 'admin_init' !== current_action() || 'admin-post.php' === $GLOBALS['pagenow'] ) {
			echo self::PRINTED; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
		}
	}
}
