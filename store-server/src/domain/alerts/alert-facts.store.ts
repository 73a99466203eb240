import { addDays, currencyPrecision, fromMinorUnits, localTime } from '@listings/shared-values';
import { readOption, writeOption } from '../../db/options.store';
import type { Database } from '../../db/tables';
import { adsAccountOf } from '../accounts/ads.rules';
import { readDocument } from '../documents/documents.store';
import { todayIn } from '../documents/store-profile.rules';
import type { CatalogueCache } from '../feed/catalogue-cache';
import { statusCounts } from '../feed/feed-page.store';
import { waitingBatches } from '../feed/product-jobs.store';
import { readReview } from '../feed/review.routes';
import { reportedCampaigns } from '../reports/reports.store';
import { campaignDay } from '../reports/reports.rules';
import { minorPerDollar } from '../values/budget.rules';
import type { AlertFacts, CampaignFacts, ReturnedRelease } from './alert.types';

const RETURNED = 'alerts.returned';
const KEPT_RETURNED = 20;

/** Days that are looked back on. */
const DAYS = 30;

/** Releases that were taken away because they failed, the oldest first. */
export const returnedReleases = async (db: Database): Promise<readonly ReturnedRelease[]> =>
  ((await readOption(db, RETURNED)) as readonly ReturnedRelease[] | undefined) ?? [];

/** Keeps that a release was taken away, for the rule that tells of it. */
export async function noteReturnedRelease(db: Database, returned: ReturnedRelease): Promise<void> {
  await writeOption(db, RETURNED, [...(await returnedReleases(db)), returned].slice(-KEPT_RETURNED));
}

async function campaignFacts(db: Database, accountId: number, currency: string, today: string) {
  const campaigns = await reportedCampaigns(db, accountId);
  const decimal = (units: number) => fromMinorUnits(units, currencyPrecision(currency));
  return campaigns
    .filter(({ status }) => status === 'enabled')
    .map(({ id, name, amount, runs }): CampaignFacts => {
      const figures = campaignDay(id, runs, minorPerDollar(currency));
      const first = runs.at(-1)?.firstDay ?? today;
      const days = Array.from({ length: DAYS }, (_, back) => addDays(today, -1 - back)).filter((day) => day >= first);
      return {
        id,
        name,
        currency,
        budget: decimal(amount),
        spentToday: decimal(figures(today).spend),
        days: days.map(figures).map(({ spend, conversions }) => ({ spend: decimal(spend), conversions })),
      };
    });
}

/** What the rules look at; null before the setup is complete. */
export async function readAlertFacts(db: Database, now: number, cache: CatalogueCache): Promise<AlertFacts | null> {
  const listings = await readDocument(db, 'listings');
  if (listings.setupCompletedAt === null) return null;
  const store = await readDocument(db, 'store');
  const ads = await readDocument(db, 'ads');
  const account = adsAccountOf(await readDocument(db, 'world'), ads.id);
  const today = todayIn(store, now);
  const counts = statusCounts(await cache.groups(db), now);
  const counted = ['approved', 'partially_approved', 'expiring', 'pending', 'disapproved'] as const;
  const states = { hosting: await readDocument(db, 'hosting'), provider: await readDocument(db, 'provider') };
  return {
    now,
    today,
    hour: Number(localTime(now, store.timeZone).slice(11, 13)),
    lostConnections: (['hosting', 'provider'] as const).filter((name) => states[name].status === 'lost'),
    hasClaim: (await readDocument(db, 'merchant')).steps.claim === 1,
    review: {
      status: (await readReview({ db, clock: { now: () => now } }, cache)).status,
      requestedAt: (await readDocument(db, 'review')).requestedAt,
    },
    products: {
      submitted: counted.reduce((sum, status) => sum + (counts[status] ?? 0), 0),
      disapproved: counts.disapproved ?? 0,
    },
    waitingSince: (await waitingBatches(db)) > 0 ? (listings.sync?.startedAt ?? listings.setupCompletedAt) : null,
    billing: ads.setupComplete ? (account?.billing ?? null) : null,
    campaigns: account ? await campaignFacts(db, ads.id, account.currency, today) : [],
    returned: await returnedReleases(db),
  };
}
