import { setTimeout as wait } from 'node:timers/promises';
import { letOthersGo } from '../../db/yield';
import type { DomainDependencies } from '../../calls/domain-module';
import { hasJobs, workSlice, type ProductJobKind } from './product-jobs.store';

/** How soon it sees what was queued, by this process or by one that has ended since. */
const LOOK_EVERY_MS = 500;

/** A failure, such as a full disk, is not met again at once. */
const REST_MS = 30_000;

/** How soon it looks whether another process on the same database is through. */
const OTHER_MS = 100;

type Means = Pick<DomainDependencies, 'db' | 'transaction' | 'unlessElsewhere' | 'hasRoom' | 'log'>;

/** Does the queued work on the catalogue: one slice a transaction, and everybody else's calls between two of them. */
export class ProductWorker {
  readonly #kinds: readonly ProductJobKind<unknown>[];
  #working: Promise<void> | null = null;
  #isStopped = false;

  constructor(kinds: readonly ProductJobKind<unknown>[]) {
    this.#kinds = kinds;
  }

  /** Resolves when nothing is left, whichever process did it. */
  async drain(means: Means): Promise<void> {
    do {
      this.#working ??= this.#work(means).finally(() => {
        this.#working = null;
      });
      await this.#working;
    } while (!this.#isStopped && (await hasJobs(means.db)));
  }

  /** Goes on with what a process that ended has left, and does what is queued from now on. Gives the way to stop. */
  run(means: Means): () => Promise<void> {
    this.#isStopped = false;
    let restsUntil = 0;
    const look = async (): Promise<void> => {
      if (performance.now() < restsUntil || !(await means.hasRoom())) return;
      await this.drain(means);
    };
    const timer = setInterval(() => {
      look().catch((error: unknown) => {
        restsUntil = performance.now() + REST_MS;
        means.log.error({ event: 'products.failed', err: error }, 'work on the products failed');
      });
    }, LOOK_EVERY_MS);
    timer.unref();
    return async () => {
      clearInterval(timer);
      this.#isStopped = true;
      await this.#working?.catch(() => undefined);
    };
  }

  async #work({ db, transaction, unlessElsewhere }: Means): Promise<void> {
    const slice = () => transaction((trx) => workSlice(trx, this.#kinds));
    const all = async (): Promise<void> => {
      while (!this.#isStopped && (await slice())) await letOthersGo();
    };
    while (!this.#isStopped && (await hasJobs(db))) {
      if (!(await unlessElsewhere(all))) await wait(OTHER_MS);
    }
  }
}
