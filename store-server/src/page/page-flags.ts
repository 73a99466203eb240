import type { FlagValue } from '@listings/shared-values/flags';
import type { Release } from '@listings/deploy/release';
import { bucketOf, type PageFlags } from './served-page';

/**
 * Values of the flags that a session has; each flag divides the sessions anew, so that two with the same share, or a flag and a
 * candidate, do not always meet. Undefined where no flag has a value for it.
 */
export const flagsFor = ({ flags = {} }: Pick<Release, 'flags'>, session: string | null): PageFlags | undefined => {
  const apps = Object.entries(flags).map(([app, set]) => {
    const isGiven = (name: string, share: number | undefined): boolean =>
      share === undefined || (session !== null && bucketOf(`${app}.${name} ${session}`) < share);
    const own = Object.entries(set).flatMap(([name, { value, share }]): [string, FlagValue][] =>
      isGiven(name, share) ? [[name, value]] : [],
    );
    return [app, Object.fromEntries(own)] as const;
  });
  const given = apps.filter(([, own]) => Object.keys(own).length > 0);
  return given.length === 0 ? undefined : Object.fromEntries(given);
};
