import { scopes } from '@listings/shared-api/contract';
import { currencySymbol } from '@listings/shared-values';
import type { Database } from '../../db/tables';
import { failure, ok, type HandlerContext, type Handlers } from '../../calls/handler';
import { adsAccountOf, createAdsAccount, finishSteps, openAdsStep } from './ads.rules';
import type { AuthorizationPages } from './authorization-pages';
import { type Disconnected, scopeFailure, throughProvider } from './connection-guard';
import { recommendedBudgets } from '../values/budget.rules';
import { readDocument, resetDocuments, updateDocument, writeDocument } from '../documents/documents.store';
import type { AdsState, ProviderAdsAccount } from '../documents/documents.types';
import { openStep } from './merchant.rules';
import { storeHost, targetCountries } from '../documents/store-profile.rules';

/** Accounts that the connected person may use; those of managers and for tests are none. */
async function ownAccounts(db: Database): Promise<readonly ProviderAdsAccount[]> {
  const world = await readDocument(db, 'world');
  const { email } = await readDocument(db, 'provider');
  const own = world.identities.find((identity) => identity.email === email)?.adsAccounts ?? [];
  return world.adsAccounts.filter(({ id, kind }) => kind === 'client' && own.includes(id));
}

/** Currency of the connected account; null when there is none. */
export async function adsCurrency(db: Database): Promise<string | null> {
  const { id } = await readDocument(db, 'ads');
  return adsAccountOf(await readDocument(db, 'world'), id)?.currency ?? null;
}

async function connectionOf(db: Database) {
  const ads = await readDocument(db, 'ads');
  const currency = await adsCurrency(db);
  const symbol = currencySymbol(currency ?? (await readDocument(db, 'store')).currency);
  if (ads.id === 0) return { id: 0, currency: null, symbol, status: 'disconnected' as const };
  const made = ads.subAccount ? { sub_account: true, created_timestamp: ads.createdTimestamp } : {};
  const step = openAdsStep(ads);
  return step === null
    ? { id: ads.id, currency, symbol, status: 'connected' as const, ...made }
    : { id: ads.id, currency, symbol, status: 'incomplete' as const, step, ...made };
}

/** Makes an account where there is none, then goes on as far as billing lets it. */
async function createOrContinue(context: HandlerContext, pages: AuthorizationPages) {
  const { db, clock } = context;
  let ads = await readDocument(db, 'ads');
  if (ads.id === 0) {
    const store = await readDocument(db, 'store');
    if (!(store.address.country in targetCountries(store))) {
      return failure(400, { message: 'Store country is not supported' });
    }
    const { email } = await readDocument(db, 'provider');
    const owner = { email, name: storeHost(store), currency: store.currency };
    const made = createAdsAccount(await readDocument(db, 'world'), ads, owner, clock.now());
    ads = made.ads;
    await writeDocument(db, 'world', made.world);
    await writeDocument(db, 'ads', ads);
  }
  const billing = adsAccountOf(await readDocument(db, 'world'), ads.id)?.billing ?? 'unknown';
  const billing_url = pages.billing(context, ads.id);
  if (ads.steps.billing !== 1 && billing !== 'approved') {
    return failure(428, { message: 'Billing setup must be completed.', billing_url, billing_status: billing });
  }
  return finish(db, ads, billing_url);
}

async function finish(db: Database, ads: AdsState, billing_url: string | null) {
  if (openStep(await readDocument(db, 'merchant')) !== null) {
    await writeDocument(db, 'ads', { ...ads, steps: { ...ads.steps, set_id: 1, billing: 1 } });
    return failure(400, { message: 'A Merchant Center account must be connected' });
  }
  await writeDocument(db, 'ads', finishSteps(ads));
  return ok({ id: ads.id, billing_url });
}

async function link(db: Database, id: number) {
  const ads = await readDocument(db, 'ads');
  if (ads.id !== 0 && ads.id !== id) return failure(400, { message: `Ads account ${ads.id} already connected.` });
  if (!(await ownAccounts(db)).some((account) => account.id === id)) {
    return failure(403, { message: `You have no access to the Ads account ${id}.` });
  }
  return finish(db, { ...ads, id, steps: { ...ads.steps, set_id: 1, billing: 1 } }, null);
}

export async function disconnectAds(db: Database): Promise<Disconnected> {
  await resetDocuments(db, ['ads']);
  return ok({ status: 'success', message: 'Successfully disconnected.' });
}

export const adsHandlers = (
  pages: AuthorizationPages,
): Pick<
  Handlers,
  | 'getAdsConnection'
  | 'disconnectAds'
  | 'listAdsAccounts'
  | 'connectAdsAccount'
  | 'getBillingStatus'
  | 'completeAdsSetup'
  | 'recommendBudget'
> => ({
  getAdsConnection: async (_request, { db }) => ok(await connectionOf(db)),
  disconnectAds: (_request, { db }) => disconnectAds(db),
  listAdsAccounts: throughProvider(async (_request, { db }) => {
    const refused = await scopeFailure(db, [scopes.ads]);
    return refused ?? ok((await ownAccounts(db)).map(({ id, name }) => ({ id, name })));
  }),
  connectAdsAccount: throughProvider(async ({ body }, context) => {
    const refused = await scopeFailure(context.db, [scopes.ads]);
    if (refused) return refused;
    return body?.id === undefined ? createOrContinue(context, pages) : link(context.db, body.id);
  }),
  getBillingStatus: throughProvider(async (_request, context) => {
    const { id } = await readDocument(context.db, 'ads');
    const billing = adsAccountOf(await readDocument(context.db, 'world'), id)?.billing ?? 'unknown';
    if (billing === 'approved') return ok({ status: 'approved' });
    return ok({ status: billing, billing_url: id === 0 ? null : pages.billing(context, id) });
  }),
  completeAdsSetup: async (_request, { db }) => {
    await updateDocument(db, 'ads', { setupComplete: true });
    return ok({ status: 'success', message: 'Successfully marked Ads setup as completed.' });
  },
  recommendBudget: async ({ query }, { db }) => {
    const country_codes = query.country_codes;
    const currency = await adsCurrency(db);
    if (currency === null) {
      return failure(400, { message: 'No currency available for the Ads account.', currency: '', country_codes });
    }
    const recommendations = recommendedBudgets(currency, country_codes);
    return recommendations.length === 0
      ? failure(404, { message: 'Cannot find any budget recommendations.', currency, country_codes })
      : ok({ currency, recommendations });
  },
});
