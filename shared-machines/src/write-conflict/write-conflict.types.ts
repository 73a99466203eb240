import type { MutationKey } from '@listings/shared-api/contract';

/** Input of a write, as far as merging reads it. */
export interface WriteInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}

/** A write that went through. */
export interface Written {
  readonly key: MutationKey;
  readonly input: WriteInput;
}

/** An answer that a form stands on, with what its page wrote to it since. */
export interface SeenRead {
  readonly answer: unknown;
  readonly written: readonly Written[];
}

/** Value of a field; undefined for none. */
export type FieldValue = string | number | boolean | readonly string[] | null | undefined;

/** Field of a resource: `tax_rate`, or one of a country such as `rate` of `FR`. */
export interface ConflictField {
  readonly name: string;
  readonly country: string | null;
  /** What the form stood on, what this page wants it to be, and what somebody else made of it. */
  readonly base: FieldValue;
  readonly mine: FieldValue;
  readonly theirs: FieldValue;
}

export type Side = 'mine' | 'theirs';

/** Side by field. */
export type Sides = Readonly<Record<string, Side>>;
