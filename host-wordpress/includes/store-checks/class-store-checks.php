<?php
/**
 * Checks of the store's requirements.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/**
 * The calls `getStoreChecks` and `runStoreChecks` of the contract, below a namespace of this plugin's own. A look takes no
 * background work: each read while it runs takes it some pages further.
 */
final class Store_Checks {

	const NAMESPACE_OF_ROUTES = 'listings-and-ads/v1';

	const ROUTE = '/store-checks';

	/** Keys of the calls in the contract. */
	const CALLS = array( 'getStoreChecks', 'runStoreChecks' );

	/** Settings of the site: what was seen, and that somebody looks. */
	const STATE = 'listings_and_ads_store_checks';
	const LOCK  = 'listings_and_ads_store_checks_lock';

	/** Seconds after which what was seen is too old to be shown, and after which a look begins anew. */
	const LIFE      = HOUR_IN_SECONDS;
	const LONG_LOOK = 10 * MINUTE_IN_SECONDS;

	/** Seconds after which a read begins with no further page; with the last one it stays below what browsers wait for. */
	const TURN = 4.0;

	/** Seconds after which a lock that was left behind is broken. */
	const LONG_TURN = MINUTE_IN_SECONDS;

	/** @var Release Has the words of shops. */
	private $release;

	/**
	 * Makes the checks.
	 *
	 * @param Release $release The release that came with the plugin.
	 */
	public function __construct( Release $release ) {
		$this->release = $release;
	}

	/** Connects them to the REST API. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'add_routes' ) );
	}

	/** Adds the two calls, where pages can be read at all. */
	public function add_routes(): void {
		if ( ! self::can_look() ) {
			return;
		}
		$calls = array();
		foreach ( array( 'GET' => 'read', 'POST' => 'run' ) as $method => $callback ) {
			$calls[] = array(
				'methods'             => $method,
				'callback'            => array( $this, $callback ),
				'permission_callback' => static function (): bool {
					return current_user_can( Plugin::CAPABILITY );
				},
			);
		}
		register_rest_route( self::NAMESPACE_OF_ROUTES, self::ROUTE, $calls );
	}

	/**
	 * Paths of the calls that are answered here, by key: those that the store plugin does not have.
	 *
	 * @param string[] $missing Keys of the calls that it does not have.
	 * @return array<string, string>
	 */
	public static function paths( array $missing ): array {
		$own = self::can_look() ? array_intersect( self::CALLS, $missing ) : array();
		return array_fill_keys( $own, '/' . self::NAMESPACE_OF_ROUTES . self::ROUTE );
	}

	/** True where PHP can read pages. */
	private static function can_look(): bool {
		return class_exists( 'DOMDocument' );
	}

	/** Answers what was seen; takes a look that runs further. */
	public function read(): \WP_REST_Response {
		$state = self::state();
		if ( 'running' === $state['status'] && self::lock() ) {
			try {
				$state = $this->take_further( self::state() );
			} finally {
				delete_option( self::LOCK );
			}
		}
		return self::answer( $state );
	}

	/** Begins a look, unless one runs; answers at once. */
	public function run(): \WP_REST_Response {
		$state = self::state();
		if ( 'running' !== $state['status'] ) {
			$state = array_merge(
				$state,
				array(
					'status' => 'running',
					'begun'  => time(),
					'visits' => array(),
				)
			);
			update_option( self::STATE, $state, false );
		}
		return self::answer( $state );
	}

	/**
	 * Takes a look some pages further; judges when the last was seen.
	 *
	 * @param array $state State of the look.
	 */
	private function take_further( array $state ): array {
		if ( 'running' !== $state['status'] ) {
			return $state;
		}
		$look            = new Shop_Look( new Shop_Words( $this->release->facts()->storeWords ) ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- names of the contract.
		$state['visits'] = $look->go_on( $state['visits'], self::TURN );
		if ( Shop_Look::has_ended( $state['visits'] ) ) {
			$state = array(
				'status'     => 'done',
				'begun'      => $state['begun'],
				'checked_at' => time(),
				'checks'     => ( new Shop_Verdicts( $state['visits'] ) )->checks(),
				'visits'     => array(),
			);
		}
		update_option( self::STATE, $state, false );
		return $state;
	}

	/**
	 * The state of the look: what is too old was never seen, and a look that stood still begins anew.
	 *
	 * @return array{status: string, begun: int, checked_at: int, checks: array, visits: array}
	 */
	private static function state(): array {
		// Another request may have written it since this one began.
		wp_cache_delete( self::STATE, 'options' );
		$never = array(
			'status'     => 'never',
			'begun'      => 0,
			'checked_at' => 0,
			'checks'     => array(),
			'visits'     => array(),
		);
		$state = array_merge( $never, (array) get_option( self::STATE, array() ) );
		if ( 'done' === $state['status'] && $state['checked_at'] < time() - self::LIFE ) {
			return $never;
		}
		if ( 'running' === $state['status'] && $state['begun'] < time() - self::LONG_LOOK ) {
			$state['begun']  = time();
			$state['visits'] = array();
		}
		return $state;
	}

	/** True for one turn at a time. */
	private static function lock(): bool {
		if ( (int) get_option( self::LOCK ) < time() - self::LONG_TURN ) {
			delete_option( self::LOCK );
		}
		return add_option( self::LOCK, time(), '', 'no' );
	}

	/**
	 * The answer by `shared-api/src/contract/store-checks.contract.ts`.
	 *
	 * @param array $state State of the look.
	 */
	private static function answer( array $state ): \WP_REST_Response {
		return new \WP_REST_Response(
			array(
				'status'     => $state['status'],
				'site'       => home_url(),
				'checked_at' => $state['checked_at'],
				'checks'     => $state['checks'],
			)
		);
	}
}
