import { formatsOf } from './formats.rules';

/** A catalog: texts by key, nested as deep as its readers need. Plurals are keys with `_one`, `_other`, … */
export interface Catalog {
  readonly [key: string]: string | Catalog;
}

/** Catalogs by namespace. */
export type Catalogs = Readonly<Record<string, Catalog>>;

type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<K extends string> = K extends `${infer Base}_${PluralSuffix}` ? Base : K;

/** The dotted keys of a catalog's texts; plurals without their suffix. */
export type CatalogKey<C> = {
  [K in keyof C & string]: C[K] extends string ? WithoutPlural<K> : `${K}.${CatalogKey<C[K]>}`;
}[keyof C & string];

/** Values for `{{name}}` in a text; `count` also chooses the plural. */
export type TextValues = Readonly<Record<string, string | number>>;

/** The language whose texts go through `transform`: it proves that no literal escapes the catalogs. */
export const PSEUDO_LOCALE = 'en-XA';

export interface CatalogReaderOptions {
  /** BCP 47 tag. */
  readonly language: string;
  /** Catalogs in the order in which a text is looked for. */
  readonly sources: readonly Catalogs[];
  /** Values every text may name, such as `{{provider}}`. */
  readonly defaultVariables?: TextValues | undefined;
  /** Changes every text of the pseudo-locale; must leave `{{…}}` and `<…>` as they are. */
  readonly transform?: ((text: string) => string) | undefined;
  /** The language is read from right to left: values keep the direction they are written in, as "$5.00" does. */
  readonly isRightToLeft?: boolean | undefined;
  /** Is told of a text that no source has. */
  readonly onMissing: (what: string) => void;
}

/** Texts in one language. */
export interface CatalogReader {
  readonly language: string;
  /** The text of a dotted key before its values are filled in; `values.count` chooses the plural. */
  readonly template: (namespace: string, key: string, values?: TextValues) => string;
  /** Puts the values, and those every text may name, in the places of `{{name}}`; values are never read as text. */
  readonly fillIn: (template: string, values?: TextValues) => string;
  /** These texts and more: a part that is fetched when it is reached brings its own along. */
  readonly extend: (catalogs: Catalogs) => CatalogReader;
}

const PLACE = /\{\{-?\s*([\w-]+)\s*\}\}/g;

function findText(catalog: Catalog | undefined, key: string): string | undefined {
  const found = key.split('.').reduce<Catalog | string | undefined>((place, name) => {
    return typeof place === 'object' && Object.hasOwn(place, name) ? place[name] : undefined;
  }, catalog);
  return typeof found === 'string' ? found : undefined;
}

/**
 * Reads catalogs written as i18next has them (nested keys, `{{name}}`, plurals as `key_one`, `key_other`, …), so that the
 * tools for such files fit. A missing text shows its key.
 */
export function createCatalogReader(options: CatalogReaderOptions): CatalogReader {
  const { language, sources: first, defaultVariables, transform, isRightToLeft, onMissing } = options;
  const change = language === PSEUDO_LOCALE ? transform : undefined;
  const plurals = new Intl.PluralRules(language);
  const { number } = formatsOf(language);

  /** Counts are written with separators; other numbers, such as ids, are not. */
  const written = (name: string, value: string | number | undefined) =>
    String(
      name === 'count' && typeof value === 'number'
        ? number(value)
        : isRightToLeft && typeof value === 'string'
          ? `\u2068${value}\u2069`
          : (value ?? defaultVariables?.[name] ?? ''),
    );

  const suffixesOf = (count: string | number | undefined): readonly string[] => {
    if (typeof count !== 'number') return [''];
    return [...(count === 0 ? ['_zero'] : []), `_${plurals.select(count)}`, '_other', ''];
  };

  const make = (sources: readonly Catalogs[]): CatalogReader => ({
    language,
    template(namespace, key, values) {
      const suffixes = suffixesOf(values?.['count']);
      for (const source of sources) {
        for (const suffix of suffixes) {
          const found = findText(source[namespace], key + suffix);
          if (found !== undefined) return change ? change(found) : found;
        }
      }
      onMissing(`there is no text ${namespace}:${key}`);
      return key;
    },
    fillIn: (template, values) => template.replaceAll(PLACE, (_place, name: string) => written(name, values?.[name])),
    extend: (more) => make([more, ...sources]),
  });

  return make(first);
}
