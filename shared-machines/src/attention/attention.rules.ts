import type { Campaign } from '@listings/shared-api/contract';
import { DAY_MS } from '@listings/shared-values';
import type { AppLocation } from '../page/routes';
import { countriesWithoutRate } from '../shipping/shipping-rates.rules';
import { countriesWithoutTime } from '../shipping/shipping-times.rules';
import { productsOf, sentProducts } from './products.rules';
import type { StoreFacts } from './store-facts.types';

/** `error`: nothing is shown or runs. `warning`: something is not, or soon will not be. `info`: worth a look. */
export type Severity = 'error' | 'warning' | 'info';

/** Place to resolve an item: a place of the application, an address of the provider, or the programs of this screen. */
export type Cure =
  | { readonly kind: 'place'; readonly to: AppLocation }
  | { readonly kind: 'billing'; readonly url: string }
  | { readonly kind: 'programs' };

/** Something that needs the admin's attention; `cause` is the key of its text, the others are its consequence in numbers. */
export interface AttentionItem {
  readonly cause: AttentionCause;
  readonly severity: Severity;
  /** Products, campaigns, syncs or countries; absent where it is not known how many. */
  readonly count?: number;
  /** In the ads account's currency, a day. */
  readonly amount?: number;
  /** Name of the one campaign concerned. */
  readonly name?: string;
  readonly countries?: readonly string[];
  /** Days since. */
  readonly days?: number;
  readonly cure: Cure;
}

/** The provider sends products every one to two days [O9.03]. */
const syncEvery = 2 * DAY_MS;
/** Days a campaign needs before its results are meaningful [O9.07]. */
const tellingDays = 14;
/** From this part of the products on, those that are disapproved are more than a flaw. */
const manyProducts = 0.2;

const place = (path: AppLocation['path'], params: AppLocation['params'] = {}): Cure => ({
  kind: 'place',
  to: { path, params },
});
const settings = (subpath: string) => place('/google/settings', { subpath });
const shipping = place('/google/dashboard', { subpath: '/free-listings/edit', pageStep: '2' });
const programs: Cure = { kind: 'programs' };
const edit = ({ id }: Pick<Campaign, 'id'>) =>
  place('/google/dashboard', { subpath: '/campaigns/edit', programId: String(id) });

const budgetOf = (campaigns: readonly Campaign[]): number => campaigns.reduce((sum, { amount }) => sum + amount, 0);
const withStatus = ({ campaigns = [] }: StoreFacts, status: Campaign['status']): readonly Campaign[] =>
  campaigns.filter((campaign) => campaign.status === status);

/** A count where it is known. */
const counted = (count: number | null): Pick<AttentionItem, 'count'> => (count === null ? {} : { count });

/** One campaign by its name, several by their number. */
const about = (campaigns: readonly Pick<Campaign, 'id' | 'name'>[]): Pick<AttentionItem, 'count' | 'name' | 'cure'> => {
  const [only, ...others] = campaigns;
  const isOne = only !== undefined && others.length === 0;
  return { count: campaigns.length, ...(isOne ? { name: only.name, cure: edit(only) } : { cure: programs }) };
};

type Rule = (facts: StoreFacts) => Omit<AttentionItem, 'cause'> | null;

const adsLost: Rule = (facts) => {
  if (facts.adsSetupComplete !== true || facts.ads === undefined || facts.ads.status === 'connected') return null;
  const running = withStatus(facts, 'enabled');
  return { severity: 'error', count: running.length, amount: budgetOf(running), cure: place('/google/settings') };
};

const billingOpen: Rule = (facts) => {
  const { billing } = facts;
  if (facts.adsSetupComplete !== true || billing === undefined) return null;
  // A status unknown to the provider is no fault of the store.
  if (billing.status === 'approved' || billing.status === 'unknown') return null;
  const waiting = withStatus(facts, 'enabled');
  return {
    severity: billing.status === 'cancelled' ? 'error' : 'warning',
    count: waiting.length,
    amount: budgetOf(waiting),
    cure: billing.billing_url === null ? place('/google/settings') : { kind: 'billing', url: billing.billing_url },
  };
};

const accountIssues = place('/google/product-feed', { issueType: 'account' });

const accountDisapproved: Rule = ({ review, statistics }) =>
  review?.status === 'DISAPPROVED'
    ? { severity: 'error', ...counted(sentProducts(statistics)), cure: accountIssues }
    : null;

const accountWarned: Rule = ({ review, accountIssues: issues }) =>
  review?.status === 'WARNING' ? { severity: 'warning', ...counted(issues ?? null), cure: accountIssues } : null;

