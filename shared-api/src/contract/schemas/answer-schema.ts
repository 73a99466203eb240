import * as z from 'zod/mini';
import { limits } from '../tables/limits.table';
import { text as boundedText } from './text-schema';

// Parts of answers. They are tolerant: stores on PHP send numbers as texts and texts as numbers, `false` or '' for what is
// empty, `[]` for an empty object, and null for "nothing". What callers get is always one shape. Keys that the contract
// does not know are dropped. Requests are strict: their parts are in request-schema.ts.

/** Values that PHP writes for something empty. */
const empty = z.literal([false, '']);

/** The value; what stands for none of it where it is missing, null, false or ''. */
const orElse = <O, I, E>(value: z.ZodMiniType<O, I>, none: () => E) =>
  z.pipe(
    z.optional(z.nullable(z.union([value, empty]))),
    z.transform((given: O | false | '' | null | undefined): O | E => given || none()),
  );

/** The value; null where it is missing or empty. */
export const orNull = <O, I>(value: z.ZodMiniType<O, I>) => orElse(value, () => null);

/** Any text; a number in its place is one. */
export const text = z.union([boundedText(limits.answerText), z.pipe(z.number(), z.transform(String))]);

/** Text that may be missing or empty: then ''. */
export const textOrEmpty = orElse(text, () => '');

/** Text that may be missing or empty: then null. */
export const textOrNull = orNull(text);

const numeral = z.string().check(z.regex(/^\s*-?\d{1,20}(\.\d{1,20})?\s*$/));

/** A finite number, or its decimal notation. */
export const number = z.union([z.number(), z.pipe(numeral, z.transform(Number))]);

/** A number that may be missing or empty: then 0. */
export const numberOrZero = orElse(number, () => 0);

/** What may be missing; what is none of it counts as missing, too. */
export const whereGiven = <O, I>(value: z.ZodMiniType<O, I>) => z.catch(z.optional(value), undefined);

/** A number that may be missing; null, and what is no number, is none. */
export const numberOrNone = whereGiven(number);

/** A truth value that may be missing, null, or 0 and 1. */
export const flag = z.pipe(
  z.optional(z.nullable(z.union([z.boolean(), z.literal([0, 1, '', '0', '1', 'yes', 'no', 'true', 'false'])]))),
  z.transform((value) => value === true || value === 1 || value === '1' || value === 'yes' || value === 'true'),
);

/** 'yes' or 'no', the wire form of the connection calls. */
export const yesOrNo = z.enum(['yes', 'no']);

/** A list. */
export const list = <S extends z.ZodMiniType>(entry: S) => z.array(entry).check(z.maxLength(limits.answerList));

/** A list that may be missing or empty: then `[]`. */
export const listOrEmpty = <S extends z.ZodMiniType>(entry: S) => orElse(list(entry), (): z.output<S>[] => []);

/**
 * The same for a list of hundreds of entries: one that a quick look finds to be what comes out of it already is not looked
 * at one by one by a schema.
 */
export const longListOrEmpty = <S extends z.ZodMiniType>(entry: S, isPlain: (entry: unknown) => boolean) => {
  const arePlain = (given: unknown): boolean =>
    Array.isArray(given) && given.length <= limits.answerList && given.every(isPlain);
  return orElse(z.union([z.custom<z.output<S>[]>(arePlain), list(entry)]), (): z.output<S>[] => []);
};

/** The empty list that PHP writes for an empty object. */
const emptyList = z.array(z.never());

/** Values by key; none may come as `[]`, false or null. */
export const recordOf = <S extends z.ZodMiniType>(value: S) =>
  z.pipe(
    z.nullable(z.union([z.record(z.string(), value), emptyList, empty])),
    z.transform((entries): Record<string, z.output<S>> => (entries && !Array.isArray(entries) ? entries : {})),
  );

/** An object, or none of it: null, false and `[]`. */
export const objectOrNull = <O extends object, I>(object: z.ZodMiniType<O, I>) =>
  z.pipe(
    z.optional(z.nullable(z.union([object, emptyList, empty]))),
    z.transform((value: O | never[] | false | '' | null | undefined): O | null =>
      !value || Array.isArray(value) ? null : value,
    ),
  );

/** Answer of most mutations. */
export const messageAnswer = z.object({ status: textOrEmpty, message: textOrEmpty });
export type MessageAnswer = z.output<typeof messageAnswer>;
