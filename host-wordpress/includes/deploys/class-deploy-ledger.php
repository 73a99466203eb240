<?php
/**
 * Ledger of a place of releases.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/**
 * Follows a ledger entry by entry (`deploy/src/live/ledger.ts`): each holds the hash of the one before, and what it changes
 * is what its signed statement says, nothing else. The first entry is known by its hash.
 */
final class Deploy_Ledger {

	const NOTHING = array(
		'revision'  => 0,
		'head'      => null,
		'signed_at' => 0,
		'hashes'    => array(),
		'parts'     => array(),
		'builds'    => array(),
		'canaries'  => array(),
		'previews'  => array(),
		'before'    => array(),
		'held'      => array(),
	);

	/** @var string sha256 of the first entry. */
	private $start;

	/** @var Deploy_Keyring */
	private $keyring;

	/** @var array What the last verified entry says; as `NOTHING`. */
	private $state;

	/** @var callable Gives the bytes of a ledger entry by its number. */
	private $read;

	/**
	 * Goes on from what was verified before.
	 *
	 * @param string         $start   sha256 of the first entry.
	 * @param Deploy_Keyring $keyring Trusted keys.
	 * @param array          $state   What the last verified entry says.
	 * @param callable       $read    Gives the bytes of a ledger entry by its number.
	 */
	public function __construct( string $start, Deploy_Keyring $keyring, array $state, callable $read ) {
		$this->start   = $start;
		$this->keyring = $keyring;
		$this->state   = $state;
		$this->read    = $read;
	}

	/** What the last verified entry says, as `NOTHING`. */
	public function state(): array {
		return $this->state;
	}

	/** Name of a ledger entry in its place. */
	public static function name( int $revision ): string {
		return sprintf( 'ledger/%08d.json', $revision );
	}

	/**
	 * Verifies the next entry.
	 *
	 * @throws Deploy_Refused With the number of the entry and the reason.
	 */
	public function advance(): void {
		$revision = $this->state['revision'] + 1;
		$bytes    = ( $this->read )( $revision );
		try {
			$entry   = json_decode( $bytes, true );
			$is_next = is_array( $entry ) && ( $entry['revision'] ?? null ) === $revision && ( $entry['prev'] ?? null ) === $this->state['head'];
			Deploy_Refused::unless( $is_next, 'does not follow the one before' );
			Deploy_Refused::unless( Deploy_Placement::is_valid( $entry ), 'says no builds' );
			$hash  = hash( 'sha256', $bytes );
			$state = 1 === $revision ? $this->begin( $entry, $hash ) : $this->follow( $entry );
			$state['revision']            = $revision;
			$state['head']                = $hash;
			$state['hashes'][ $revision ] = $hash;
			$this->state                  = $state;
		} catch ( Deploy_Refused $refused ) {
			throw new Deploy_Refused( "Revision $revision " . $refused->getMessage() );
		}
	}

	/**
	 * The first entry, which nobody signs.
	 *
	 * @param array  $entry Entry.
	 * @param string $hash  sha256 of its bytes.
	 */
	private function begin( array $entry, string $hash ): array {
		Deploy_Refused::unless( hash_equals( $this->start, $hash ), 'is not the start that this site trusts' );
		Deploy_Refused::unless( 'start' === $entry['action'] && array() === $entry['canaries'] && array() === $entry['previews'], 'is no start' );
		$state           = $this->state;
		$state['builds'] = $entry['builds'];
		foreach ( $entry['builds'] as $build => $placed ) {
			$state['parts'][ $placed['part'] ] = array( (string) $build, null );
		}
		return $state;
	}

	/**
	 * An entry after the first.
	 *
	 * @param array $entry Entry.
	 */
	private function follow( array $entry ): array {
		$at = strtotime( is_string( $entry['at'] ?? null ) ? $entry['at'] : '' );
		Deploy_Refused::unless( false !== $at, 'has no time' );
		if ( array() === ( $entry['by'] ?? null ) ) {
			return $this->placed( $this->withdrawal( $entry ), $entry );
		}
		list( $statement, $signers ) = $this->keyring->open( $entry['envelope'] ?? null, $at );
		$is_same = ( $statement['action'] ?? null ) === ( $entry['action'] ?? '' ) && ( $statement['prev'] ?? null ) === $this->state['head'] && true !== ( $statement['dryRun'] ?? false );
		Deploy_Refused::unless( $is_same, 'is not what was signed' );
		// Statements live for minutes: one much older than the one before it was signed for another time.
		Deploy_Refused::unless( $statement['iat'] >= $this->state['signed_at'] - Deploy_Keyring::LIFE - 2 * Deploy_Keyring::SKEW, 'was signed before the one before it' );
		$state              = $this->placed( $this->changed( $entry, $statement, $signers ), $entry );
		$state['signed_at'] = max( $state['signed_at'], $statement['iat'] );
		return $state;
	}

	/**
	 * The state with the placement that has to be, which the entry has to say too.
	 *
	 * @param array $expected State as the statement makes it.
	 * @param array $entry    Entry.
	 */
	private function placed( array $expected, array $entry ): array {
		foreach ( array( 'builds', 'canaries' ) as $name ) {
			ksort( $expected[ $name ] );
			ksort( $entry[ $name ] );
			Deploy_Refused::unless( self::plain( $expected[ $name ] ) === self::plain( $entry[ $name ] ), "has other $name than its statement makes" );
		}
		// Previews go when their time is over.
		foreach ( $entry['previews'] as $word => $preview ) {
			$known = isset( $expected['previews'][ $word ] ) && self::plain( $expected['previews'][ $word ] ) === self::plain( $preview );
			Deploy_Refused::unless( $known, 'has a preview that nobody signed' );
		}
		$expected['previews'] = $entry['previews'];
		// Old versions of libraries beside the live ones: nothing here is shown as long as there are some.
		$expected['held'] = array_keys( (array) ( $entry['held'] ?? array() ) );
		$expected['before']   = $this->before( $expected['builds'], $entry['action'] );
		return $expected;
	}

