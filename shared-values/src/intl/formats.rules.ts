import { englishList, englishMoment, englishNumber, isPlainEnglish } from './english-text.rules';
import { madeOnce } from './made-once.rules';
import { dateFormat } from './utc-format.rules';

/** Words, numbers and moments as one language writes them. */
export interface Formats {
  /** Joins names as a sentence does: `Canada and Germany`. */
  readonly list: (names: readonly string[]) => string;
  /** Sets names one after the other: `Canada, Germany`. */
  readonly row: (names: readonly string[]) => string;
  /** A country by its ISO 3166 code; `otherwise`, or the code, where it has no name. For many: `countryNames`. */
  readonly country: (code: string, otherwise?: string) => string;
  /** A language by its BCP 47 tag, as a title. */
  readonly language: (tag: string) => string;
  /** A number; `options` as for `Intl.NumberFormat`. Money is written by `formatMoney`. */
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Order of texts, numbers in them by their value: for `sort`. */
  readonly compare: (one: string, other: string) => number;
  /** Date and time: of the clock in `timeZone`, else of this computer's. */
  readonly moment: (at: Date | number, timeZone?: string) => string;
  /** An hour of the day, 0 to 23. */
  readonly hour: (hour: number) => string;
  /** A label as it stands within a sentence: German nouns keep their capital. */
  readonly inSentence: (label: string) => string;
}

function makeFormats(language: string): Formats {
  const isPlain = isPlainEnglish(language);
  const numbers = madeOnce((options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options));
  let collator: Intl.Collator | undefined;
  const name = (type: 'region' | 'language', code: string, otherwise = code): string => {
    try {
      return new Intl.DisplayNames(language, { type, fallback: 'none' }).of(code) ?? otherwise;
    } catch {
      // No code of that kind.
      return otherwise;
    }
  };
  const list = madeOnce(() => new Intl.ListFormat(language));
  return {
    // One name needs no language.
    list: (names) => (isPlain || names.length < 2 ? englishList(names) : list().format(names)),
    row: (names) => names.join(isPlain ? ', ' : list().formatToParts(['1', '2', '3'])[1]?.value),
    country: (code, otherwise) => name('region', code, otherwise),
    language(tag) {
      const found = name('language', tag);
      return found.charAt(0).toLocaleUpperCase(language) + found.slice(1);
    },
    number: (value, options) => (isPlain ? englishNumber(value, options) : null) ?? numbers(options).format(value),
    compare: (one, other) => (collator ??= new Intl.Collator(language, { numeric: true })).compare(one, other),
    hour: (hour) => dateFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(hour * 3_600_000),
    inSentence: (label) => (language.startsWith('de') ? label : label.toLocaleLowerCase(language)),
    moment: (at, timeZone) =>
      isPlain && timeZone === 'UTC'
        ? englishMoment(Number(at))
        : dateFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at),
  };
}

const formats = new Map<string, Formats>();

/** The formats of a language by its BCP 47 tag: the same each time. Those of the pseudo-locale are English. */
export function formatsOf(language: string): Formats {
  const known = formats.get(language) ?? makeFormats(language);
  formats.set(language, known);
  return known;
}
