<?php
/**
 * Page that builds make.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** Puts the plan of a page together from manifests, as `planRelease` of `deploy/src/compose` does. */
final class Deploy_Map {

	const TYPES = array(
		'js'  => 'text/javascript; charset=utf-8',
		'css' => 'text/css; charset=utf-8',
	);

	/** Name of a list of the integrity of a build's scripts. */
	const INTEGRITY_LIST = '/^integrity\.(?:[a-z0-9-]+\.)?[0-9a-f]{64}\.js$/';

	/** @var array<string, array> Manifest and files by the name of the build. */
	private $builds;

	/** @var array<string, string> Address of each specifier. */
	private $imports = array();

	/** @var array<string, string> Hash of each script. */
	private $integrity = array();

	/** @var array<string, array> File by its address. */
	private $files = array();

	/** @var array<string, array> What a page in another language has in the place of the source language's, by tag. */
	private $languages = array();

	/**
	 * Joins builds.
	 *
	 * @param array<string, array> $builds Name of the build → `manifest`, and `files`: path → `sha384`, `bytes`, `integrity`.
	 * @throws Deploy_Refused When they do not make one page.
	 */
	public function __construct( array $builds ) {
		$this->builds = $builds;
		foreach ( $builds as $build => $parts ) {
			$manifest = $parts['manifest'];
			foreach ( $parts['files'] as $path => $file ) {
				$url                 = self::url( $build, $path );
				$this->files[ $url ] = $file;
				// Documents of this host say the integrity of every script: nothing fetches the lists that say it, too.
				if ( '.js' === substr( $path, -3 ) && 1 !== preg_match( self::INTEGRITY_LIST, $path ) ) {
					$this->integrity[ $url ] = $file['integrity'];
				}
			}
			foreach ( $manifest['specifiers'] as $specifier => $entry ) {
				$path = $manifest['entries'][ $entry ]['file'] ?? '';
				Deploy_Refused::unless( isset( $parts['files'][ $path ] ) && ! isset( $this->imports[ $specifier ] ), "$build cannot provide $specifier" );
				$this->imports[ $specifier ] = self::url( $build, $path );
			}
		}
		foreach ( $builds as $build => $parts ) {
			$this->add_languages( $build, $parts['manifest']['languages'] ?? array() );
		}
		ksort( $this->imports, SORT_STRING );
		ksort( $this->integrity, SORT_STRING );
		ksort( $this->languages, SORT_STRING );
	}

	/**
	 * Files by address: `sha384` in hexadecimal, `bytes`, `integrity`.
	 *
	 * @return array<string, array>
	 */
	public function files(): array {
		return $this->files;
	}

	/**
	 * Takes the hash that was signed in place of one that a manifest states and that is not true.
	 *
	 * @param string $url Address of the file.
	 */
	public function take_signed( string $url ): void {
		$signed                           = self::integrity_of( null, $this->files[ $url ] );
		$this->files[ $url ]['integrity'] = $signed;
		if ( isset( $this->integrity[ $url ] ) ) {
			$this->integrity[ $url ] = $signed;
		}
		foreach ( array_keys( $this->languages ) as $language ) {
			if ( isset( $this->languages[ $language ]['integrity'][ $url ] ) ) {
				$this->languages[ $language ]['integrity'][ $url ] = $signed;
			}
		}
	}

	/**
	 * The plan, as `release.json` of the plugin has it.
	 *
	 * @param array $preload Route path → addresses, as the place states them: hints, of which known ones are taken.
	 * @throws Deploy_Refused When there is no shell.
	 */
	public function plan( array $preload ): array {
		foreach ( $this->builds as $build => $parts ) {
			$page  = $parts['manifest']['page'] ?? null;
			$entry = $parts['manifest']['entries'][ $page['entry'] ?? '' ]['file'] ?? null;
			if ( null !== $page && null !== $entry ) {
				return $this->plan_of( $build, $page, self::url( $build, $entry ), $preload );
			}
		}
		throw new Deploy_Refused( 'The builds have no shell' );
	}

	/**
	 * The build's parts as its manifest and its claims say them.
	 *
	 * @param string $build    Name of the build.
	 * @param string $manifest Bytes of its manifest.
	 * @param array  $claims   Files that were signed.
	 * @throws Deploy_Refused When it is about another build or about files that are none of its own.
	 */
	public static function parts( string $build, string $manifest, array $claims ): array {
		$read    = json_decode( $manifest, true );
		$is_fine = is_array( $read ) && ( $read['name'] ?? null ) === $build;
		foreach ( array( 'entries', 'specifiers', 'styles' ) as $name ) {
			$is_fine = $is_fine && is_array( $read[ $name ] ?? null );
		}
		Deploy_Refused::unless( $is_fine, "The manifest of $build is not its own" );
		$files = array();
		foreach ( $claims as $claim ) {
			$kind = pathinfo( $claim['path'], PATHINFO_EXTENSION );
			if ( isset( self::TYPES[ $kind ] ) ) {
				$files[ $claim['path'] ] = array(
					'sha384'    => $claim['sha384'],
					'bytes'     => $claim['bytes'],
					'integrity' => self::integrity_of( $read['files'][ $claim['path'] ]['integrity'] ?? null, $claim ),
				);
			}
		}
		// An application of a team has the one specifier of its own name, and no page.
		$is_application = 1 === preg_match( '/^mfe-/', $build );
		$is_in_place    = ! $is_application || ( ! isset( $read['page'] ) && array() === $read['styles'] && array() === array_diff( array_keys( $read['specifiers'] ), array( "@listings/$build" ) ) );
		Deploy_Refused::unless( $is_in_place, "The manifest of $build goes beyond its place" );
		return array(
			'manifest' => array_intersect_key( $read, array_flip( array( 'entries', 'specifiers', 'styles', 'page', 'languages' ) ) ),
			'files'    => $files,
		);
	}