	/**
	 * Builds that the place may return to by itself: each that stood before the published one of now.
	 *
	 * @param array  $builds Builds of the entry.
	 * @param string $action Its action.
	 */
	private function before( array $builds, string $action ): array {
		$before = $this->state['before'];
		foreach ( $builds as $app => $placed ) {
			$last = $this->state['builds'][ $app ] ?? null;
			if ( null !== $last && self::plain( $last ) === self::plain( $placed ) ) {
				continue;
			}
			unset( $before[ $app ] );
			if ( null !== $last && in_array( $action, array( 'publish', 'canary' ), true ) ) {
				$before[ $app ] = $last;
			}
		}
		return $before;
	}

	/**
	 * The withdrawal of a candidate, or the return of a build to the one before, which was signed: the place does so by
	 * itself, and nothing else. What was returned to stays.
	 *
	 * @param array $entry Entry.
	 */
	private function withdrawal( array $entry ): array {
		$state = $this->state;
		if ( 'rollback' === ( $entry['action'] ?? null ) ) {
			$is_other = static function ( $app ) use ( $state, $entry ) {
				return self::plain( $state['builds'][ $app ] ) !== self::plain( $entry['builds'][ $app ] ?? array() );
			};
			$changed  = array_values( array_filter( array_keys( $state['builds'] ), $is_other ) );
			Deploy_Refused::unless( 1 === count( $changed ) && isset( $state['before'][ $changed[0] ] ), 'is not signed' );
			$state['builds'][ $changed[0] ] = $state['before'][ $changed[0] ];
			return $state;
		}
		$gone = array_diff_key( $state['canaries'], $entry['canaries'] );
		Deploy_Refused::unless( 'canary' === ( $entry['action'] ?? null ) && 1 === count( $gone ), 'is not signed' );
		$state['canaries'] = array_diff_key( $state['canaries'], $gone );
		return $state;
	}

	/**
	 * The state that a statement makes.
	 *
	 * @param array   $entry     Entry.
	 * @param array   $statement Its statement.
	 * @param array[] $signers   Keys that signed it.
	 */
	private function changed( array $entry, array $statement, array $signers ): array {
		$app  = $statement['app'] ?? null;
		$team = null === $app || ! is_string( $app ) ? Deploy_Keyring::PLATFORM : $this->keyring->team_of( $app );
		Deploy_Refused::unless( null === $app || ( is_string( $app ) && preg_match( Deploy_Keyring::WORD, $app ) ), 'names no build' );
		$state = $this->state;
		switch ( $statement['action'] ) {
			case 'publish':
				Deploy_Refused::unless( null !== $app, 'names no build' );
				Deploy_Keyring::refuse_out_of_scope( $statement, $signers, $team );
				return Deploy_Placement::published( $state, $entry, $statement );
			case 'canary':
				Deploy_Keyring::refuse_out_of_scope( $statement, $signers, $team );
				$moved = Deploy_Placement::moved( $state, (string) $app, $statement['version'] ?? null );
				return Deploy_Placement::shared( $state, (string) $app, $moved, $statement['share'] ?? null );
			case 'rollback':
				Deploy_Keyring::refuse_out_of_scope( $statement, $signers, $team );
				return $this->rolled_back( $state, $app, $statement['to'] ?? null );
			case 'prune':
				Deploy_Refused::unless( Deploy_Keyring::PLATFORM === $statement['team'], 'is not of the platform' );
				return $state;
			default:
				// Of a kind that came after this plugin: `placed` refuses it where it changes what is shown.
				Deploy_Keyring::refuse_out_of_scope( $statement, $signers, $team );
				return $state;
		}
	}

	/**
	 * The builds of an earlier revision, or one of them.
	 *
	 * @param array       $state State before.
	 * @param string|null $app   Build; all of them without one.
	 * @param mixed       $to    Revision.
	 */
	private function rolled_back( array $state, ?string $app, $to ): array {
		Deploy_Refused::unless( is_int( $to ) && isset( $state['hashes'][ $to ] ), 'goes back to a revision that is not there' );
		$bytes = ( $this->read )( $to );
		Deploy_Refused::unless( hash( 'sha256', $bytes ) === $state['hashes'][ $to ], "goes back to revision $to, which was changed" );
		$builds = json_decode( $bytes, true )['builds'];
		if ( null === $app ) {
			$state['builds']   = $builds;
			$state['canaries'] = array();
			return $state;
		}
		Deploy_Refused::unless( isset( $builds[ $app ] ), "goes back to revision $to, which has no $app" );
		$state['builds'][ $app ] = $builds[ $app ];
		unset( $state['canaries'][ $app ] );
		return $state;
	}

	/**
	 * JSON of a value whose keys are in order.
	 *
	 * @param array $value Value.
	 */
	private static function plain( array $value ): string {
		foreach ( $value as $name => $inner ) {
			if ( is_array( $inner ) ) {
				$value[ $name ] = self::plain( $inner );
			}
		}
		ksort( $value );
		return Release::json( $value );
	}
}
