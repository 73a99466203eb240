<?php
/**
 * Keys that may sign deploys.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** Teams, their builds and their keys, as this site trusts them (`deploy/src/live/signing`). */
final class Deploy_Keyring {

	const PLATFORM = 'platform';

	const WORD   = '/^[a-z0-9][a-z0-9-]{0,63}$/D';
	const PUBLIC = '/^[\w-]{43}$/D';

	/** The longest life of a statement, and how far clocks may differ; seconds. */
	const LIFE = 300;
	const SKEW = 30;

	/** The longest statement, in bytes. */
	const LONGEST = 131072;

	/** @var array<string, string[]> Names of builds by team. */
	private $teams;

	/** @var array<string, array> Keys by id. */
	private $keys;

	/**
	 * Reads a keyring.
	 *
	 * @param mixed $teams Names of builds by team.
	 * @param mixed $keys  List of keys, as `deploy key create` prints them.
	 * @throws Deploy_Refused With the field that is not as it has to be.
	 */
	public function __construct( $teams, $keys ) {
		Deploy_Refused::unless( is_array( $teams ) && is_array( $keys ), 'teams and keys have to be there' );
		foreach ( $teams as $team => $builds ) {
			$is_fine = preg_match( self::WORD, (string) $team ) && is_array( $builds ) && array_filter( $builds, 'is_string' ) === $builds;
			Deploy_Refused::unless( $is_fine, "teams: $team is not a list of builds" );
		}
		$this->teams = $teams;
		$this->keys  = array();
		foreach ( $keys as $index => $key ) {
			Deploy_Refused::unless( self::is_key( $key ), "keys: number $index is not a line of `deploy key create`" );
			$this->keys[ $key['id'] ] = $key;
		}
		Deploy_Refused::unless( array() !== $this->keys, 'keys: there is none' );
	}

	/** The team that owns a build. */
	public function team_of( string $build ): string {
		foreach ( $this->teams as $team => $builds ) {
			if ( in_array( $build, $builds, true ) ) {
				return (string) $team;
			}
		}
		return self::PLATFORM;
	}

	/**
	 * The statement of an envelope whose signatures are all valid, and the persons who signed it.
	 *
	 * @param mixed $envelope Statement and signatures, of a ledger entry.
	 * @param int   $at       Moment of the entry, in seconds.
	 * @return array{0: array, 1: array[]} Statement, and its signers' keys.
	 * @throws Deploy_Refused With the reason.
	 */
	public function open( $envelope, int $at ): array {
		$json       = $envelope['statement'] ?? null;
		$signatures = $envelope['signatures'] ?? null;
		$is_fine    = is_string( $json ) && strlen( $json ) <= self::LONGEST && is_array( $signatures ) && count( $signatures ) >= 1 && count( $signatures ) <= 4;
		Deploy_Refused::unless( $is_fine, 'is not signed' );
		$signers = array();
		foreach ( $signatures as $entry ) {
			$signers[] = $this->signer( $json, $entry );
		}
		$statement = json_decode( $json, true );
		Deploy_Refused::unless( is_array( $statement ), 'its statement is not JSON' );
		self::check_time( $statement, $signers, $at );
		$teams = array_column( $signers, 'team' );
		Deploy_Refused::unless( in_array( $statement['team'] ?? null, $teams, true ), 'no key of its team signed it' );
		return array( $statement, $signers );
	}

	/**
	 * Refuses a statement about a build of another team. What belongs to the platform needs two persons.
	 *
	 * @param array   $statement Statement.
	 * @param array[] $signers   Its signers' keys.
	 * @param string  $team      Team that owns what is changed.
	 * @throws Deploy_Refused With the reason.
	 */
	public static function refuse_out_of_scope( array $statement, array $signers, string $team ): void {
		Deploy_Refused::unless( $statement['team'] === $team, "changes what belongs to the team $team" );
		$persons = array_unique( array_column( $signers, 'person' ) );
		Deploy_Refused::unless( self::PLATFORM !== $team || count( $persons ) >= 2, 'needs the signature of a second person' );
	}

	/**
	 * The trusted key behind a signature.
	 *
	 * @param string $json  Text that was signed.
	 * @param mixed  $entry Id of the key, and the signature as base64url.
	 * @throws Deploy_Refused When there is none, or it did not sign this.
	 */
	private function signer( string $json, $entry ): array {
		$id  = is_string( $entry['key'] ?? null ) ? $entry['key'] : '';
		$key = $this->keys[ $id ] ?? null;
		Deploy_Refused::unless( null !== $key, sprintf( 'is signed by the key %s, which is not trusted here', sanitize_key( $id ) ) );
		$signature = self::bytes_of( $entry['signature'] ?? null );
		$is_valid  = SODIUM_CRYPTO_SIGN_BYTES === strlen( $signature )
			&& sodium_crypto_sign_verify_detached( $signature, "listings-deploy-1\n$json", self::bytes_of( $key['public'] ) );
		Deploy_Refused::unless( $is_valid, "its signature of $id does not fit" );
		return $key;
	}

	/**
	 * Refuses a statement that was out of time when its entry was made, or whose key signed nothing any more.
	 *
	 * @param array   $statement Statement.
	 * @param array[] $signers   Its signers' keys.
	 * @param int     $at        Moment of the entry.
	 * @throws Deploy_Refused With the reason.
	 */
	private static function check_time( array $statement, array $signers, int $at ): void {
		$iat = $statement['iat'] ?? null;
		$exp = $statement['exp'] ?? null;
		Deploy_Refused::unless( is_int( $iat ) && is_int( $exp ) && $exp > $iat && $exp - $iat <= self::LIFE, 'its statement has no time' );
		Deploy_Refused::unless( $at >= $iat - self::SKEW && $at <= $exp + self::SKEW, 'was not made when it was signed' );
		foreach ( $signers as $key ) {
			$until = min( (int) strtotime( $key['expires'] ), isset( $key['revoked'] ) ? (int) strtotime( $key['revoked'] ) : PHP_INT_MAX );
			Deploy_Refused::unless( $iat < $until, "is signed by {$key['id']}, which had expired or was taken back" );
		}
	}

	/**
	 * Bytes of a base64url text; none where it is not their one spelling.
	 *
	 * @param mixed $text Text.
	 */
	private static function bytes_of( $text ): string {
		$bytes = is_string( $text ) ? base64_decode( strtr( $text, '-_', '+/' ), true ) : false;
		return false !== $bytes && rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' ) === $text ? $bytes : '';
	}

	/**
	 * True for a key that can be trusted.
	 *
	 * @param mixed $key What is given.
	 */
	private static function is_key( $key ): bool {
		foreach ( array( 'id', 'team', 'person' ) as $name ) {
			if ( ! is_string( $key[ $name ] ?? null ) || ! preg_match( self::WORD, $key[ $name ] ) ) {
				return false;
			}
		}
		$is_dated = is_string( $key['expires'] ?? null ) && false !== strtotime( $key['expires'] );
		$is_dated = $is_dated && ( ! isset( $key['revoked'] ) || ( is_string( $key['revoked'] ) && false !== strtotime( $key['revoked'] ) ) );
		return $is_dated && is_string( $key['public'] ?? null ) && preg_match( self::PUBLIC, $key['public'] ) && 32 === strlen( self::bytes_of( $key['public'] ) );
	}
}
