<?php
/**
 * Setting of the place of releases.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** The page of wp-admin's settings that names a place of releases, and what is said of it elsewhere. */
final class Deploy_Settings {

	/**
	 * Capability to choose where the application's code comes from: that of installing plugins, which a network keeps to its
	 * own administrators and `DISALLOW_FILE_MODS` to nobody.
	 */
	const CAPABILITY = 'install_plugins';

	const PAGE  = 'listings-and-ads-release';
	const CHECK = 'listings_and_ads_check';

	/** Connects it. */
	public function register(): void {
		add_action( 'admin_menu', array( $this, 'add' ) );
		add_action( 'admin_init', array( $this, 'add_setting' ) );
		add_action( 'admin_notices', array( $this, 'warn' ) );
		add_action( 'admin_post_' . self::CHECK, array( $this, 'check' ) );
		add_filter( 'option_page_capability_' . self::PAGE, array( $this, 'capability' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN_FILE ), array( $this, 'add_link' ) );
	}

	/** Capability that saves the page. */
	public function capability(): string {
		return self::CAPABILITY;
	}

	/** Adds the page. */
	public function add(): void {
		$title = __( 'Listings & Ads release', 'listings-and-ads' );
		add_options_page( $title, __( 'Listings & Ads release', 'listings-and-ads' ), self::CAPABILITY, self::PAGE, array( $this, 'show' ) );
	}

	/** Registers the setting, with what looks at it before it is kept. */
	public function add_setting(): void {
		register_setting( self::PAGE, Deploy_Place::OPTION, array( 'sanitize_callback' => array( $this, 'checked' ) ) );
	}

	/**
	 * Adds a link to the plugin's row.
	 *
	 * @param string[] $links Links of the row.
	 */
	public function add_link( $links ): array {
		$link = sprintf( '<a href="%s">%s</a>', esc_url( self::address() ), esc_html__( 'Settings', 'listings-and-ads' ) );
		return current_user_can( self::CAPABILITY ) ? array_merge( array( $link ), (array) $links ) : (array) $links;
	}

	/**
	 * The setting as it is kept: the former one where a field is not as it has to be, with the field and the reason.
	 *
	 * @param mixed $given What was sent.
	 */
	public function checked( $given ): array {
		$kept  = (array) get_option( Deploy_Place::OPTION, array() );
		$given = is_array( $given ) ? $given : array();
		$field = static function ( string $name ) use ( $given ): string {
			return is_string( $given[ $name ] ?? null ) ? trim( $given[ $name ] ) : '';
		};
		if ( '' === $field( 'address' ) ) {
			return array();
		}
		try {
			$place = new Deploy_Place( $field( 'address' ), $field( 'trust' ) );
		} catch ( Deploy_Refused $refused ) {
			add_settings_error( Deploy_Place::OPTION, 'refused', esc_html( $refused->getMessage() ) );
			return $kept;
		}
		return array(
			'address' => $place->address,
			'trust'   => $field( 'trust' ),
		);
	}

