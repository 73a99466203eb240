import type { HandOverStep } from '@listings/shared-api/contract';
import type { Database } from '../../db/tables';
import { adsAccountOf } from '../accounts/ads.rules';
import { isStepSeenDone } from '../activity/seen-objects.store';
import { readDocument } from '../documents/documents.store';

/** What says that a step is done, whoever did it. */
const isDoneBy: Readonly<Record<HandOverStep, (db: Database) => Promise<boolean>>> = {
  hosting: async (db) => (await readDocument(db, 'hosting')).status === 'connected',
  provider: async (db) => (await readDocument(db, 'provider')).status === 'connected',
  claim: async (db) => (await readDocument(db, 'merchant')).steps.claim === 1,
  phone: async (db) => (await readDocument(db, 'contact')).phoneNumber !== null,
  billing: async (db) => {
    const { id } = await readDocument(db, 'ads');
    return adsAccountOf(await readDocument(db, 'world'), id)?.billing === 'approved';
  },
};

export async function isStepDone(db: Database, step: HandOverStep): Promise<boolean> {
  const { isReal } = await readDocument(db, 'realStore');
  return isReal ? isStepSeenDone(db, step) : isDoneBy[step](db);
}
