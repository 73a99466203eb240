import type { DomainDependencies } from '../../calls/domain-module';
import type { ShopLook } from '../../shop-checks/look-at-shop';
import type { ShopCheck } from '../../shop-checks/shop-check.types';
import { readDocument, updateDocument } from '../documents/documents.store';
import type { ShopCheckState } from '../documents/documents.types';
import { keepLook } from '../documents/shop-checks.store';

/** Interval of looking whether a look at the shop was asked for, by whichever process. */
const LOOK_EVERY_MS = 300;

/** Time after which a look of a process that has ended is taken again; longer than any look. */
const CLAIM_MS = 60_000;

export type TakeLook = (
  shop: Omit<ShopLook, 'request'>,
  dependencies: DomainDependencies,
) => Promise<readonly ShopCheck[]>;

/** Looks at the shop when that was asked for: outside every transaction, once however many processes there are. */
export class ShopCheckWorker {
  readonly #take: TakeLook;

  constructor(take: TakeLook) {
    this.#take = take;
  }

  /** Does what is asked for from now on, and what a process that ended left. Returns the function that stops it. */
  run(dependencies: DomainDependencies): () => Promise<void> {
    const { log } = dependencies;
    let working: Promise<void> | null = null;
    let current = new AbortController();
    const timer = setInterval(() => {
      working ??= this.#work(dependencies, (current = new AbortController()))
        .catch((error: unknown) => log.error({ event: 'shop-checks.failed', err: error }, 'looking at the shop failed'))
        .finally(() => {
          working = null;
        });
    }, LOOK_EVERY_MS);
    timer.unref();
    return async () => {
      clearInterval(timer);
      current.abort();
      await working;
    };
  }

  async #work(dependencies: DomainDependencies, end: AbortController): Promise<void> {
    const { db } = dependencies;
    if (!isWaiting(await readDocument(db, 'shopChecks'), realTime(dependencies))) return;
    const claimed = await claim(dependencies);
    if (claimed === null) return;
    const { homeUrl, address } = await readDocument(db, 'store');
    // A store that was put into another state waits for no look at what it was.
    const watch = setInterval(() => {
      readDocument(db, 'shopChecks').then(
        (now) => isStillClaimed(now, claimed) || end.abort(),
        () => end.abort(),
      );
    }, LOOK_EVERY_MS);
    try {
      const checks = await this.#take({ site: homeUrl, country: address.country, until: end.signal }, dependencies);
      if (!end.signal.aborted) await keep(dependencies, claimed, checks);
    } finally {
      clearInterval(watch);
    }
  }
}

/** The clock of the sandbox may be moved; a claim lasts as long as it lasts. */
const realTime = ({ clock }: DomainDependencies): number => clock.now() - clock.offset;

const isWaiting = ({ status, claimedUntil }: ShopCheckState, now: number): boolean =>
  status === 'running' && claimedUntil < now;

const isStillClaimed = (now: ShopCheckState, claimed: ShopCheckState): boolean =>
  now.status === 'running' && now.claimedUntil === claimed.claimedUntil;

/** Takes the look for this process; null where another one has it. */
const claim = (dependencies: DomainDependencies): Promise<ShopCheckState | null> =>
  dependencies.transaction(async (db) => {
    const now = realTime(dependencies);
    if (!isWaiting(await readDocument(db, 'shopChecks'), now)) return null;
    return updateDocument(db, 'shopChecks', { claimedUntil: now + CLAIM_MS });
  });

/** Keeps what was seen, unless the store was put into another state meanwhile. */
const keep = (
  { transaction, clock }: DomainDependencies,
  claimed: ShopCheckState,
  checks: readonly ShopCheck[],
): Promise<void> =>
  transaction(async (db) => {
    if (!isStillClaimed(await readDocument(db, 'shopChecks'), claimed)) return;
    await keepLook(db, clock.now(), checks);
  });
