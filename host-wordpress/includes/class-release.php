<?php
/**
 * A release of the page.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** Release of the page: `release.json` of the build, its addresses moved below the plugin's own. */
final class Release {

	/** Languages that are written from right to left. */
	const RIGHT_TO_LEFT = array( 'ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi' );

	/** @var string Folder of the release. */
	private $folder;

	/** @var string Path that stands before every address of a file. */
	private $base;

	/** @var object|null Content of `release.json`, in the language of the page. */
	private $plan;

	/** @var string|null The preview that this page shows. */
	private $mark;

	/** @var string BCP 47 tag of the language of the page; the source language of all texts to begin with. */
	private $language = 'en';

	/** @var array<string, string> Script with texts → the one in this language. */
	private $scripts = array();

	/** @var bool True when the plan is in the language of the page. */
	private $is_translated = false;

	/**
	 * Names a release; it is read when it is needed.
	 *
	 * @param string      $folder Folder of its files, and of `release.json` where no plan is given.
	 * @param string      $base   Path of that folder as a browser asks for it, without a slash at the end.
	 * @param object|null $plan   What `release.json` says.
	 */
	public function __construct( string $folder, string $base, ?object $plan = null ) {
		$this->folder = $folder;
		$this->base   = $base;
		$this->plan   = $plan;
	}

	/**
	 * The same release, marked.
	 *
	 * @param string|null $mark The preview that this page shows: build, version and end; `over` where its link shows nothing.
	 */
	public function marked( ?string $mark ): self {
		$marked       = clone $this;
		$marked->mark = $mark;
		return $marked;
	}

	/** The mark; null without one. */
	public function mark(): ?string {
		return $this->mark;
	}

	/** BCP 47 tag of the language of the page. */
	public function language(): string {
		$this->plan();
		return $this->language;
	}

