<?php
/**
 * Builds of a place of releases.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** Fetches builds as they were signed, and makes plans of pages from them. */
final class Deploy_Builds {

	/** @var Deploy_Place */
	private $place;

	/** @var Deploy_Cache */
	private $cache;

	/** @var array State of the ledger, every entry verified. */
	private $state;

	/** @var array<string, array> Name of the build, manifest and files by record. */
	private $parts = array();

	/** @var array<string, array> Files of all plans by address. */
	private $files = array();

	/**
	 * Reads builds.
	 *
	 * @param Deploy_Place $place Place of releases.
	 * @param Deploy_Cache $cache Keeps its files.
	 * @param array        $state State of the ledger, every entry verified.
	 */
	public function __construct( Deploy_Place $place, Deploy_Cache $cache, array $state ) {
		$this->place = $place;
		$this->cache = $cache;
		$this->state = $state;
	}

	/**
	 * Addresses of the files of all plans that were made.
	 *
	 * @return string[]
	 */
	public function addresses(): array {
		return array_keys( $this->files );
	}

	/**
	 * Manifest and files of a build, as they were signed.
	 *
	 * @param string $part sha256 of its record.
	 * @throws Deploy_Refused When the record or the manifest is not what was signed.
	 */
	private function part( string $part ): array {
		if ( isset( $this->parts[ $part ] ) ) {
			return $this->parts[ $part ];
		}
		list( $build, $claims ) = $this->state['parts'][ $part ];
		$bytes = $this->place->read( "parts/$part.json", Deploy_Place::LONGEST_RECORD );
		Deploy_Refused::unless( hash( 'sha256', $bytes ) === $part, "The record of $build was changed" );
		$files = json_decode( $bytes, true )['claims'] ?? null;
		$own   = Deploy_Placement::claims_hash( $files );
		Deploy_Refused::unless( null === $claims || $own === $claims, "The record of $build names other files than were signed" );
		$manifest = array_values( wp_list_filter( $files, array( 'path' => 'manifest.json' ) ) )[0] ?? null;
		Deploy_Refused::unless( null !== $manifest, "$build has no manifest" );
		$this->parts[ $part ] = array( $build, Deploy_Map::parts( $build, $this->content( 'manifest.json', $manifest ), $files ) );
		return $this->parts[ $part ];
	}

	/**
	 * Bytes that were signed.
	 *
	 * @param string $path Path of the file.
	 * @param array  $file `sha384` in hexadecimal, `bytes`.
	 * @throws Deploy_Refused When they were changed.
	 */
	private function content( string $path, array $file ): string {
		$bytes = $this->place->read( 'files/' . $file['sha384'] . '.' . pathinfo( $path, PATHINFO_EXTENSION ), Deploy_Place::LONGEST_FILE );
		Deploy_Refused::unless( hash( 'sha384', $bytes ) === $file['sha384'], "$path has other bytes than were signed" );
		return $bytes;
	}

	/**
	 * The plan of builds, its files fetched.
	 *
	 * @param array $builds  Placed builds by name.
	 * @param mixed $preload Hints of the place.
	 */
	public function plan( array $builds, $preload ): array {
		$joined = array();
		foreach ( $builds as $build => $placed ) {
			list( $own, $manifest ) = $this->part( $placed['part'] );
			Deploy_Refused::unless( $own === (string) $build, "$build stands for $own" );
			$joined[ $build ] = $manifest;
		}
		$map = new Deploy_Map( $joined );
		foreach ( $map->files() as $url => $file ) {
			Deploy_Refused::unless( ( $this->files[ $url ] ?? $file ) === $file, "$url stands for two files" );
			$this->files[ $url ] = $file;
			if ( ! $this->cache->has( $url, $file ) ) {
				$this->cache->write( $url, $this->content( $url, $file ) );
			}
			if ( ! $this->cache->holds( $url, $file['integrity'] ) ) {
				$map->take_signed( $url );
			}
		}
		return $map->plan( is_array( $preload ) ? $preload : array() );
	}

	/**
	 * Plans for some: candidates and previews.
	 *
	 * @param mixed $stated  Variants as the place states them, for their hints: where they differ from those of everybody.
	 * @param mixed $preload Hints of the page that everybody gets.
	 */
	public function variants( $stated, $preload ): array {
		$trials = array();
		foreach ( $this->state['canaries'] as $app => $placed ) {
			$trials[] = array( 'app' => (string) $app, 'version' => $placed['version'], 'share' => $placed['share'], 'placed' => $placed );
		}
		foreach ( $this->state['previews'] as $word => $placed ) {
			$preview  = array( 'word' => (string) $word, 'expires' => $placed['expires'] );
			$trials[] = array( 'app' => $placed['app'], 'version' => $placed['version'], 'preview' => $preview, 'placed' => $placed );
		}
		foreach ( $trials as $index => $trial ) {
			$builds = array_merge( $this->state['builds'], array( $trial['app'] => $trial['placed'] ) );
			$hints  = wp_list_filter( (array) $stated, array( 'app' => $trial['app'], 'version' => $trial['version'] ) );
			$others = array_values( $hints )[0]['changes']['preload'] ?? array();
			$trials[ $index ]['plan'] = $this->plan( $builds, array_filter( array_merge( (array) $preload, (array) $others ) ) );
			unset( $trials[ $index ]['placed'] );
		}
		return $trials;
	}
}
