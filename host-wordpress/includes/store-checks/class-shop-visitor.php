<?php
/**
 * Requests for the shop's own pages.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** Reads pages of this site as somebody who is not signed in: its own host alone, few redirections, bounded in time and size. */
final class Shop_Visitor {

	/** Seconds for one page with its redirections. */
	const PATIENCE = 5;

	/** Redirections that are followed, each looked at like the first address. */
	const MOST_REDIRECTIONS = 3;

	/** Bytes that are read of one page; the rest is left. */
	const LONGEST = 1048576;

	/** Obstacles by the numbers of curl. */
	const OBSTACLES = array(
		6  => 'no_such_host',
		28 => 'too_slow',
		35 => 'certificate',
		51 => 'certificate',
		60 => 'certificate',
	);

	/**
	 * Reads a page: `kind` is `page` with the page itself, or `obstacle` with why it was not read.
	 *
	 * @param string $address Address.
	 * @return array{kind: string, url: string, code?: string, values?: string[], status?: int, page?: Shop_Page, is_cut?: bool}
	 */
	public function page( string $address ): array {
		$answer = $this->ask( $address );
		if ( isset( $answer['code'] ) ) {
			return $answer;
		}
		$status = $answer['status'];
		if ( $status < 200 || $status > 299 ) {
			return self::obstacle( $answer['url'], 'bad_status', array( (string) $status ), $status );
		}
		$type    = strtolower( trim( (string) strtok( $answer['type'], ';' ) ) );
		$is_page = in_array( $type, array( 'text/html', 'application/xhtml+xml' ), true )
			&& preg_match( '/<(!doctype html|html|head|body)\b/i', substr( $answer['body'], 0, 5000 ) );
		if ( ! $is_page ) {
			return self::obstacle( $answer['url'], 'not_html', array( substr( wp_check_invalid_utf8( $type, true ), 0, 100 ) ) );
		}
		return array(
			'kind'   => 'page',
			'url'    => $answer['url'],
			'page'   => new Shop_Page( self::in_utf8( $answer['body'], $answer['type'] ), $answer['url'], $answer['robots'] ),
			'is_cut' => $answer['is_cut'],
		);
	}

	/**
	 * Reads `robots.txt`: its text, empty where there is none (RFC 9309), null where it could not be read.
	 *
	 * @param string $address Address.
	 * @return array{kind: string, url: string, text: ?string}
	 */
	public function robots( string $address ): array {
		$answer = $this->ask( $address );
		$status = $answer['status'];
		$text   = null;
		if ( 200 === $status ) {
			$text = 0 === strpos( $answer['type'], 'text/plain' ) ? $answer['body'] : '';
		} elseif ( $status >= 400 && $status < 500 ) {
			$text = '';
		}
		return array(
			'kind' => 'robots',
			'url'  => $answer['url'],
			'text' => $text,
		);
	}

	/**
	 * The last answer of an address and its redirections, or an obstacle on the way.
	 *
	 * @param string $address Address.
	 */
	private function ask( string $address ): array {
		$until = microtime( true ) + self::PATIENCE;
		for ( $hop = 0; $hop <= self::MOST_REDIRECTIONS; $hop++ ) {
			if ( ! Shop_Address::is_own( $address ) ) {
				return self::obstacle( substr( $address, 0, Shop_Address::LONGEST ), 'bad_address' );
			}
			$left = $until - microtime( true );
			if ( $left <= 0 ) {
				return self::obstacle( $address, 'too_slow' );
			}
			$answer = wp_safe_remote_get( $address, self::options( $left ) );
			if ( is_wp_error( $answer ) ) {
				return self::obstacle_of( $address, $answer->get_error_message() );
			}
			$status   = (int) wp_remote_retrieve_response_code( $answer );
			$location = self::header( $answer, 'location' );
			if ( ! in_array( $status, array( 301, 302, 303, 307, 308 ), true ) || '' === $location ) {
				$body = wp_remote_retrieve_body( $answer );
				return array(
					'url'    => $address,
					'status' => $status,
					'type'   => self::header( $answer, 'content-type' ),
					'robots' => self::header( $answer, 'x-robots-tag' ),
					'body'   => substr( $body, 0, self::LONGEST ),
					'is_cut' => strlen( $body ) > self::LONGEST,
				);
			}
			$address = (string) Shop_Address::absolute( $location, $address );
		}
		return self::obstacle( $address, 'too_many_redirects' );
	}

	/**
	 * Options of one request: no cookies, no name, no redirection by itself.
	 *
	 * @param float $seconds Seconds that it may take.
	 */
	private static function options( float $seconds ): array {
		return array(
			'timeout'             => $seconds,
			'redirection'         => 0,
			'limit_response_size' => self::LONGEST + 1,
			'user-agent'          => 'listings-and-ads-store-check',
			'headers'             => array(
				'Accept'          => 'text/html,application/xhtml+xml,text/plain;q=0.5',
				'Accept-Encoding' => 'identity',
			),
		);
	}

	/**
	 * A header of an answer; a line for each value of one that came several times.
	 *
	 * @param array  $answer Answer.
	 * @param string $name   Name of the header.
	 */
	private static function header( array $answer, string $name ): string {
		return implode( "\n", (array) wp_remote_retrieve_header( $answer, $name ) );
	}

	/**
	 * The obstacle that a failed request stands for.
	 *
	 * @param string $url     Address.
	 * @param string $message What WordPress says.
	 */
	private static function obstacle_of( string $url, string $message ): array {
		$number = preg_match( '/cURL error (\d+)/', $message, $match ) ? (int) $match[1] : 0;
		$code   = self::OBSTACLES[ $number ] ?? ( preg_match( '/timed out/i', $message ) ? 'too_slow' : 'unreachable' );
		$is_own = in_array( $code, array( 'unreachable', 'certificate' ), true ) && 0 !== $number;
		return self::obstacle( $url, $code, $is_own ? array( "cURL $number" ) : array() );
	}

	/**
	 * Why a page was not read.
	 *
	 * @param string   $url    Address that was asked last.
	 * @param string   $code   Kind of evidence.
	 * @param string[] $values What belongs to it.
	 * @param int      $status HTTP status of `bad_status`, else 0.
	 */
	private static function obstacle( string $url, string $code, array $values = array(), int $status = 0 ): array {
		return array(
			'kind'   => 'obstacle',
			'url'    => $url,
			'code'   => $code,
			'values' => $values,
			'status' => $status,
		);
	}

	/**
	 * A body in UTF-8.
	 *
	 * @param string $body Body.
	 * @param string $type Its `Content-Type`.
	 */
	private static function in_utf8( string $body, string $type ): string {
		$charset = preg_match( '/charset="?([\w-]{1,40})/i', $type, $match ) ? strtoupper( $match[1] ) : 'UTF-8';
		if ( 'UTF-8' !== $charset && function_exists( 'mb_convert_encoding' ) && in_array( $charset, array_map( 'strtoupper', mb_list_encodings() ), true ) ) {
			$body = mb_convert_encoding( $body, 'UTF-8', $charset );
		}
		return wp_check_invalid_utf8( $body, true );
	}
}
