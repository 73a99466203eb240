import { flagValueIn, type FlagValue, type FlagValues } from '@listings/shared-values/flags';
import type { Release } from '@listings/deploy/release';
import type { ReleaseWatch } from './release-gate';
import { bucketOf, type PageFlags, type ShownFlag } from './served-page';

/**
 * Values of the flags that a session has; each flag divides the sessions anew, so that two with the same share, or a flag and a
 * candidate, do not always meet. Undefined where no flag has a value for it.
 */
export const flagsFor = (
  { flags = {} }: Pick<Release, 'flags'>,
  session: string | null,
  shown: readonly ShownFlag[] = [],
): PageFlags | undefined => {
  const apps = Object.entries(flags).map(([app, set]) => {
    const isGiven = (name: string, share: number | undefined): boolean =>
      share === undefined || (session !== null && bucketOf(`${app}.${name} ${session}`) < share);
    const own = Object.entries(set).flatMap(([name, { value, share }]): [string, FlagValue][] =>
      isGiven(name, share) ? [[name, value]] : [],
    );
    return [app, Object.fromEntries(own)] as const;
  });
  const given = new Map<string, FlagValues>(apps.filter(([, own]) => Object.keys(own).length > 0));
  for (const { app, name, value } of shown) given.set(app, { ...given.get(app), [name]: value });
  return given.size === 0 ? undefined : Object.fromEntries(given);
};

/** Word of a link that gives a flag a value: `flag.mfe-reports.rows.20`. */
const FLAG_WORD = /^flag\.(mfe-[a-z0-9-]{1,60})\.([a-z][a-zA-Z0-9]{0,63})\.(-?\d{1,15}|[a-z][a-z0-9-]{0,63})$/;

/** The values that words of a link give to flags. */
export const flagsIn = (words: readonly string[]): ShownFlag[] =>
  words.flatMap((word) => {
    const [match, app = '', name = '', value = ''] = FLAG_WORD.exec(word) ?? [];
    return match === undefined ? [] : [{ word, app, name, value: flagValueIn(value) }];
  });

/** Those of the values that a build here declares; all where no ledger tells of builds. */
export const declaredIn = async (
  flags: readonly ShownFlag[],
  watch: Pick<ReleaseWatch, 'declaresFlag'> | null,
): Promise<readonly ShownFlag[]> => {
  if (watch === null) return flags;
  const isDeclared = await Promise.all(flags.map(({ app, name, value }) => watch.declaresFlag(app, name, value)));
  return flags.filter((_flag, index) => isDeclared[index]);
};
