import { dayNumber } from '@listings/shared-values';
import { letOthersGo } from '../../db/yield';
import { hash } from '../values/seed.rules';
import { DayLedger } from './day-ledger';
import { addFigures, NOTHING, shareOfFigures, type Figures } from './figures.rules';
import { isEmpty } from './reports.rules';

/** A source of figures and the countries it is shown in, codes of ISO 3166-1 alpha-2. */
export interface ShownIn {
  readonly ledger: DayLedger;
  readonly countries: readonly string[];
}

/** Weight of a country compared with others that the same is shown in. */
const countryWeight = (country: string): number => 20 + (hash(`country ${country}`) % 80);

/** The stretch of each country, in the order of their codes; together they are the whole. */
function stretches(countries: readonly string[]) {
  let to = 0;
  const found = [...new Set(countries)].sort().map((country) => {
    const from = to;
    to += countryWeight(country);
    return { country, from, to };
  });
  return { found, all: to };
}

interface Split {
  readonly key: string;
  readonly parts: ReadonlyMap<string, DayLedger>;
}

/** Splits figures day by day among countries, and remembers the sums as long as their source is remembered. */
export class CountrySplits {
  readonly #splits = new WeakMap<DayLedger, Split>();

  #partsOf({ ledger, countries }: ShownIn): Split['parts'] {
    const key = [...countries].sort().join();
    const known = this.#splits.get(ledger);
    if (known?.key === key) return known.parts;
    const { found, all } = stretches(countries);
    const parts = new Map(
      found.map(({ country, from, to }) => {
        // A conversion is not divided: each day another country has the first.
        const onDay = (day: string, number: number) =>
          shareOfFigures(ledger.on(number), from, to, all, hash(`country turn ${day}`) % all);
        return [country, new DayLedger(ledger.firstDay, onDay)] as const;
      }),
    );
    this.#splits.set(ledger, { key, parts });
    return parts;
  }

  /** Figures of each country over days that follow each other; countries without any are absent. */
  async over(sources: readonly ShownIn[], days: readonly string[]): Promise<ReadonlyMap<string, Figures>> {
    const first = dayNumber(days[0] ?? '');
    const sums = new Map<string, Figures>();
    for (const source of sources) {
      for (const [country, ledger] of this.#partsOf(source)) {
        const found = ledger.over(first, first + days.length - 1);
        if (!isEmpty(found)) sums.set(country, addFigures(sums.get(country) ?? NOTHING, found));
      }
      await letOthersGo();
    }
    return sums;
  }
}
