<?php
/**
 * Look at the place of releases.
 *
 * @package Listings_And_Ads
 */

namespace Listings_And_Ads;

defined( 'ABSPATH' ) || exit;

/** Looks, in the background and when asked to, for another release, and takes it once all of it is verified. */
final class Deploy_Check {

	/** Event of WordPress's schedule. */
	const EVENT = 'listings_and_ads_check_release';

	/** Settings of the site: what was verified, the newest revision seen, the plans in use, and how the last look ended. */
	const STATE  = 'listings_and_ads_release_state';
	const SEEN   = 'listings_and_ads_release_seen';
	const PLANS  = 'listings_and_ads_release_plans';
	const STATUS = 'listings_and_ads_release_status';
	const LOCK   = 'listings_and_ads_release_lock';

	/** Entries that one look follows. */
	const MOST_ENTRIES = 2000;

	/** @var Deploy_Place */
	private $place;

	/** @var Deploy_Cache */
	private $cache;

	/**
	 * Prepares a look.
	 *
	 * @param Deploy_Place $place Place of releases.
	 * @param Deploy_Cache $cache Keeps its files.
	 */
	private function __construct( Deploy_Place $place, Deploy_Cache $cache ) {
		$this->place = $place;
		$this->cache = $cache;
	}

	/** Connects the look to WordPress's schedule. */
	public static function register(): void {
		add_action( self::EVENT, array( self::class, 'run' ) );
		add_action( 'admin_init', array( self::class, 'schedule' ) );
		add_action( 'add_option_' . Deploy_Place::OPTION, array( self::class, 'run' ), 10, 0 );
		add_action( 'update_option_' . Deploy_Place::OPTION, array( self::class, 'run' ), 10, 0 );
		add_action( 'delete_option_' . Deploy_Place::OPTION, array( self::class, 'run' ), 10, 0 );
		register_deactivation_hook( PLUGIN_FILE, array( self::class, 'unschedule' ) );
	}

	/** Looks every hour, as long as a place is named. */
	public static function schedule(): void {
		$is_named = '' !== trim( Deploy_Place::fields()['address'] );
		if ( $is_named && ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( time(), 'hourly', self::EVENT );
		} elseif ( ! $is_named ) {
			self::unschedule();
		}
	}

	/** Ends the looks. */
	public static function unschedule(): void {
		wp_clear_scheduled_hook( self::EVENT );
	}

	/**
	 * How the last look ended: `at` (seconds), `revision` or null, `problem` or null.
	 *
	 * @return array{at: int, revision: ?int, problem: ?string}|null
	 */
	public static function status(): ?array {
		$status = get_option( self::STATUS );
		return is_array( $status ) ? $status : null;
	}

	/** Looks once; keeps how it ended. */
	public static function run(): void {
		$problem = null;
		try {
			$place = Deploy_Place::configured();
			if ( null === $place ) {
				foreach ( array( self::STATE, self::PLANS, self::STATUS ) as $name ) {
					delete_option( $name );
				}
				return;
			}
			if ( ! self::lock() ) {
				return;
			}
			( new self( $place, new Deploy_Cache() ) )->look();
		} catch ( \Throwable $failure ) {
			$problem = $failure->getMessage();
		}
		delete_option( self::LOCK );
		self::tell( $problem );
	}

	/**
	 * Keeps how a look ended, or that what was taken cannot be shown.
	 *
	 * @param string|null $problem Reason; null when all is well.
	 */
	public static function tell( ?string $problem ): void {
		$plans = Release_Choice::plans();
		update_option(
			self::STATUS,
			array(
				'at'       => time(),
				'revision' => $plans->revision ?? null,
				'problem'  => $problem,
			),
			false
		);
	}

