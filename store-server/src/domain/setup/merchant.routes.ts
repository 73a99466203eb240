import { merchantRetrySeconds, merchantScopes } from '@listings/shared-api/contract';
import type { Database } from '../../db/tables';
import { failure, ok, type HandlerContext, type Handlers } from '../../calls/handler';
import { scopeFailure, throughProvider, type Disconnected } from '../accounts/connection-guard';
import { readDocument, resetDocuments, writeDocument } from '../documents/documents.store';
import type { MerchantState, ProviderMerchantAccount, ProviderWorld, StoreProfile } from '../documents/documents.types';
import { merchantEvents, switchEvents } from './merchant-events.rules';
import {
  accountOf,
  advance,
  chooseAccount,
  createAccount,
  NO_MERCHANT,
  openStep,
  switchUrlOf,
  takeClaim,
  urlOf,
  type MerchantProgress,
} from '../accounts/merchant.rules';
import { withdrawProducts } from '../feed/product-submission';
import { recordEvents } from '../documents/server-events.store';
import { setupStatusOf } from './setup-status.store';
import { clearShipping } from '../shipping/shipping.store';
import { storeHost } from '../documents/store-profile.rules';

interface Situation {
  /** Email address of the connected person. */
  readonly email: string;
  readonly merchant: MerchantState;
  readonly world: ProviderWorld;
  readonly store: StoreProfile;
}

const situationOf = async (db: Database): Promise<Situation> => ({
  email: (await readDocument(db, 'provider')).email,
  merchant: await readDocument(db, 'merchant'),
  world: await readDocument(db, 'world'),
  store: await readDocument(db, 'store'),
});

/** Saves the progress, records the tracker's events, and makes the answer of the contract. */
async function answerOf(
  { db, clock }: HandlerContext,
  { merchant: before, store }: Situation,
  progress: MerchantProgress,
) {
  const { merchant, world, stop } = progress;
  await recordEvents(db, merchantEvents(before, progress), clock.now());
  await writeDocument(db, 'merchant', merchant);
  await writeDocument(db, 'world', world);
  const { id } = merchant;
  const website_url = storeHost(store);
  switch (stop) {
    case 'notReady':
      return failure(
        503,
        {
          message: 'Please retry the request after the indicated number of seconds.',
          id,
          retry_after: merchantRetrySeconds,
        },
        { 'retry-after': String(merchantRetrySeconds) },
      );
    case 'claimedElsewhere':
      return failure(403, {
        message: 'Website already claimed, use overwrite to complete the process.',
        id,
        website_url,
      });
    case 'claimedForGood':
      return failure(406, {
        message: 'Unable to claim website URL with this Merchant Center Account.',
        id,
        website_url,
      });
    case 'otherUrl': {
      const claimed_url = urlOf(accountOf(world, merchant.switchId));
      return failure(409, {
        message: `This Merchant Center account already has a verified and claimed URL, ${claimed_url}`,
        id: merchant.switchId,
        claimed_url,
        new_url: website_url,
      });
    }
    case null:
      return ok({ id, subaccount: null, name: null, domain: null });
  }
}

/** Accounts that the connected person may use. */
function ownAccounts({ world, email }: Pick<Situation, 'world' | 'email'>): readonly ProviderMerchantAccount[] {
  const own = world.identities.find((identity) => identity.email === email)?.merchantAccounts ?? [];
  return world.merchantAccounts.filter(({ id }) => own.includes(id));
}

/** Continues with the existing account or makes one, for a request without an id. */
function create(context: HandlerContext, situation: Situation) {
  const { merchant, world, store, email } = situation;
  const next = merchant.id === 0 ? createAccount({ merchant, world }, store, email) : { merchant, world };
  return answerOf(context, situation, advance(next, email));
}

async function connect(context: HandlerContext, situation: Situation, id: number) {
  const { merchant, world, store, email } = situation;
  if (merchant.id === id) return answerOf(context, situation, advance({ merchant, world }, email));
  const { setupCompletedAt } = await readDocument(context.db, 'listings');
  if (merchant.id !== 0 && setupCompletedAt !== null) {
    return failure(400, { message: `Merchant Center account already connected: ${merchant.id}`, id: merchant.id });
  }
  const account = ownAccounts(situation).find((candidate) => candidate.id === id);
  if (!account) {
    const stored = merchant.id === 0 ? {} : { id: merchant.id };
    return failure(400, { message: `You have no access to the Merchant Center account ${id}.`, ...stored });
  }
  const chosen = chooseAccount({ merchant, world }, store, account);
  return answerOf(context, situation, chosen.stop === null ? advance(chosen, email) : chosen);
}

/** Forgets the account and everything that was set up for it. */
export async function disconnectMerchant(db: Database): Promise<Disconnected> {
  await resetDocuments(db, ['merchant', 'audience', 'settings', 'contact', 'listings', 'review']);
  await clearShipping(db);
  await withdrawProducts(db);
  return ok({ status: 'success', message: 'Merchant Center account successfully disconnected.' });
}

export const merchantHandlers: Pick<
  Handlers,
  | 'getMerchantConnection'
  | 'disconnectMerchant'
  | 'listMerchantAccounts'
  | 'connectMerchantAccount'
  | 'reclaimUrl'
  | 'switchUrl'
  | 'getSetupStatus'
> = {
  getMerchantConnection: async (_request, { db }) => {
    const merchant = await readDocument(db, 'merchant');
    if (merchant.id === 0) return ok({ id: 0, status: 'disconnected' });
    const step = openStep(merchant);
    return step === null
      ? ok({ id: merchant.id, status: 'connected' })
      : ok({ id: merchant.id, status: 'incomplete', step });
  },
  disconnectMerchant: (_request, { db }) => disconnectMerchant(db),
  listMerchantAccounts: throughProvider(async (_request, { db }) => {
    return ok(
      ownAccounts(await situationOf(db)).map(({ id, subaccount, name, websiteUrl }) => ({
        id,
        subaccount,
        name,
        domain: websiteUrl ?? '',
      })),
    );
  }),
  connectMerchantAccount: throughProvider(async ({ body }, context) => {
    const refused = await scopeFailure(context.db, merchantScopes);
    if (refused) return refused;
    const situation = await situationOf(context.db);
    return body?.id === undefined ? create(context, situation) : connect(context, situation, body.id);
  }),
  reclaimUrl: throughProvider(async ({ body: { id } }, context) => {
    const situation = await situationOf(context.db);
    const { merchant, world, email } = situation;
    if (!merchant.overwriteRequired || merchant.id !== id) {
      return failure(400, { message: 'Attempting invalid claim overwrite.', id });
    }
    return answerOf(context, situation, advance({ merchant, world: takeClaim(world, email) }, email));
  }),
  switchUrl: throughProvider(async ({ body }, context) => {
    const situation = await situationOf(context.db);
    const { merchant, world, store, email } = situation;
    const id = body?.id ?? 0;
    const account = accountOf(world, id);
    if (merchant.switchId !== id || !account) {
      return failure(400, { message: 'Attempting invalid URL switch.' });
    }
    const steps = { ...NO_MERCHANT.steps, set_id: 1 as const };
    const switched = switchUrlOf(world, account, store.homeUrl);
    const progress = advance({ merchant: { ...NO_MERCHANT, id, steps }, world: switched }, email);
    await recordEvents(context.db, switchEvents(progress), context.clock.now());
    return answerOf(context, situation, progress);
  }),
  getSetupStatus: async (_request, { db }) => ok(await setupStatusOf(db)),
};
