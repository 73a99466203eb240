import { readDocument } from '../../domain/documents/documents.store';
import type { DomainDependencies } from '../../calls/domain-module';
import type { ProductWorker } from '../../domain/feed/product-worker';
import { clearFaults } from '../faults/faults.store';
import type { RememberedCalls } from '../faults/remembered-calls';
import { connectAccounts, findIdentity, allScopes } from '../scenarios/scenario-state';
import { loadScenario } from '../scenarios/scenario.store';

/** The first and the last year in which the clock can stand. */
export const clockYears = { first: 2000, last: 8999 } as const;

const isClockTime = (time: number): boolean =>
  time >= Date.UTC(clockYears.first, 0, 1) && time < Date.UTC(clockYears.last + 1, 0, 1);

/** Actions of the sandbox on store and provider, by page or by call. */
export class SandboxActions {
  readonly #dependencies: DomainDependencies;
  /** Tells what it changes as the provider's doing. */
  readonly #asProvider: DomainDependencies['transaction'];
  readonly #calls: RememberedCalls;
  readonly #worker: ProductWorker;

  constructor(
    dependencies: DomainDependencies,
    asProvider: DomainDependencies['transaction'],
    calls: RememberedCalls,
    worker: ProductWorker,
  ) {
    this.#dependencies = dependencies;
    this.#asProvider = asProvider;
    this.#calls = calls;
    this.#worker = worker;
  }

  /** Puts everything into a scenario, every product too, and takes all faults away; the clock stays. */
  async load(name: string): Promise<void> {
    const { clock, transaction } = this.#dependencies;
    await transaction(async (db) => {
      await loadScenario(db, name, clock.now());
      await clearFaults(db);
    });
    await this.#worker.drain(this.#dependencies);
  }

  /** Back to the scenario the server began with, in real time, without faults and remembered calls. */
  async reset(): Promise<string> {
    const { clock, transaction } = this.#dependencies;
    const name = await transaction(async (db) => {
      const { startScenario } = await readDocument(db, 'seed');
      await clock.setOffset(0, db);
      await loadScenario(db, startScenario, clock.now());
      await clearFaults(db);
      return startScenario;
    });
    await this.#worker.drain(this.#dependencies);
    this.#calls.clear();
    return name;
  }

  /**
   * Connects both accounts with every permission, the provider's as this person; false when there is no such person.
   */
  connectAs(email: string): Promise<boolean> {
    return this.#asProvider(async (db) => {
      if (!(await findIdentity(db, email))) return false;
      await connectAccounts(db, allScopes, email);
      return true;
    });
  }

  async realTime(): Promise<void> {
    const { clock, transaction } = this.#dependencies;
    await transaction((db) => clock.setOffset(0, db));
  }

  /** Moves the clock; a time outside `clockYears` is refused: the days around it could not be written. */
  async moveClock(to: { readonly advanceMs: number } | { readonly now: number }): Promise<boolean> {
    const { clock, transaction } = this.#dependencies;
    const offset = clock.offset + ('now' in to ? to.now - clock.now() : to.advanceMs);
    const target = clock.now() - clock.offset + offset;
    if (!Number.isSafeInteger(offset) || !isClockTime(target)) return false;
    await transaction((db) => clock.setOffset(offset, db));
    return true;
  }
}