	/**
	 * The plan of a page.
	 *
	 * @param string $build   Build of the shell.
	 * @param array  $page    What it says of its page.
	 * @param string $entry   Address of the script that starts it.
	 * @param array  $preload Hints of the place.
	 */
	private function plan_of( string $build, array $page, string $entry, array $preload ): array {
		$styles = array();
		foreach ( $this->builds[ $build ]['manifest']['styles'] as $name ) {
			$url      = self::url( $build, $name );
			$styles[] = array(
				'url'       => $url,
				'integrity' => $this->files[ $url ]['integrity'] ?? '',
			);
		}
		$hints = array();
		foreach ( $preload as $path => $urls ) {
			$hints[ $path ] = array_values( array_filter( (array) $urls, array( $this, 'is_script' ) ) );
		}
		$plan = array(
			'imports'   => $this->imports,
			'integrity' => $this->integrity,
			'entry'     => $entry,
			'styles'    => $styles,
			'preload'   => (object) $hints,
			'shell'     => self::shell( $page ),
			'files'     => $this->described(),
		);
		foreach ( $this->languages as $language => $scripts ) {
			$words = array( 'title', 'body' );
			$shell = array_merge( self::texts( $page, $words ), self::texts( $page['languages'][ $language ] ?? array(), $words ) );

			$plan['languages'][ $language ] = array_merge( $scripts, array( 'shell' => $shell ) );
		}
		return $plan;
	}

	/**
	 * Takes scripts in other languages out of the page in the source language, and into the pages in theirs.
	 *
	 * @param string $build     Name of the build.
	 * @param mixed  $languages Scripts that stand for others, by language.
	 * @throws Deploy_Refused When one is none of its files.
	 */
	private function add_languages( string $build, $languages ): void {
		foreach ( is_array( $languages ) ? $languages : array() as $language => $scripts ) {
			foreach ( $scripts as $source => $own ) {
				$from = self::url( $build, (string) $source );
				$to   = self::url( $build, (string) $own );
				Deploy_Refused::unless( isset( $this->files[ $from ], $this->files[ $to ] ), "$build names a script in $language that is none of its files" );
				$this->languages[ $language ]['scripts'][ $from ] = $to;
				$this->languages[ $language ]['integrity'][ $to ] = $this->files[ $to ]['integrity'];
				unset( $this->integrity[ $to ] );
			}
		}
	}

	/**
	 * What pages need to know of the shell.
	 *
	 * @param array $page What its manifest says of its page.
	 */
	private static function shell( array $page ): array {
		$names = true === ( $page['namesCountries'] ?? null ) ? array( 'namesCountries' => true ) : array();
		return self::texts( $page, array( 'title', 'body', 'watch' ) ) + $names;
	}

	/**
	 * Texts of a description by their names.
	 *
	 * @param array    $described Description.
	 * @param string[] $names     Names.
	 */
	private static function texts( array $described, array $names ): array {
		return array_filter( array_intersect_key( $described, array_flip( $names ) ), 'is_string' );
	}

	/**
	 * Files as `release.json` names them.
	 *
	 * @return array<string, array>
	 */
	private function described(): array {
		$files = array();
		foreach ( $this->files as $url => $file ) {
			$files[ $url ] = array(
				'file'      => substr( $url, 1 ),
				'bytes'     => $file['bytes'],
				'encodings' => array(),
				'type'      => self::TYPES[ pathinfo( $url, PATHINFO_EXTENSION ) ],
			);
		}
		return $files;
	}

	/**
	 * True for the address of a script of this page.
	 *
	 * @param mixed $url Address.
	 */
	private function is_script( $url ): bool {
		return is_string( $url ) && isset( $this->integrity[ $url ] );
	}

	/**
	 * Address of a build's file.
	 *
	 * @param string $build Name of the build.
	 * @param string $path  Path in it.
	 */
	private static function url( string $build, string $path ): string {
		return "/assets/$build/$path";
	}

	/**
	 * Name of bytes, as browsers take it: the sha256 that the manifest states, as documents carry it; of builds from before
	 * the sha384 that was signed. What is stated is compared with the bytes before a page is made of it.
	 *
	 * @param mixed $stated Integrity in the manifest.
	 * @param array $claim  `sha384` in hexadecimal.
	 */
	private static function integrity_of( $stated, array $claim ): string {
		$is_sha256 = is_string( $stated ) && 1 === preg_match( '~^sha256-[A-Za-z0-9+/]{43}=$~D', $stated );
		return $is_sha256 ? $stated : 'sha384-' . base64_encode( (string) hex2bin( $claim['sha384'] ) );
	}
}
