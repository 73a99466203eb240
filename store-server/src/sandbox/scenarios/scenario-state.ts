import { scopes } from '@listings/shared-api/contract';
import type { Database } from '../../db/tables';
import { forgetActivity } from '../../domain/activity/activity.store';
import { forgetAlerts } from '../../domain/alerts/alert-inbox.store';
import { deleteAllCampaigns } from '../../domain/campaigns/campaigns.store';
import { hostingAccount } from '../../domain/documents/documents-defaults';
import {
  documentKeys,
  readDocument,
  resetDocuments,
  updateDocument,
  writeDocument,
} from '../../domain/documents/documents.store';
import type { ProviderIdentity, ProviderMerchantAccount } from '../../domain/documents/documents.types';
import { withIdentity } from '../../domain/accounts/merchant.rules';
import { addJob, dropJobs } from '../../domain/feed/product-jobs.store';
import { ownerEmail } from '../../domain/documents/provider-world-defaults';
import { clearEvents } from '../../domain/documents/server-events.store';
import { clearShipping } from '../../domain/shipping/shipping.store';
import { restoration } from './scenario-products';

/** Every permission the consent page can grant. */
export const allScopes: readonly string[] = [
  scopes.content,
  scopes.verification,
  scopes.ads,
  'https://www.googleapis.com/auth/userinfo.email',
  'openid',
];

/** Forgets everything but the imported catalogue, which is as on its first day. */
export async function wipe(db: Database): Promise<void> {
  await resetDocuments(
    db,
    documentKeys.filter((key) => key !== 'seed'),
  );
  await clearEvents(db);
  await clearShipping(db);
  await deleteAllCampaigns(db);
  await forgetActivity(db);
  await forgetAlerts(db);
  await db.deleteFrom('hand_overs').execute();
  await db.deleteFrom('phone_codes').execute();
  await db.deleteFrom('used_grants').execute();
  await dropJobs(db);
  await db.deleteFrom('issues').where('product_id', 'is', null).execute();
  await addJob(db, restoration, {});
}

/** A person at the provider; undefined when nobody has this address. */
export const findIdentity = async (db: Database, email: string): Promise<ProviderIdentity | undefined> =>
  (await readDocument(db, 'world')).identities.find((identity) => identity.email === email);

/** Connects both accounts, the provider's as one of its people. */
export async function connectAccounts(db: Database, granted = allScopes, email = ownerEmail): Promise<void> {
  await writeDocument(db, 'hosting', { status: 'connected', ...hostingAccount });
  await writeDocument(db, 'provider', { status: 'connected', email, scope: granted });
}

/** Changes the facts about the store's owner at the provider. */
export async function changeOwner(
  db: Database,
  change: Partial<ProviderIdentity>,
  account?: ProviderMerchantAccount,
): Promise<void> {
  const world = await readDocument(db, 'world');
  const added = account ? { merchantAccounts: [account.id] } : {};
  const changed = withIdentity(world, ownerEmail, () => ({ ...added, ...change }));
  const merchantAccounts = account ? [...world.merchantAccounts, account] : world.merchantAccounts;
  await updateDocument(db, 'world', { ...changed, merchantAccounts });
}
