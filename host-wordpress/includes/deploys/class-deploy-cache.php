<?php
/**
 * Files of releases from elsewhere.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** Keeps verified files below the site's uploads, by the addresses that a release gives them. */
final class Deploy_Cache {

	const FOLDER = 'listings-and-ads';

	/** Seconds that a file stays after no release uses it: pages that are open go on with it. */
	const KEPT = 14 * DAY_IN_SECONDS;

	/** @var string Folder, without a slash at the end. */
	private $folder;

	/** Finds the folder of this site. */
	public function __construct() {
		$this->folder = wp_upload_dir( null, false )['basedir'] . '/' . self::FOLDER;
	}

	/** The folder. */
	public function folder(): string {
		return $this->folder;
	}

	/**
	 * Path of the files on the admin's own origin, without a slash at the end; null where they cannot be given out there.
	 */
	public function address(): ?string {
		$url     = wp_upload_dir( null, false )['baseurl'] . '/' . self::FOLDER;
		$is_here = wp_parse_url( $url, PHP_URL_HOST ) === wp_parse_url( admin_url(), PHP_URL_HOST );
		if ( $is_here && ! Plugin::gives_out_by_php() ) {
			return (string) wp_parse_url( $url, PHP_URL_PATH );
		}
		// PHP without WordPress finds the folder by the number of the site alone.
		$site     = get_current_blog_id();
		$expected = WP_CONTENT_DIR . '/uploads' . ( $site > 1 ? "/sites/$site" : '' ) . '/' . self::FOLDER;
		if ( $expected !== $this->folder ) {
			return null;
		}
		return wp_parse_url( plugins_url( 'assets.php', PLUGIN_FILE ), PHP_URL_PATH ) . "/site-$site";
	}

	/**
	 * True where a file stands here with these bytes.
	 *
	 * @param string $url  Address.
	 * @param array  $file `sha384` in hexadecimal, `bytes`.
	 */
	public function has( string $url, array $file ): bool {
		$path = $this->folder . $url;
		return is_file( $path ) && filesize( $path ) === $file['bytes'] && hash_file( 'sha384', $path ) === $file['sha384'];
	}

	/**
	 * Writes a file in one step.
	 *
	 * @param string $url   Address: `/assets/BUILD/FILE`.
	 * @param string $bytes Verified bytes.
	 * @throws Deploy_Refused When it cannot be written.
	 */
	public function write( string $url, string $bytes ): void {
		Deploy_Refused::unless( 1 === preg_match( '#^/assets/[a-z0-9-]+/(?!\.)[a-z0-9._-]+\.(js|css)$#D', $url ), "$url is no address of a release" );
		$path  = $this->folder . $url;
		$aside = $path . '.' . wp_generate_password( 12, false );
		// phpcs:disable WordPress.WP.AlternativeFunctions -- in one step, which WordPress's file functions do not offer.
		$is_written = wp_mkdir_p( dirname( $path ) ) && false !== file_put_contents( $aside, $bytes ) && rename( $aside, $path );
		// phpcs:enable
		Deploy_Refused::unless( $is_written, "$url cannot be written to {$this->folder}" );
	}

	/** Makes the folder, with what tells a web server how to give out its files. */
	public function prepare(): void {
		$rules = plugin_dir_path( PLUGIN_FILE ) . 'release/.htaccess';
		wp_mkdir_p( $this->folder );
		if ( is_readable( $rules ) && ! is_file( "{$this->folder}/.htaccess" ) ) {
			copy( $rules, "{$this->folder}/.htaccess" );
		}
	}

	/**
	 * True where all files of a plan stand here: somebody may have emptied the uploads.
	 *
	 * @param object $files Files by address.
	 */
	public function has_all( object $files ): bool {
		foreach ( $files as $url => $file ) {
			if ( ! is_file( $this->folder . $url ) || filesize( $this->folder . $url ) !== $file->bytes ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * True where all files of a plan stand here with the bytes that it names; marks them as used.
	 *
	 * @param object $plan Plan of a page.
	 */
	public function is_intact( object $plan ): bool {
		$expected = (array) $plan->integrity + array_column( $plan->styles, 'integrity', 'url' );
		foreach ( $plan->languages ?? array() as $language ) {
			$expected += (array) $language->integrity;
		}
		foreach ( $expected as $url => $integrity ) {
			if ( ! $this->holds( $url, $integrity ) ) {
				return false;
			}
			touch( $this->folder . $url ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this plugin.
		}
		return true;
	}

	/**
	 * True where a file stands here of which an integrity is true.
	 *
	 * @param string $url       Address.
	 * @param string $integrity Integrity, as browsers take it.
	 */
	public function holds( string $url, string $integrity ): bool {
		$path = $this->folder . $url;
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of this plugin.
		return is_file( $path ) && Integrity::holds( $integrity, (string) file_get_contents( $path ) );
	}

	/**
	 * Removes files that no page can have open any more, and marks those in use as such.
	 *
	 * @param string[] $used Addresses in use.
	 */
	public function prune( array $used ): void {
		foreach ( $used as $url ) {
			touch( $this->folder . $url ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this plugin.
		}
		foreach ( (array) glob( "{$this->folder}/assets/*/*" ) as $path ) {
			if ( filemtime( $path ) < time() - self::KEPT ) {
				wp_delete_file( $path );
			}
		}
	}
}
