interface AboutFlag {
  /** One sentence: what the flag is for. */
  readonly purpose: string;
  /** Last day (`YYYY-MM-DD`) on which the flag should still be there; `status` names it afterwards. */
  readonly until: string;
}

/** A flag that is on or off. */
export interface BooleanFlag extends AboutFlag {
  readonly kind: 'boolean';
  readonly default: boolean;
}

/** A flag that is one of its words. */
export interface WordFlag extends AboutFlag {
  readonly kind: 'word';
  readonly words: readonly string[];
  readonly default: string;
}

/** A flag that is a whole number within its bounds, which count as well. */
export interface NumberFlag extends AboutFlag {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  readonly default: number;
}

/** Declaration of a flag. */
export type Flag = BooleanFlag | WordFlag | NumberFlag;

/** Declarations of an application by name: its `src/flags.ts`, read by its build and by its screens. */
export type Flags = Readonly<Record<string, Flag>>;

/** Value of a flag as it travels. */
export type FlagValue = boolean | number | string;

/** Values that a team set, by name of the flag; the default stands for those that are not there. */
export type FlagValues = Readonly<Record<string, FlagValue>>;

/** Values that a declared flag can have. */
export type ValueOf<F extends Flag> = F extends WordFlag ? F['words'][number] : F extends NumberFlag ? number : boolean;

/** A value as it is typed, or stands in an address: `true`, `false`, a whole number, else a word. */
export function flagValueIn(text: string): FlagValue {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

/** What is wrong with a value, in words such as `is none of narrow, wide`; null when it fits the declaration. */
export function flagFault(flag: Flag, value: unknown): string | null {
  switch (flag.kind) {
    case 'boolean':
      return typeof value === 'boolean' ? null : 'is neither true nor false';
    case 'word':
      return flag.words.some((word) => word === value) ? null : `is none of ${flag.words.join(', ')}`;
    case 'number': {
      const { least, most } = flag;
      const fits = Number.isSafeInteger(value) && least <= Number(value) && Number(value) <= most;
      return fits ? null : `is no whole number from ${least} to ${most}`;
    }
  }
}

/** The value of a flag: the one that was set where it fits the declaration, else the default. */
export const flagValue = <F extends Flag>(flag: F, set: unknown): ValueOf<F> =>
  // Either was just looked at, or is of the declaration itself.
  (set !== undefined && flagFault(flag, set) === null ? set : flag.default) as ValueOf<F>;

/** True once the last day of a flag has passed everywhere, at a moment in milliseconds. */
export const isStaleFlag = ({ until }: Flag, now: number): boolean => now >= Date.parse(until) + 36 * 60 * 60 * 1000;
