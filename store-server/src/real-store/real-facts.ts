import { addDays, dayInZone, localTime } from '@listings/shared-values';
import type { AskStore } from '../backend/ask-store';
import type { Database } from '../db/tables';
import { returnedReleases } from '../domain/alerts/alert-facts.store';
import type { AlertRuleKey } from '../domain/alerts/alert-rules';
import type { LookAtStore } from '../domain/alerts/alert-scheduler';
import type { AlertFacts, CampaignFacts } from '../domain/alerts/alert.types';
import { readDocument, updateDocument } from '../domain/documents/documents.store';

/** Days that are looked back on. */
const DAYS = 30;
/** Campaigns whose days are looked at: each costs a call a day. */
const MOST_CAMPAIGNS = 20;

type DaysOfCampaign = CampaignFacts['days'];

/** How the days of campaigns went; those before today are asked for once a day. */
class CampaignDays {
  readonly #kept = new Map<number, { readonly today: string; readonly days: DaysOfCampaign }>();

  /** Whole days of a campaign, yesterday first; null where the store does not tell. */
  async of(ask: AskStore, id: number, today: string): Promise<DaysOfCampaign | null> {
    const kept = this.#kept.get(id);
    if (kept?.today === today) return kept.days;
    const range = { after: addDays(today, -DAYS), before: addDays(today, -1) };
    const report = await ask('getPaidProgramsReport', {
      query: { ...range, ids: [String(id)], fields: ['spend', 'conversions'], interval: 'day', per_page: 200 },
    });
    if (report === null) return null;
    const byDay = new Map(report.intervals.map(({ interval, subtotals }) => [interval.slice(0, 10), subtotals]));
    const days = Array.from({ length: DAYS }, (_, back) => {
      const { spend = 0, conversions = 0 } = byDay.get(addDays(today, -1 - back)) ?? {};
      return { spend, conversions };
    });
    this.#kept.set(id, { today, days });
    return days;
  }
}

async function campaignFacts(ask: AskStore, days: CampaignDays, today: string): Promise<CampaignFacts[] | null> {
  const ads = await ask('getAdsConnection');
  if (ads === null) return null;
  if (ads.id === 0 || ads.currency === null) return [];
  const campaigns = await ask('listCampaigns');
  const running = campaigns?.filter(({ status }) => status === 'enabled').slice(0, MOST_CAMPAIGNS);
  if (!running) return null;
  if (running.length === 0) return [];
  const range = { after: today, before: today };
  const spent = await ask('getPaidProgramsReport', { query: { ...range, fields: ['spend'], per_page: 200 } });
  if (spent === null) return null;
  const facts: CampaignFacts[] = [];
  for (const { id, name, amount } of running) {
    const earlier = await days.of(ask, id, today);
    if (earlier === null) return null;
    const spentToday = spent.campaigns.find((row) => row.id === id)?.subtotals['spend'] ?? 0;
    facts.push({ id, name, currency: ads.currency, budget: amount, spentToday, days: earlier });
  }
  return facts;
}

interface Seen {
  /** Whether an account review runs; null where it is not known. */
  readonly isUnderReview: boolean | null;
  /** Products that wait; null where it is not known. */
  readonly isWaiting: boolean | null;
}

/** Keeps since when something is as it is seen to be. */
async function keepSince(db: Database, { isUnderReview, isWaiting }: Seen, now: number) {
  const before = await readDocument(db, 'realStore');
  const begins = isUnderReview === true && !before.isUnderReview;
  return updateDocument(db, 'realStore', {
    ...(isWaiting === null ? {} : { waitingSince: isWaiting ? (before.waitingSince ?? now) : null }),
    ...(isUnderReview === null ? {} : { isUnderReview }),
    ...(begins ? { reviewSince: now } : {}),
  });
}

const rulesOf = (...rules: readonly AlertRuleKey[]): readonly AlertRuleKey[] => rules;

/** Looks at a real store by the reads of the contract; rules of what it does not tell wait. */
export function lookAtRealStore(ask: AskStore): LookAtStore {
  const days = new CampaignDays();
  return async ({ db, clock }) => {
    const now = clock.now();
    const setup = await ask('getSetupStatus');
    if (setup?.status !== 'complete') return async () => null;
    const zone = (await readDocument(db, 'realStore')).timeZone;
    const today = dayInZone(now, zone);
    const hosting = await ask('getHostingConnection');
    const provider = hosting?.active === 'no' ? null : await ask('getProviderConnection');
    const merchant = await ask('getMerchantConnection');
    const review = await ask('getReview');
    const products = await ask('getProductStatistics');
    const campaigns = await campaignFacts(ask, days, today);
    const billing = campaigns && campaigns.length > 0 ? ((await ask('getBillingStatus'))?.status ?? 'unknown') : null;
    const unread = new Set<string>([
      ...(hosting === null || (provider === null && hosting.active === 'yes') ? rulesOf('connection_lost') : []),
      ...(merchant === null ? rulesOf('claim_lost') : []),
      ...(review?.status == null ? rulesOf('account_warned', 'review_answered') : []),
      ...(products === null ? rulesOf('sync_old') : []),
      ...(products?.statistics == null ? rulesOf('products_disapproved') : []),
      ...(campaigns === null ? rulesOf('budget_spent', 'spend_without_sales', 'billing_open') : []),
      ...(billing === 'unknown' ? rulesOf('billing_open') : []),
    ]);
    const status = review?.status ?? null;
    const seen: Seen = {
      isUnderReview: status === null ? null : status === 'UNDER_REVIEW' || status === 'PENDING_REVIEW',
      isWaiting: products === null ? null : products.scheduled_sync > 0,
    };
    const counts = products?.statistics;
    const submitted = counts ? counts.active + counts.expiring + counts.pending + counts.disapproved : 0;
    return async (trx): Promise<AlertFacts> => {
      const since = await keepSince(trx, seen, now);
      return {
        now,
        today,
        hour: Number(localTime(now, zone).slice(11, 13)),
        lostConnections: [
          ...(hosting?.active === 'no' ? (['hosting'] as const) : []),
          ...(provider?.active === 'no' ? (['provider'] as const) : []),
        ],
        hasClaim: !(merchant?.status === 'incomplete' && merchant.step === 'claim'),
        review: { status, requestedAt: since.isUnderReview ? null : since.reviewSince },
        products: { submitted, disapproved: counts?.disapproved ?? 0 },
        waitingSince: since.waitingSince,
        billing,
        campaigns: campaigns ?? [],
        returned: await returnedReleases(trx),
        unread,
      };
    };
  };
}
