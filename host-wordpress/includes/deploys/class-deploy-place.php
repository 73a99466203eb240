<?php
/**
 * Place of releases.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** The place that this site takes its release from, by setting or constant, and the reads of it. */
final class Deploy_Place {

	/** Setting of the site: `address` and `trust`. Constants of these names stand before it. */
	const OPTION        = 'listings_and_ads_release_from';
	const ADDRESS_FIXED = 'LISTINGS_AND_ADS_RELEASE_FROM';
	const TRUST_FIXED   = 'LISTINGS_AND_ADS_RELEASE_TRUST';

	/** For tests alone: a place on this machine, without encryption. */
	const LOOPBACK = 'LISTINGS_AND_ADS_ALLOW_LOOPBACK';

	/** Bytes that a file may have: a script; a record, an entry of the ledger. */
	const LONGEST_FILE   = 5242880;
	const LONGEST_RECORD = 2097152;

	/** Seconds that one read may take. */
	const PATIENCE = 15;

	/** @var string Address without a slash at the end. */
	public $address;

	/** @var string sha256 of the first entry of its ledger. */
	public $start;

	/** @var Deploy_Keyring Keys that are trusted. */
	public $keyring;

	/** @var string A name that changes with any of these. */
	public $id;

	/**
	 * Reads the two fields.
	 *
	 * @param string $address Address of the place.
	 * @param string $trust   Line that `deploy key export` printed.
	 * @throws Deploy_Refused With the field and the reason.
	 */
	public function __construct( string $address, string $trust ) {
		$this->address = self::checked_address( trim( $address ) );
		$trusted       = json_decode( trim( $trust ), true );
		Deploy_Refused::unless( is_array( $trusted ), 'Trust: is not the line that `deploy key export` printed.' );
		$is_hash = is_string( $trusted['start'] ?? null ) && preg_match( '/^[0-9a-f]{64}$/D', $trusted['start'] );
		Deploy_Refused::unless( (bool) $is_hash, 'Trust: start is not the sha256 of the first entry of a ledger.' );
		$this->start = $trusted['start'];
		try {
			$this->keyring = new Deploy_Keyring( $trusted['teams'] ?? null, $trusted['keys'] ?? null );
		} catch ( Deploy_Refused $refused ) {
			throw new Deploy_Refused( 'Trust: ' . $refused->getMessage() . '.' );
		}
		$this->id = hash( 'sha256', Release::json( array( $this->address, $trusted ) ) );
	}

	/**
	 * The two fields as they stand: by constant or setting.
	 *
	 * @return array{address: string, trust: string}
	 */
	public static function fields(): array {
		$kept = (array) get_option( self::OPTION, array() );
		return array(
			'address' => defined( self::ADDRESS_FIXED ) ? (string) constant( self::ADDRESS_FIXED ) : (string) ( $kept['address'] ?? '' ),
			'trust'   => defined( self::TRUST_FIXED ) ? (string) constant( self::TRUST_FIXED ) : (string) ( $kept['trust'] ?? '' ),
		);
	}

	/** True where `wp-config.php` names the place. */
	public static function is_fixed(): bool {
		return defined( self::ADDRESS_FIXED ) || defined( self::TRUST_FIXED );
	}

	/**
	 * The place that is named; null where the release of the plugin is meant.
	 *
	 * @throws Deploy_Refused With the field that is not as it has to be.
	 */
	public static function configured(): ?self {
		$fields = self::fields();
		return '' === trim( $fields['address'] ) ? null : new self( $fields['address'], $fields['trust'] );
	}

	/**
	 * Reads a file of the place.
	 *
	 * @param string $name    Name of the file.
	 * @param int    $longest Bytes that it may have.
	 * @throws Deploy_Refused When it is not there, or is larger.
	 */
	public function read( string $name, int $longest ): string {
		$options = array(
			'timeout'             => self::PATIENCE,
			'redirection'         => 0,
			'limit_response_size' => $longest + 1,
			'headers'             => array( 'Accept-Encoding' => 'identity' ),
		);
		$url     = "{$this->address}/$name";
		$answer  = self::allows_loopback() ? wp_remote_get( $url, $options ) : wp_safe_remote_get( $url, $options );
		if ( is_wp_error( $answer ) ) {
			throw new Deploy_Refused( "$name was not read: " . $answer->get_error_message() );
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		Deploy_Refused::unless( 200 === $status, "$name was not read: the place answered $status" );
		$bytes = wp_remote_retrieve_body( $answer );
		Deploy_Refused::unless( strlen( $bytes ) <= $longest, "$name is larger than $longest bytes" );
		return $bytes;
	}

	/**
	 * Reads JSON of the place.
	 *
	 * @param string $name    Name of the file.
	 * @param int    $longest Bytes that it may have.
	 * @throws Deploy_Refused When it is no JSON object.
	 */
	public function read_json( string $name, int $longest ): array {
		$value = json_decode( $this->read( $name, $longest ), true );
		Deploy_Refused::unless( is_array( $value ), "$name is not JSON" );
		return $value;
	}

	/**
	 * An address that may be read from.
	 *
	 * @param string $address Address.
	 * @throws Deploy_Refused With the reason.
	 */
	private static function checked_address( string $address ): string {
		$parts = wp_parse_url( $address );
		Deploy_Refused::unless( is_array( $parts ) && isset( $parts['host'], $parts['scheme'] ), 'Address: is not an address such as https://releases.example/listings.' );
		Deploy_Refused::unless( 'https' === $parts['scheme'] || self::allows_loopback(), 'Address: has to begin with https://.' );
		$is_plain = ! isset( $parts['user'] ) && ! isset( $parts['pass'] ) && ! isset( $parts['query'] ) && ! isset( $parts['fragment'] );
		Deploy_Refused::unless( $is_plain, 'Address: may have no name, password, query or fragment.' );
		$is_public = self::allows_loopback() || false !== wp_http_validate_url( $address );
		Deploy_Refused::unless( $is_public, 'Address: leads to a private address, to nothing, or to a port other than 443 and 8080.' );
		return untrailingslashit( $address );
	}

	/** True in tests. */
	private static function allows_loopback(): bool {
		return defined( self::LOOPBACK ) && constant( self::LOOPBACK );
	}
}