	/**
	 * Follows the ledger, fetches what is lacking, and puts the new plans in the place of the old in one step.
	 *
	 * @throws Deploy_Refused With the reason.
	 */
	private function look(): void {
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 300 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- a first release has a hundred files.
		}
		$stated = $this->place->read_json( 'release.json', Deploy_Place::LONGEST_RECORD );
		$state  = $this->follow( $stated['revision'] ?? null );
		if ( $this->is_current( $state['revision'] ) ) {
			return;
		}
		$held = implode( ', ', array_map( 'strval', $state['held'] ) );
		Deploy_Refused::unless( '' === $held, "The place keeps an old version of $held beside the new one for some applications, which is not shown here: it goes on when they have left it" );
		Deploy_Refused::unless( null !== $this->cache->address(), 'The files cannot be given out: the uploads are on another host or in a folder of their own' );
		$this->cache->prepare();
		$builds = new Deploy_Builds( $this->place, $this->cache, $state );
		$plans  = array(
			'place'    => $this->place->id,
			'revision' => $state['revision'],
			'plan'     => $builds->plan( $state['builds'], $stated['preload'] ?? array() ),
			'variants' => $builds->variants( $stated['variants'] ?? array(), $stated['preload'] ?? array() ),
		);
		$text   = (string) wp_json_encode( $plans );
		if ( get_option( self::PLANS ) !== $text ) {
			update_option( self::PLANS, $text, false );
		}
		$this->cache->prune( $builds->addresses() );
	}

	/**
	 * True where the plans in use are those of a revision, and all of their files stand here as they were verified.
	 *
	 * @param int $revision Revision of the place.
	 */
	private function is_current( int $revision ): bool {
		$plans = Release_Choice::plans();
		if ( null === $plans || $plans->revision !== $revision ) {
			return false;
		}
		foreach ( array_merge( array( $plans->plan ), array_column( $plans->variants, 'plan' ) ) as $plan ) {
			if ( ! $this->cache->is_intact( $plan ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * The state at the place's revision, every entry verified. An older one than was seen is refused.
	 *
	 * @param mixed $revision Revision of the place.
	 * @throws Deploy_Refused With the reason.
	 */
	private function follow( $revision ): array {
		Deploy_Refused::unless( is_int( $revision ) && $revision > 0, 'release.json names no revision' );
		$seen    = (array) get_option( self::SEEN, array() );
		$is_seen = ( $seen['start'] ?? '' ) === $this->place->start;
		Deploy_Refused::unless( ! $is_seen || $revision >= $seen['revision'], "The place is at revision $revision, older than one seen before" );
		$kept   = (array) get_option( self::STATE, array() );
		// What an earlier version of the plugin kept may lack fields.
		$known  = ( $kept['place'] ?? '' ) === $this->place->id ? $kept['state'] : array();
		$state  = array_merge( Deploy_Ledger::NOTHING, $known );
		$ledger = new Deploy_Ledger( $this->place->start, $this->place->keyring, $state, array( $this, 'entry' ) );
		Deploy_Refused::unless( $revision - $state['revision'] <= self::MOST_ENTRIES, 'The ledger is ' . self::MOST_ENTRIES . ' entries ahead' );
		if ( $state['revision'] > 0 ) {
			$is_same = hash( 'sha256', $this->entry( $state['revision'] ) ) === $state['head'];
			Deploy_Refused::unless( $is_same, "Revision {$state['revision']} was changed" );
		}
		while ( $ledger->state()['revision'] < $revision ) {
			$ledger->advance();
		}
		$state = $ledger->state();
		if ( $is_seen ) {
			Deploy_Refused::unless( $state['hashes'][ $seen['revision'] ] === $seen['head'], "Revision {$seen['revision']} is not the one seen before" );
		}
		$next = array(
			'place' => $this->place->id,
			'state' => $state,
		);
		update_option( self::STATE, $next, false );
		update_option( self::SEEN, array( 'start' => $this->place->start, 'revision' => $state['revision'], 'head' => $state['head'] ), false );
		return $state;
	}

	/**
	 * Bytes of a ledger entry.
	 *
	 * @param int $revision Its number.
	 */
	public function entry( int $revision ): string {
		return $this->place->read( Deploy_Ledger::name( $revision ), Deploy_Place::LONGEST_RECORD );
	}

	/** True for one look at a time; a lock that was left behind is broken after ten minutes. */
	private static function lock(): bool {
		if ( (int) get_option( self::LOCK ) < time() - 10 * MINUTE_IN_SECONDS ) {
			delete_option( self::LOCK );
		}
		return add_option( self::LOCK, time(), '', 'no' );
	}
}
