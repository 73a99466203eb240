import type { Bootstrap } from '@listings/shared-api/contract';
import type { OpenContext } from '../calls/opened-store';
import { updateDocument } from '../domain/documents/documents.store';

type Profile = Pick<Bootstrap, 'timeZone' | 'homeUrl' | 'siteLocale'>;

/**
 * Keeps what the small store here has to know of the real one. Writes run one after the other and nobody has to wait for
 * them; one that fails is logged, and made again with the next page.
 */
export const createProfileKeeper = ({ store, log }: Pick<OpenContext, 'store' | 'log'>) => {
  let kept = '';
  let writing = Promise.resolve();
  const write = async ({ homeUrl, timeZone = 'UTC', siteLocale: locale = 'en_US' }: Partial<Profile>) => {
    if (homeUrl === undefined) return;
    const text = JSON.stringify([homeUrl, timeZone, locale]);
    if (text === kept) return;
    await store.transaction((db) => updateDocument(db, 'realStore', { homeUrl, timeZone, locale }));
    kept = text;
  };
  return {
    keep: (profile: Partial<Profile>): void => {
      writing = writing
        .then(() => write(profile))
        .catch((err: unknown) => log.error({ event: 'profile.failed', err }, 'the profile of the store was not kept'));
    },
    settled: () => writing,
  };
};