	/** Looks now, and goes back to the page. */
	public function check(): void {
		check_admin_referer( self::CHECK );
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to access this page.', 'listings-and-ads' ), '', array( 'response' => 403 ) );
		}
		Deploy_Check::run();
		wp_safe_redirect( self::address() );
		exit;
	}

	/** Tells, where plugins are looked after, that another release than the named one is shown, and why. */
	public function warn(): void {
		$at = get_current_screen()->id ?? '';
		if ( ! in_array( $at, array( 'plugins', 'dashboard', 'settings_page_' . self::PAGE ), true ) || ! current_user_can( self::CAPABILITY ) ) {
			return;
		}
		$problem = self::problem();
		if ( null !== $problem ) {
			$shown = isset( Release_Choice::plans()->revision )
				? __( 'Listings & Ads goes on with the release that it has verified before.', 'listings-and-ads' )
				: __( 'Listings & Ads shows the release that came with the plugin.', 'listings-and-ads' );
			/* translators: %s: reason why another release was not taken. */
			$why = sprintf( __( 'A release from elsewhere was not taken: %s.', 'listings-and-ads' ), rtrim( $problem, '.' ) );
			printf( '<div class="notice notice-warning"><p>%s %s</p></div>', esc_html( $why ), esc_html( $shown ) );
		}
	}

	/** Prints the page. */
	public function show(): void {
		$fields = Deploy_Place::fields();
		$fixed  = Deploy_Place::is_fixed();
		echo '<div class="wrap"><h1>' . esc_html__( 'Listings & Ads release', 'listings-and-ads' ) . '</h1>';
		echo '<p>' . esc_html__( 'The plugin shows the release that it came with. Another one can be taken from a place that your developers publish to; every file is verified with the keys below before it is shown.', 'listings-and-ads' ) . '</p>';
		echo '<form action="options.php" method="post">';
		settings_fields( self::PAGE );
		echo '<table class="form-table" role="presentation">';
		self::show_field( 'address', __( 'Address', 'listings-and-ads' ), __( 'The https address of the place; empty for the release of the plugin.', 'listings-and-ads' ), $fields['address'], $fixed );
		self::show_field( 'trust', __( 'Trust', 'listings-and-ads' ), __( 'The line that “deploy key export” printed.', 'listings-and-ads' ), $fields['trust'], $fixed );
		echo '</table>';
		if ( $fixed ) {
			echo '<p>' . esc_html__( 'wp-config.php of this site names the place.', 'listings-and-ads' ) . '</p>';
		} else {
			submit_button();
		}
		echo '</form>';
		if ( '' !== trim( $fields['address'] ) ) {
			self::show_status();
		}
		echo '</div>';
	}

	/** Prints how the last look ended, and the button for another. */
	private static function show_status(): void {
		$status = Deploy_Check::status();
		$text   = __( 'The place was not looked at yet.', 'listings-and-ads' );
		if ( null !== $status ) {
			$moment = wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $status['at'] );
			$plans  = Release_Choice::plans();
			$text   = null === $plans
				/* translators: %s: date and time. */
				? sprintf( __( 'Shown: the release of the plugin. Last look: %s.', 'listings-and-ads' ), $moment )
				/* translators: 1: number of a revision, 2: date and time. */
				: sprintf( __( 'Shown: revision %1$d. Last look: %2$s.', 'listings-and-ads' ), $plans->revision, $moment );
		}
		echo '<h2>' . esc_html__( 'Status', 'listings-and-ads' ) . '</h2><p>' . esc_html( $text ) . '</p>';
		printf( '<form action="%s" method="post"><input type="hidden" name="action" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( self::CHECK ) );
		wp_nonce_field( self::CHECK );
		submit_button( __( 'Look now', 'listings-and-ads' ), 'secondary' );
		echo '</form>';
	}

	/**
	 * Prints one field.
	 *
	 * @param string $name  Name of the field.
	 * @param string $label Its label.
	 * @param string $help  What belongs in it.
	 * @param string $value Its value.
	 * @param bool   $fixed True where it cannot be changed.
	 */
	private static function show_field( string $name, string $label, string $help, string $value, bool $fixed ): void {
		$id = self::PAGE . "-$name";
		printf( '<tr><th scope="row"><label for="%1$s">%2$s</label></th><td>', esc_attr( $id ), esc_html( $label ) );
		$attributes = sprintf( 'id="%1$s" name="%2$s[%3$s]" aria-describedby="%1$s-help"%4$s', esc_attr( $id ), esc_attr( Deploy_Place::OPTION ), esc_attr( $name ), $fixed ? ' readonly' : '' );
		if ( 'trust' === $name ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- each attribute is escaped above.
			printf( '<textarea %s rows="4" class="large-text code" spellcheck="false">%s</textarea>', $attributes, esc_textarea( $value ) );
		} else {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- each attribute is escaped above.
			printf( '<input %s type="url" class="regular-text code" value="%s">', $attributes, esc_attr( $value ) );
		}
		printf( '<p class="description" id="%s-help">%s</p></td></tr>', esc_attr( $id ), esc_html( $help ) );
	}

	/** Reason why the named release is not shown; null where it is, or none is named. */
	private static function problem(): ?string {
		try {
			return null === Deploy_Place::configured() ? null : ( Deploy_Check::status()['problem'] ?? null );
		} catch ( Deploy_Refused $refused ) {
			return $refused->getMessage();
		}
	}

	/** Address of the page. */
	private static function address(): string {
		return admin_url( 'options-general.php?page=' . self::PAGE );
	}
}
