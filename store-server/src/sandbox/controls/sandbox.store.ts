import { adsAccountOf } from '../../domain/accounts/ads.rules';
import { keptMails } from '../../domain/alerts/alert-mails.store';
import { readDocument } from '../../domain/documents/documents.store';
import { storeHost } from '../../domain/documents/store-profile.rules';
import { latestCodes } from '../../domain/contact/phone-verification.store';
import type { DomainDependencies } from '../../calls/domain-module';
import type { SandboxFacts } from './sandbox-page';
import { waitingFaults } from '../faults/faults.store';
import type { RememberedCalls } from '../faults/remembered-calls';

const SHOWN_CODES = 20;
const SHOWN_MAILS = 20;

/** Facts that the Sandbox page shows. */
export async function sandboxFacts({ db, clock }: DomainDependencies, calls: RememberedCalls): Promise<SandboxFacts> {
  const { scenario, startScenario } = await readDocument(db, 'seed');
  const world = await readDocument(db, 'world');
  const provider = await readDocument(db, 'provider');
  const ads = adsAccountOf(world, (await readDocument(db, 'ads')).id);
  return {
    scenario,
    startScenario,
    codes: await latestCodes(db, SHOWN_CODES),
    mails: await keptMails(db, SHOWN_MAILS),
    people: world.identities,
    connectedAs: provider.status === 'connected' ? provider.email : null,
    ads: ads ?? null,
    now: clock.now(),
    offset: clock.offset,
    timeZone: (await readDocument(db, 'store')).timeZone,
    shopFaults: (await readDocument(db, 'playedShop')).faults,
    shop: storeHost(await readDocument(db, 'store')),
    faults: await waitingFaults(db),
    calls: calls.list,
  };
}
