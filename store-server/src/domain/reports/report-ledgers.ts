import { DayLedger } from './day-ledger';
import { remembering } from '../values/memo';
import { ShareLedger } from './product-sums';
import { campaignDay, freeDay, sumOf, type ReportedRun, type Shelf } from './reports.rules';

interface ReportedCampaign {
  readonly id: number;
  readonly runs: readonly ReportedRun[];
}

/** All campaigns of an account together. */
export interface PaidLedger {
  /** The same word: the same figures. */
  readonly key: string;
  readonly whole: DayLedger;
  readonly ofCampaign: (id: number) => DayLedger;
}

const CAMPAIGNS = 1000;
const ACCOUNTS = 5;
const ANSWERS = 100;

const firstDayOf = (runs: readonly ReportedRun[]): string => runs.map(({ firstDay }) => firstDay).sort()[0] ?? '';

/**
 * Cache of the sums behind the reports. Figures follow from runs and products alone, so each sum is keyed by its
 * sources, and no change has to invalidate anything.
 */
export class ReportLedgers {
  readonly #free = new WeakMap<Shelf, DayLedger>();
  readonly #campaigns = remembering<DayLedger>(CAMPAIGNS);
  readonly #paid = remembering<PaidLedger>(ACCOUNTS);
  readonly #answers = remembering<object>(ANSWERS);
  readonly #serials = new WeakMap<object, number>();
  #lastSerial = 0;
  readonly #shares = new WeakMap<Shelf, (key: string, make: () => ShareLedger) => ShareLedger>();

  /** The free listings. */
  free(shelf: Shelf): DayLedger {
    const kept = this.#free.get(shelf) ?? new DayLedger(shelf.products[0]?.firstDay ?? '', freeDay(shelf));
    this.#free.set(shelf, kept);
    return kept;
  }

  /** The campaigns of an account; `dollar` is what a US dollar is worth in minor units of its currency. */
  paid(campaigns: readonly ReportedCampaign[], dollar: number): PaidLedger {
    const keys = campaigns.map(({ id, runs }) => `${id} ${dollar} ${JSON.stringify(runs)}`);
    return this.#paid(keys.join(), () => {
      const ledgers = new Map(
        campaigns.map(({ id, runs }, index) => [
          id,
          this.#campaigns(keys[index] ?? '', () => new DayLedger(firstDayOf(runs), campaignDay(id, runs, dollar))),
        ]),
      );
      const all = [...ledgers.values()];
      const firstDay = firstDayOf(campaigns.flatMap(({ runs }) => runs));
      const whole = new DayLedger(firstDay, (_day, number) => sumOf(all.map((ledger) => ledger.on(number))));
      return { key: keys.join(), whole, ofCampaign: (id) => ledgers.get(id) ?? whole };
    });
  }

  /** The cached answer to the same query of the same sources, else a new one. */
  answer<Body extends object>(sources: readonly object[], wish: unknown, make: () => Body): Body {
    const serials = sources.map((source) => this.#serialOf(source));
    return this.#answers(JSON.stringify([serials, wish]), make) as Body;
  }

  #serialOf(source: object): number {
    const known = this.#serials.get(source);
    if (known !== undefined) return known;
    this.#lastSerial += 1;
    this.#serials.set(source, this.#lastSerial);
    return this.#lastSerial;
  }

  /** Shares of each product in the figures of all of them. */
  shares(shelf: Shelf, key: string, whole: DayLedger): ShareLedger {
    const kept = this.#shares.get(shelf) ?? remembering<ShareLedger>(ACCOUNTS);
    this.#shares.set(shelf, kept);
    return kept(key, () => new ShareLedger(shelf, whole));
  }
}
