import * as z from 'zod/mini';
import { isoCountries } from '../tables/iso-countries.table';
import { limits } from '../tables/limits.table';
import { filledText } from './text-schema';

// Parts of requests. They are strict and bounded, and take both what the client gives (numbers, booleans, arrays) and
// what arrives in a query string (digits, words, indexed or comma-separated lists).

const digits = z.string().check(z.regex(/^-?\d{1,16}$/));
const decimal = z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,20})?$/));

/** A whole number within bounds, or its digits. */
export const wholeNumber = (min: number, max: number) => {
  const bounded = z.int().check(z.minimum(min), z.maximum(max));
  return z.union([bounded, z.pipe(z.pipe(digits, z.transform(Number)), bounded)]);
};

/** A finite amount of money or the like from 0 on, or its decimal notation. */
export const amountFromZero = () => {
  const bounded = z.number().check(z.minimum(0), z.maximum(limits.money));
  return z.union([bounded, z.pipe(z.pipe(decimal, z.transform(Number)), bounded)]);
};

/** An amount above 0. */
export const amountAboveZero = () => {
  const bounded = z.number().check(z.positive(), z.maximum(limits.money));
  return z.union([bounded, z.pipe(z.pipe(decimal, z.transform(Number)), bounded)]);
};

/** An amount of at least the smallest coin of any currency: one that a query writes without an exponent. */
export const amountFromCoin = () => {
  const bounded = z.number().check(z.minimum(0.001), z.maximum(limits.money));
  return z.union([bounded, z.pipe(z.pipe(decimal, z.transform(Number)), bounded)]);
};

/** The id of an account, product or campaign. */
export const numericId = () => wholeNumber(1, Number.MAX_SAFE_INTEGER);

const words = z.enum(['true', 'false', '1', '0', 'yes', 'no']);

/** A truth value, or a word for one. */
export const flag = () =>
  z.union([
    z.boolean(),
    z.pipe(
      words,
      z.transform((word: z.output<typeof words>) => word === 'true' || word === '1' || word === 'yes'),
    ),
  ]);

const areUnique = (list: readonly unknown[]) =>
  new Set(list.map((entry) => JSON.stringify(entry))).size === list.length;

/** A list in a JSON body: entries are unique. */
export const uniqueList = <S extends z.ZodMiniType>(entry: S, min: number, max: number) =>
  z.array(entry).check(z.minLength(min), z.maxLength(max), z.refine(areUnique, { error: 'Entries must be unique.' }));

/** A list in a query: entries are unique; one string is split at commas and spaces. Entries must take strings. */
export const queryList = <S extends z.ZodMiniType>(entry: S, min: number, max: number) => {
  const list = uniqueList(entry, min, max);
  const split = z.pipe(
    z.string().check(z.maxLength(4096)),
    z.transform((line: string) => line.split(/[\s,]+/).filter((part) => part !== '') as z.input<S>[]),
  );
  return z.union([list, z.pipe(split, list)]);
};

/** An ISO 3166-1 alpha-2 code; upper-cased. */
export const countryCode = () =>
  z.string().check(
    z.length(2),
    z.toUpperCase(),
    z.refine((code: string) => isoCountries.has(code), { error: 'Not an ISO 3166-1 alpha-2 country code.' }),
  );

/** An ISO 4217 code; upper-cased. */
export const currencyCode = () => z.string().check(z.length(3), z.toUpperCase(), z.regex(/^[A-Z]{3}$/));

/** The query of the calls that ask for a set of countries. */
export const countryCodesQuery = z.strictObject({ country_codes: queryList(countryCode(), 1, limits.countries) });

const orders = z.enum(['asc', 'desc']);

/** `asc` or `desc` in any case; lower-cased. */
export const sortOrder = () => z.union([orders, z.pipe(z.string().check(z.maxLength(4), z.toLowerCase()), orders)]);

/** The body of the calls that act on one account. */
export const accountIdBody = z.strictObject({ id: numericId() });

/** The path parameter of the calls about one thing. */
export const idParams = z.strictObject({ id: numericId() });

/** The path parameter of the calls about one country. */
export const countryParams = z.strictObject({ country_code: countryCode() });

/** A page of a list. */
export const page = () => z._default(wholeNumber(1, 1_000_000), 1);

/** Entries a page: 0 means all; more than the limit is read as the limit. */
export const perPageOrAll = (standard: number) =>
  z._default(
    z.pipe(
      wholeNumber(0, Number.MAX_SAFE_INTEGER),
      z.transform((count: number) => Math.min(count, limits.perPage)),
    ),
    standard,
  );

/** Name of the return target after an authorization. Source: decisions 6. */
export const returnTarget = <const T extends readonly [string, ...string[]]>(targets: T) => z.enum(targets);

/** Words to search for. */
export const searchWords = () => filledText(200);