/** Products of one status, with the list of them. */
const withProducts =
  (status: 'disapproved' | 'expiring', severityOf: (part: number) => Severity): Rule =>
  ({ statistics, review }) => {
    const count = productsOf(statistics, status);
    // A disapproved account shows no product: it has an item of its own.
    if (count === 0 || review?.status === 'DISAPPROVED') return null;
    const part = count / Math.max(1, sentProducts(statistics) ?? 1);
    return { severity: severityOf(part), count, cure: place('/google/product-feed', { status }) };
  };

/** The provider has had nothing new for longer than it should take; `count` syncs wait where it stands still. */
const syncOld: Rule = ({ now, statistics }) => {
  if (statistics === undefined) return null;
  const age = now - statistics.timestamp * 1000;
  if (age <= syncEvery || statistics.timestamp === 0) return null;
  const cure = place('/google/product-feed');
  return { severity: 'warning', count: statistics.scheduled_sync, days: Math.floor(age / DAY_MS), cure };
};

const chosenCountries = ({ audience }: StoreFacts): readonly string[] =>
  audience?.location === 'selected' ? (audience.countries ?? []) : [];

const ratesMissing: Rule = (facts) => {
  if (facts.settings?.shipping_rate !== 'flat' || facts.rates === undefined) return null;
  const countries = countriesWithoutRate(facts.rates, chosenCountries(facts));
  return countries.length === 0 ? null : { severity: 'error', count: countries.length, countries, cure: shipping };
};

const timesMissing: Rule = (facts) => {
  if (facts.settings?.shipping_time !== 'flat' || facts.times === undefined) return null;
  const countries = countriesWithoutTime(facts.times, chosenCountries(facts));
  return countries.length === 0 ? null : { severity: 'error', count: countries.length, countries, cure: shipping };
};

const spentWithoutSales: Rule = (facts) => {
  const { period } = facts;
  if (period === undefined || period.days < tellingDays) return null;
  const figuresOf = (id: number) => period.campaigns.find((row) => row.id === id)?.subtotals;
  const barren = withStatus(facts, 'enabled').filter(({ id, amount }) => {
    const { sales, conversions, spend = 0 } = figuresOf(id) ?? {};
    return sales === 0 && conversions === 0 && spend >= amount;
  });
  if (barren.length === 0) return null;
  const spend = barren.reduce((sum, { id }) => sum + (figuresOf(id)?.['spend'] ?? 0), 0);
  return { severity: 'warning', ...about(barren), amount: spend, days: period.days };
};

const budgetSpent: Rule = (facts) => {
  const spentToday = (id: number) => facts.today?.find((row) => row.id === id)?.subtotals['spend'] ?? 0;
  const spent = withStatus(facts, 'enabled').filter(({ id, amount }) => amount > 0 && spentToday(id) >= amount);
  return spent.length === 0 ? null : { severity: 'info', ...about(spent), amount: budgetOf(spent) };
};

const campaignsPaused: Rule = (facts) => {
  const paused = withStatus(facts, 'paused');
  if (paused.length === 0) return null;
  return { severity: 'info', ...about(paused), cure: programs, amount: budgetOf(paused) };
};

/** Each cause with its rule, the more serious first among equals. */
const rules = {
  hostingLost: ({ hosting, statistics }) =>
    hosting?.active === 'no'
      ? { severity: 'error', ...counted(sentProducts(statistics)), cure: settings('/reconnect-wpcom-account') }
      : null,
  providerLost: ({ provider, statistics }) =>
    provider?.active === 'no'
      ? { severity: 'error', ...counted(sentProducts(statistics)), cure: settings('/reconnect-google-account') }
      : null,
  merchantLost: ({ merchant, statistics }) =>
    merchant !== undefined && merchant.status !== 'connected'
      ? { severity: 'error', ...counted(sentProducts(statistics)), cure: place('/google/settings') }
      : null,
  accountDisapproved,
  ratesMissing,
  timesMissing,
  adsLost,
  billingOpen,
  productsDisapproved: withProducts('disapproved', (part) => (part >= manyProducts ? 'error' : 'warning')),
  accountWarned,
  productsExpiring: withProducts('expiring', () => 'warning'),
  syncOld,
  spentWithoutSales,
  campaignsPaused,
  budgetSpent,
} satisfies Record<string, Rule>;

/** Key of the problem. */
export type AttentionCause = keyof typeof rules;

const order: readonly Severity[] = ['error', 'warning', 'info'];

/** Items that need attention by the known facts, the worst first; unknown facts give none. */
export function attentionOf(facts: StoreFacts): readonly AttentionItem[] {
  const items = Object.entries<Rule>(rules).flatMap(([cause, rule]) => {
    const found = rule(facts);
    return found === null ? [] : [{ cause: cause as AttentionCause, ...found }];
  });
  return order.flatMap((severity) => items.filter((item) => item.severity === severity));
}