	/**
	 * Languages of the application whose texts are all there, English first.
	 *
	 * @return string[]
	 */
	public function offered(): array {
		$plan     = $this->plan();
		$complete = (array) ( $plan->facts->completeLanguages ?? array() ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName
		return array_merge( array( 'en' ), array_values( array_intersect( $complete, array_keys( (array) ( $plan->languages ?? array() ) ) ) ) );
	}

	/** True for a language that is written from right to left. */
	public function is_rtl(): bool {
		return in_array( strtok( $this->language(), '-' ), self::RIGHT_TO_LEFT, true );
	}

	/** Specifier → address of its file. In another language lazy parts stand in it too, by their addresses. */
	public function imports(): object {
		$moved = (array) $this->each( $this->plan()->imports, array( $this, 'address' ) );
		foreach ( $this->scripts as $source => $own ) {
			$moved[ $this->address( $source ) ] = $this->address( $own );
		}
		return (object) $moved;
	}

	/** Address of every script → `sha256-…`; of builds from before, `sha384-…`. */
	public function integrity(): object {
		$moved = array();
		foreach ( $this->plan()->integrity as $url => $hash ) {
			$moved[ $this->address( $url ) ] = $hash;
		}
		return (object) $moved;
	}

	/** Address of the script that starts the page. */
	public function entry(): string {
		return $this->address( $this->plan()->entry );
	}

	/** Route path → addresses of the scripts that its first screen needs; `*` holds those of every page. */
	public function preload(): object {
		$move = function ( array $urls ): array {
			return array_map( array( $this, 'address' ), $urls );
		};
		return $this->each( $this->plan()->preload, $move );
	}

	/** Texts of the shell that are printed as they are: `title`, `body`, and `watch` where there is one. */
	public function shell(): object {
		return $this->plan()->shell;
	}

	/**
	 * Texts of the style sheets that are printed into the page. Bytes that are not those of the release are not printed.
	 *
	 * @return string[]
	 * @throws \RuntimeException When a file was changed.
	 */
	public function styles(): array {
		$texts = array();
		foreach ( $this->plan()->styles as $style ) {
			if ( self::is_later( $style->url ) ) {
				continue;
			}
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of this plugin.
			$text = (string) file_get_contents( $this->folder . '/' . $this->plan()->files->{$style->url}->file );
			if ( ! Integrity::holds( $style->integrity, $text ) ) {
				throw new \RuntimeException( "{$style->url} is not the style sheet of the release" );
			}
			$texts[] = $text;
		}
		return $texts;
	}

	/** Address of each style sheet that nothing needs before an application shows → `sha256-…`. */
	public function later_styles(): array {
		$found = array();
		foreach ( $this->plan()->styles as $style ) {
			if ( self::is_later( $style->url ) ) {
				$found[ $this->address( $style->url ) ] = $style->integrity;
			}
		}
		return $found;
	}

	/** A name that changes with anything the page is made from. */
	public function id(): string {
		$plan  = $this->plan();
		$parts = array(
			'imports'   => $this->imports(),
			'integrity' => $this->integrity(),
			'entry'     => $this->entry(),
			'styles'    => $plan->styles,
			'shell'     => $plan->shell,
		);
		return substr( hash( 'sha256', self::json( $parts ) ), 0, 16 );
	}

	/** Facts of the contract that PHP cannot compute: supported countries and languages, hosts of outgoing links. */
	public function facts(): object {
		return $this->plan()->facts;
	}

	/**
	 * JSON as browsers write it.
	 *
	 * @param mixed $value Value to write.
	 */
	public static function json( $value ): string {
		return (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_LINE_TERMINATORS );
	}

	/**
	 * True for the style sheet that the page fetches (`deploy/src/build/later-style.ts`).
	 *
	 * @param string $url Address of a style sheet.
	 */
	private static function is_later( string $url ): bool {
		return 1 === preg_match( '#/later\.[\da-f]{10}\.css$#D', $url );
	}

	/**
	 * Puts the plugin's path before an address of the release.
	 *
	 * @param string $url Address that begins with `/assets/`.
	 */
	private function address( string $url ): string {
		return $this->base . $url;
	}

	/**
	 * The same names with other values.
	 *
	 * @param object   $values Values by name.
	 * @param callable $change Gives the new value.
	 */
	private function each( object $values, callable $change ): object {
		return (object) array_map( $change, (array) $values );
	}

	/**
	 * Content of `release.json`.
	 *
	 * @throws \RuntimeException When there is none.
	 */
	private function plan(): object {
		if ( null === $this->plan ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of this plugin.
			$plan = json_decode( (string) file_get_contents( $this->folder . '/release.json' ) );
			if ( ! is_object( $plan ) ) {
				throw new \RuntimeException( 'release.json of the plugin cannot be read' );
			}
			$this->plan = $plan;
		}
		if ( ! $this->is_translated ) {
			$this->is_translated = true;
			$this->plan          = $this->in_language( clone $this->plan, self::wanted( (array) ( $this->plan->facts->completeLanguages ?? array() ) ) );
		}
		return $this->plan;
	}

	/**
	 * The plan in the first of the languages that it has: every script with texts gives way to the one in that language.
	 *
	 * @param object   $plan   Content of `release.json`.
	 * @param string[] $wanted Tags, the most wanted first.
	 */
	private function in_language( object $plan, array $wanted ): object {
		$offered = (array) ( $plan->languages ?? array() );
		foreach ( $wanted as $tag ) {
			$short = strtok( $tag, '-' );
			if ( 'en' === $short ) {
				return $plan;
			}
			$this->language = isset( $offered[ $tag ] ) ? $tag : $short;
			if ( isset( $offered[ $this->language ] ) ) {
				return $this->put( $plan, $offered[ $this->language ] );
			}
		}
		$this->language = 'en';
		return $plan;
	}

	/**
	 * The plan with the scripts and words of a language in the place of the others.
	 *
	 * @param object $plan  Content of `release.json`.
	 * @param object $found Its part about the language.
	 */
	private function put( object $plan, object $found ): object {
		$this->scripts = (array) $found->scripts;
		$own           = function ( string $url ): string {
			return $this->scripts[ $url ] ?? $url;
		};
		$each          = function ( array $urls ) use ( $own ): array {
			return array_map( $own, $urls );
		};
		$plan->imports   = $this->each( $plan->imports, $own );
		$plan->integrity = (object) array_merge( array_diff_key( (array) $plan->integrity, $this->scripts ), (array) $found->integrity );
		$plan->entry     = $own( $plan->entry );
		$plan->preload   = $this->each( $plan->preload, $each );
		$plan->shell     = (object) array_merge( (array) $plan->shell, (array) $found->shell );
		return $plan;
	}

	/**
	 * Language of the reader's profile as a BCP 47 tag, where it is complete: nobody gets a half-translated page.
	 *
	 * @param string[] $complete Languages whose texts are all there.
	 * @return string[]
	 */
	private static function wanted( array $complete ): array {
		$profile = str_replace( '_', '-', get_user_locale() );
		$is_full = in_array( $profile, $complete, true ) || in_array( strtok( $profile, '-' ), $complete, true );
		return $is_full ? array( $profile ) : array();
	}
}
