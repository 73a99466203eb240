import { isStaleFlag, type Flag, type FlagValue } from '@listings/shared-values/flags';
import type { SetFlags } from './ledger';
import { isDeclared, type Declared } from './place-flag';
import type { Placing } from './placing';

/** A flag of an application: what it is for, and what it is now. */
export interface FlagStatus {
  readonly name: string;
  /** The value that was set, else the default. */
  readonly value: FlagValue;
  /** Percent of the sessions that have the set value; all without one. */
  readonly share?: number;
  /** Change that set it; null where the default stands. */
  readonly set: Placing | null;
  /** Its declaration; null where no build here has one that the value fits, so that pages have none of it. */
  readonly declared: Flag | null;
  /** True when its last day has passed. */
  readonly isStale: boolean;
}

interface FlagsOf {
  readonly declared: Declared;
  readonly set: SetFlags[string];
  readonly now: number;
  readonly placingAt: (revision: number) => Promise<Placing>;
}

/** Flags that the builds of an application declare, and those that are set though none does. */
export async function flagStatusOf({ declared, set, now, placingAt }: FlagsOf): Promise<FlagStatus[]> {
  const names = [...new Set([...declared.flatMap(Object.keys), ...Object.keys(set)])].sort();
  return Promise.all(
    names.map(async (name): Promise<FlagStatus> => {
      const [flag = null] = declared.flatMap((flags) => (Object.hasOwn(flags, name) ? (flags[name] ?? []) : []));
      const isStale = flag !== null && isStaleFlag(flag, now);
      const given = set[name];
      // A name is there because it is set, or declared.
      if (given === undefined) return { name, value: flag?.default ?? '', set: null, declared: flag, isStale };
      const { value, share, revision } = given;
      const fitting = isDeclared(declared, name, value) ? flag : null;
      const part = share === undefined ? {} : { share };
      return { name, value, ...part, set: await placingAt(revision), declared: fitting, isStale };
    }),
  );
}
