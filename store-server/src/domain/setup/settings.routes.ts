import { settingsSchema, type Settings } from '@listings/shared-api/contract';
import type { Database } from '../../db/tables';
import { created, ok, type HandlerContext, type Handlers } from '../../calls/handler';
import { throughProvider } from '../accounts/connection-guard';
import { readDocument, updateDocument, writeDocument } from '../documents/documents.store';
import { openStep } from '../accounts/merchant.rules';
import { dropJobs } from '../feed/product-jobs.store';
import { submission, submitAll } from '../feed/product-submission';

type SettingsKey = keyof Settings;

/** Every field of the settings, as the contract has them. */
const settingsKeys = Object.keys(settingsSchema.shape) as SettingsKey[];

type Change = { readonly [K in SettingsKey]?: Settings[K] | null | undefined };

/** Replaces stored settings by given ones; a missing or null key keeps the stored value. */
function mergeSettings(stored: Settings, change: Change): Settings {
  const given = settingsKeys.flatMap((key) => {
    const value = change[key];
    return value === undefined || value === null ? [] : [[key, value] as const];
  });
  return { ...stored, ...Object.fromEntries(given) };
}

/** Marks the setup complete and hands the products to the provider, in slices when there are many. */
export async function completeSetup(db: Database, now: number, variedAt?: number): Promise<void> {
  const { setupCompletedAt } = await readDocument(db, 'listings');
  const products = await submitAll(db, now, variedAt);
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
  // One that still goes on has nothing to add to this one.
  await dropJobs(db, submission.name);
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
