import type { Settings } from '@listings/shared-api/contract';
import type { Database } from '../db/tables';
import { created, ok, type HandlerContext, type Handlers } from '../http/handler';
import { throughProvider } from './connection.guard';
import { readDocument, updateDocument, writeDocument } from './documents.store';
import { openStep } from './merchant.rules';
import { submitProducts } from './product-feed.store';
import { todayIn } from './store-profile.rules';

type SettingsKey = keyof Settings;

const KEYS: readonly SettingsKey[] = [
  'shipping_rate',
  'shipping_time',
  'tax_rate',
  'website_live',
  'checkout_process_secure',
  'payment_methods_visible',
  'refund_tos_visible',
  'contact_info_visible',
];

type Change = { readonly [K in SettingsKey]?: Settings[K] | null | undefined };

/** What was given replaces what is stored; a missing or null key keeps it. */
function mergeSettings(stored: Settings, change: Change): Settings {
  const given = KEYS.flatMap((key) => {
    const value = change[key];
    return value === undefined || value === null ? [] : [[key, value] as const];
  });
  return { ...stored, ...Object.fromEntries(given) };
}

/** Marks the setup complete and hands the products to the provider. */
export async function completeSetup(db: Database, now: number): Promise<void> {
  const store = await readDocument(db, 'store');
  const { setupCompletedAt } = await readDocument(db, 'listings');
  const products = await submitProducts(db, now, todayIn(store, now));
  await updateDocument(db, 'listings', {
    setupCompletedAt: setupCompletedAt ?? now,
    sync: { startedAt: now, products },
  });
}

async function sync(db: Database, { clock }: HandlerContext) {
  if (openStep(await readDocument(db, 'merchant')) !== null) {
    const message = 'A Merchant Center account must be connected.';
    return {
      status: 400 as const,
      body: { code: 'gla_setting_sync_error', message, data: { status: 400, message, data: {} } },
    };
  }
  await completeSetup(db, clock.now());
  return created({ status: 'success', message: 'Successfully synchronized settings with Google.' });
}

export const settingsHandlers: Pick<Handlers, 'getSettings' | 'saveSettings' | 'syncSettings'> = {
  getSettings: async (_request, { db }) => ok(await readDocument(db, 'settings')),
  saveSettings: async ({ body }, { db }) => {
    const data = mergeSettings(await readDocument(db, 'settings'), body);
    await writeDocument(db, 'settings', data);
    return ok({ status: 'success', message: 'Merchant Center Settings successfully updated.', data });
  },
  syncSettings: throughProvider((_request, context) => sync(context.db, context)),
};
