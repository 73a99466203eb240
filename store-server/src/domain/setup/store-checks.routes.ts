import type { StoreChecks } from '@listings/shared-api/contract';
import type { Database } from '../../db/tables';
import { ok, type Handlers } from '../../calls/handler';
import { authorOf, recordActivity } from '../activity/activity.store';
import { readDocument } from '../documents/documents.store';
import type { ShopCheckState } from '../documents/documents.types';
import { askForLook } from '../documents/shop-checks.store';

const wireChecks = async (db: Database, { status, checkedAt, checks }: ShopCheckState): Promise<StoreChecks> => ({
  status,
  site: (await readDocument(db, 'store')).homeUrl,
  checked_at: Math.floor(checkedAt / 1000),
  checks: checks.map(({ id, verdict, evidence }) => ({
    id,
    verdict,
    evidence: evidence.map(({ code, url, values }) => ({ code, url, values: [...values] })),
  })),
});

/** Evidence for the checklist. The look itself is taken beside the calls, by `ShopCheckWorker`. */
export const storeChecksHandlers: Pick<Handlers, 'getStoreChecks' | 'runStoreChecks'> = {
  getStoreChecks: async (_request, { db }) => ok(await wireChecks(db, await readDocument(db, 'shopChecks'))),
  runStoreChecks: async (_request, context) => {
    const { db, clock } = context;
    const state = await askForLook(db, clock.now());
    const change = { kind: 'shop_check', id: 'shop_check', name: '', action: 'created', changes: [] } as const;
    await recordActivity(db, authorOf(context), change);
    return ok(await wireChecks(db, state));
  },
};
