import { flagFault, type Flags } from '@listings/shared-values/flags';
import type { ReleaseFlag } from '../compose/release';
import type { Change, SetFlag, SetFlags } from './ledger';
import { refuseUnless } from './refused';
import type { FlagStatement } from './signing/statement';

/** Declarations of an application that pages may have now: of its live build, its candidate and its previews. */
export type Declared = readonly Flags[];

const declarationsOf = (declared: Declared, name: string) =>
  declared.flatMap((flags) => (Object.hasOwn(flags, name) ? (flags[name] ?? []) : []));

/** True when a value fits one of the builds that pages may have; the others go on with their default. */
export const isDeclared = (declared: Declared, name: string, value: unknown): boolean =>
  declarationsOf(declared, name).some((flag) => flagFault(flag, value) === null);

function refuseUnfit({ app, name, value }: FlagStatement, declared: Declared): void {
  const found = declarationsOf(declared, name);
  const known = [...new Set(declared.flatMap(Object.keys))].sort().join(', ') || 'none';
  refuseUnless(found.length > 0, 'unfit', `name: ${app} declares no flag ${name}; its flags: ${known}`);
  for (const flag of found) {
    const fault = flagFault(flag, value);
    refuseUnless(fault === null, 'unfit', `value: ${String(value)} ${fault}, as ${app} declares ${name}`);
  }
}

const isSame = (one: SetFlag | undefined, { value, share }: Pick<FlagStatement, 'value' | 'share'>): boolean =>
  one?.value === value && one.share === share;

/** The set values with the one of a statement; as they are when that changes nothing. Throws DeployRefused. */
export function placeFlag(statement: FlagStatement, set: SetFlags, declared: Declared, revision: number): SetFlags {
  const { app, name, value, share } = statement;
  const { [name]: before, ...others } = set[app] ?? {};
  if (value === null) {
    refuseUnless(share === undefined, 'malformed', 'share: does not go with null');
    refuseUnless(before !== undefined, 'gone', `name: ${name} of ${app} is not set`);
    const { [app]: _app, ...rest } = set;
    return Object.keys(others).length === 0 ? rest : { ...rest, [app]: others };
  }
  refuseUnfit(statement, declared);
  if (isSame(before, statement)) return set;
  const placed: SetFlag = { value, ...(share === undefined ? {} : { share }), revision };
  return { ...set, [app]: { ...others, [name]: placed } };
}

const textOf = (flag: SetFlag | undefined): string | null => (flag === undefined ? null : String(flag.value));

/** What became of set values. */
export function flagChanges(before: SetFlags, after: SetFlags): Change[] {
  const apps = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return apps.flatMap((app) => {
    const [was, is] = [before[app] ?? {}, after[app] ?? {}];
    const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort();
    return names.flatMap((flag): Change[] => {
      const [from, to] = [was[flag], is[flag]];
      if (from?.value === to?.value && from?.share === to?.share) return [];
      const share = to?.share === undefined ? {} : { share: to.share };
      return [{ app, flag, from: textOf(from), to: textOf(to), ...share }];
    });
  });
}

/** Set values as far as a build declares them, for the pages. */
export function servedFlags(
  set: SetFlags,
  declaredOf: (app: string) => Declared,
): Readonly<Record<string, Readonly<Record<string, ReleaseFlag>>>> {
  const apps = Object.entries(set).map(([app, flags]) => {
    const declared = declaredOf(app);
    const fitting = Object.entries(flags).filter(([name, { value }]) => isDeclared(declared, name, value));
    const served = fitting.map(([name, { revision: _revision, ...flag }]) => [name, flag] as const);
    return [app, Object.fromEntries(served)] as const;
  });
  return Object.fromEntries(apps.filter(([, flags]) => Object.keys(flags).length > 0));
}
