import { failure, ok, type Handlers } from '../../calls/handler';
import type { Database } from '../../db/tables';
import type { AuthorizationPages } from './authorization-pages';
import { type Disconnected, hostingFailure } from './connection-guard';
import { documentDefaults } from '../documents/documents-defaults';
import { readDocument, writeDocument } from '../documents/documents.store';
import type { ProviderIdentity, ProviderState } from '../documents/documents.types';

/** The account that the merchant account was used with before, kept when `next` takes its place and may not use it. */
export async function accountBefore(db: Database, next: ProviderIdentity): Promise<Pick<ProviderState, 'before'>> {
  const { id } = await readDocument(db, 'merchant');
  const { before, email } = await readDocument(db, 'provider');
  const known = before ?? email;
  return id === 0 || known === '' || next.merchantAccounts.includes(id) ? {} : { before: known };
}

export async function disconnectProvider(db: Database): Promise<Disconnected> {
  const { before } = await readDocument(db, 'provider');
  const { id } = await readDocument(db, 'merchant');
  // An account that took the place of the right one goes; the right one stays known.
  const kept = before === undefined || id === 0 ? {} : { before };
  await writeDocument(db, 'provider', { ...documentDefaults.provider, ...kept });
  return ok({ status: 'success', message: 'Successfully disconnected.' });
}

/** A connection that is gone is a 401; one that never was is simply not there. */
const lostHosting = async (db: Database) =>
  (await readDocument(db, 'hosting')).status === 'lost' ? hostingFailure(db) : null;

const yesOrNo = (value: boolean): 'yes' | 'no' => (value ? 'yes' : 'no');

async function accessOf(db: Database) {
  const provider = await readDocument(db, 'provider');
  const { email, before } = provider;
  const earlier = before === undefined ? {} : { previous_email: before };
  if (provider.status !== 'connected') return { active: 'no' as const, ...(email === '' ? {} : { email }), ...earlier };
  const merchant = await readDocument(db, 'merchant');
  const ads = await readDocument(db, 'ads');
  const { identities } = await readDocument(db, 'world');
  const identity = identities.find((candidate) => candidate.email === email);
  return {
    active: 'yes' as const,
    email,
    scope: [...provider.scope],
    ...earlier,
    ...(merchant.id === 0
      ? {}
      : {
          merchant_account: merchant.id,
          merchant_access: yesOrNo(identity?.merchantAccounts.includes(merchant.id) === true),
        }),
    ...(ads.id === 0
      ? {}
      : { ads_account: ads.id, ads_access: yesOrNo(identity?.adsAccounts.includes(ads.id) === true) }),
  };
}

export const providerHandlers = (
  pages: AuthorizationPages,
): Pick<
  Handlers,
  'getProviderConnection' | 'startProviderConnection' | 'getProviderAccess' | 'disconnectProvider'
> => ({
  getProviderConnection: async (_request, { db }) => {
    const lost = await lostHosting(db);
    if (lost) return lost;
    const { status, email, scope } = await readDocument(db, 'provider');
    return status === 'connected'
      ? ok({ active: 'yes', email, scope: [...scope] })
      : ok({ active: 'no', email: '', scope: [] });
  },
  startProviderConnection: async ({ query }, context) => {
    const lost = await hostingFailure(context.db);
    if (lost) return lost;
    const url = pages.provider(context, query.next_page_name, query.login_hint);
    return url === null ? failure(400, { message: 'Unable to connect Google account' }) : ok({ url });
  },
  getProviderAccess: async (_request, { db }) => (await lostHosting(db)) ?? ok(await accessOf(db)),
  disconnectProvider: (_request, { db }) => disconnectProvider(db),
});
