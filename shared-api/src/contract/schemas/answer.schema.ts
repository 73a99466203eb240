import * as z from 'zod/mini';
import { limits } from '../tables/limits.table';
import { text as boundedText } from './text.schema';

// Parts of answers. They are tolerant: real stores send numbers as strings, empty objects as `[]`, and null for
// "nothing". What callers get is always one shape. Keys that the contract does not know are dropped.

/** Any text. */
export const text = boundedText(limits.answerText);

/** Text that may be missing or null: then ''. */
export const textOrEmpty = z.pipe(
  z.optional(z.nullable(text)),
  z.transform((value: string | null | undefined) => value ?? ''),
);

/** Text that may be missing or null: then null. */
export const textOrNull = z.pipe(
  z.optional(z.nullable(text)),
  z.transform((value: string | null | undefined) => value ?? null),
);

const numeral = z.string().check(z.regex(/^\s*-?\d{1,20}(\.\d{1,20})?\s*$/));

/** A finite number, or its decimal notation. */
export const number = z.union([z.number(), z.pipe(numeral, z.transform(Number))]);

/** A number that may be missing or null: then 0. */
export const numberOrZero = z.pipe(
  z.optional(z.nullable(number)),
  z.transform((value: number | null | undefined) => value ?? 0),
);

/** A truth value that may be missing, null, or 0 and 1. */
export const flag = z.pipe(
  z.optional(z.nullable(z.union([z.boolean(), z.literal([0, 1, '', '0', '1', 'yes', 'no', 'true', 'false'])]))),
  z.transform((value) => value === true || value === 1 || value === '1' || value === 'yes' || value === 'true'),
);

/** 'yes' or 'no', as the connection calls say it. */
export const yesOrNo = z.enum(['yes', 'no']);

/** An id that is text for callers. */
export const textId = z.union([text, z.pipe(z.number(), z.transform(String))]);

/** A list. */
export const list = <S extends z.ZodMiniType>(entry: S) => z.array(entry).check(z.maxLength(limits.answerList));

/** A list that may be missing or null: then empty. */
export const listOrEmpty = <S extends z.ZodMiniType>(entry: S) =>
  z.pipe(
    z.optional(z.nullable(list(entry))),
    z.transform((value: z.output<S>[] | null | undefined) => value ?? []),
  );

/** The empty list that PHP writes for an empty object. */
const emptyList = z.pipe(
  z.array(z.never()),
  z.transform(() => ({})),
);

/** Values by key; the empty object may come as `[]`. */
export const recordOf = <S extends z.ZodMiniType>(value: S) =>
  z.pipe(
    z.union([z.record(z.string(), value), emptyList]),
    z.transform((entries): Record<string, z.output<S>> => entries),
  );

/** What most mutations answer. */
export const messageAnswer = z.object({ status: textOrEmpty, message: textOrEmpty });
export type MessageAnswer = z.output<typeof messageAnswer>;
