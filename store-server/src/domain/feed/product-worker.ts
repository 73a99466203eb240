import { setTimeout as wait } from 'node:timers/promises';
import { letOthersGo } from '../../db/yield';
import { refuseInsideTransaction } from '../../db/transaction-scope';
import type { DomainDependencies } from '../../calls/domain-module';
import { hasJobs, workSlice, type ProductJobKind } from './product-jobs.store';

/** Interval of looking for queued work, of this process or of one that has ended. */
const LOOK_EVERY_MS = 500;

/** Pause after a failure, such as a full disk. */
const REST_MS = 30_000;

/** Interval of checking whether another process on the same database has finished. */
const OTHER_MS = 100;

type Means = Pick<DomainDependencies, 'db' | 'transaction' | 'unlessElsewhere' | 'hasRoom' | 'log'>;

/** Does the queued work on the catalogue: one slice per transaction, with other calls between two slices. */
export class ProductWorker {
  readonly #kinds: readonly ProductJobKind<unknown>[];
  #working: Promise<void> | null = null;
  #isStopped = false;

  constructor(kinds: readonly ProductJobKind<unknown>[]) {
    this.#kinds = kinds;
  }

  /** Resolves when nothing is left, whichever process did it. */
  async drain(means: Means): Promise<void> {
    refuseInsideTransaction('The work on the products goes on in transactions of its own');
    do {
      this.#working ??= this.#work(means).finally(() => {
        this.#working = null;
      });
      await this.#working;
    } while (!this.#isStopped && (await hasJobs(means.db)));
  }

  /** Does the work left by an ended process, and the work queued from now on. Returns the function that stops it. */
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
