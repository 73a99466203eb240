import { scopes } from '@listings/shared-api/contract';
import { touch } from '../catalogue/catalogue-revisions.store';
import { upsertProducts } from '../catalogue/catalogue.store';
import type { ProductEdit } from './admin.store';
import type { ImportedProduct } from '../catalogue/catalogue.types';
import type { Database } from '../db/tables';
import { deleteAllCampaigns } from '../domain/campaigns.store';
import { hostingAccount } from '../domain/documents.defaults';
import { documentKeys, readDocument, resetDocuments, updateDocument, writeDocument } from '../domain/documents.store';
import type { ProviderIdentity, ProviderMerchantAccount } from '../domain/documents.types';
import { withIdentity } from '../domain/merchant.rules';
import { withdrawProducts } from '../domain/product-feed.store';
import { ownerEmail } from '../domain/provider-world.defaults';
import { hash } from '../domain/seed.rules';
import { clearEvents } from '../domain/server-events.store';
import { clearShipping } from '../domain/shipping.store';

/** Every permission the consent page can grant. */
export const allScopes: readonly string[] = [
  scopes.content,
  scopes.verification,
  scopes.ads,
  'https://www.googleapis.com/auth/userinfo.email',
  'openid',
];

/** The import run of products that a scenario made up. */
const GENERATED = 'scenario';

const FIRST_GENERATED_ID = 9_000_001;

/** Takes back what the admin pages changed of products. */
async function restoreProducts(db: Database): Promise<void> {
  const rows = await db.selectFrom('products').select(['id', 'imported']).where('imported', 'is not', null).execute();
  for (const { id, imported } of rows) {
    const before = JSON.parse(imported ?? '{}') as ProductEdit;
    await db
      .updateTable('products')
      .set({ ...before, imported: null })
      .where('id', '=', id)
      .execute();
  }
}

/** Forgets everything but the imported catalogue, which is as on its first day. */
export async function wipe(db: Database): Promise<void> {
  await resetDocuments(
    db,
    documentKeys.filter((key) => key !== 'seed'),
  );
  await clearEvents(db);
  await clearShipping(db);
  await deleteAllCampaigns(db);
  await withdrawProducts(db);
  await db.deleteFrom('phone_codes').execute();
  await db.deleteFrom('used_grants').execute();
  await db.deleteFrom('products').where('import_run', '=', GENERATED).execute();
  await restoreProducts(db);
  await db
    .updateTable('products')
    .set((eb) => ({ visible: eb.ref('listed') }))
    .execute();
  await touch(db, 'order', 'state', 'found', 'issues');
}

/** A person at the provider; undefined when nobody has this address. */
export const findIdentity = async (db: Database, email: string): Promise<ProviderIdentity | undefined> =>
  (await readDocument(db, 'world')).identities.find((identity) => identity.email === email);

/** Connects both accounts, the provider's as one of its people. */
export async function connectAccounts(db: Database, granted = allScopes, email = ownerEmail): Promise<void> {
  await writeDocument(db, 'hosting', { status: 'connected', ...hostingAccount });
  await writeDocument(db, 'provider', { status: 'connected', email, scope: granted });
}

/** Tells another story of the store's owner at the provider. */
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

const KINDS = ['Lantern', 'Trowel', 'Pot', 'Basket', 'Scarf', 'Mug', 'Bowl', 'Candle', 'Stool', 'Apron'] as const;
const LOOKS = ['Copper', 'Ash', 'Linen', 'Moss', 'Slate', 'Sand', 'Ink', 'Clay', 'Birch', 'Rust'] as const;

function generated(index: number): ImportedProduct {
  const id = FIRST_GENERATED_ID + index;
  const bits = hash(`generated ${id}`);
  const look = LOOKS[bits % LOOKS.length] ?? '';
  const kind = KINDS[(bits >>> 8) % KINDS.length] ?? '';
  return {
    id,
    type: 'simple',
    virtual: false,
    downloadable: false,
    sku: `LL-${id}`,
    title: `${look} ${kind} No. ${index + 1}`,
    published: true,
    listed: true,
    shortDescription: '',
    description: '',
    regularPrice: 500 + (bits % 9500),
    salePrice: null,
    saleFrom: null,
    saleTo: null,
    inStock: bits % 17 !== 0,
    stock: null,
    categories: ['Everything'],
    tags: [],
    images: bits % 50 === 0 ? [] : [`https://images.lantern-and-loam.example/${id}.jpg`],
    attributes: [],
    gtin: null,
    parentRef: null,
    groupedRefs: [],
    externalUrl: null,
    buttonText: null,
    position: 0,
  };
}

/** Adds made-up products to the catalogue. */
export async function generateProducts(db: Database, count: number): Promise<void> {
  for (let first = 0; first < count; first += 500) {
    const rows = Array.from({ length: Math.min(500, count - first) }, (_, index) => ({
      line: 0,
      product: generated(first + index),
    }));
    await upsertProducts(db, rows, GENERATED);
  }
  await touch(db, 'order', 'state', 'found');
}
