import type { SetupStatus } from '@listings/shared-api/contract';
import type { Database } from '../../db/tables';
import { readDocument } from '../documents/documents.store';
import { openStep } from '../accounts/merchant.rules';
import { deriveSetupStatus } from '../documents/setup-status.rules';
import { rateRows, timeRows } from '../shipping/shipping.store';
import { targetCountries } from '../documents/store-profile.rules';

export async function setupStatusOf(db: Database): Promise<SetupStatus> {
  const merchant = await readDocument(db, 'merchant');
  return deriveSetupStatus({
    setupCompletedAt: (await readDocument(db, 'listings')).setupCompletedAt,
    merchantReady: merchant.id !== 0 && openStep(merchant) === null,
    audience: await readDocument(db, 'audience'),
    allCountries: Object.keys(targetCountries(await readDocument(db, 'store'))),
    settings: await readDocument(db, 'settings'),
    rateCountries: (await rateRows(db)).map(({ country }) => country),
    timeCountries: (await timeRows(db)).map(({ country }) => country),
  });
}
