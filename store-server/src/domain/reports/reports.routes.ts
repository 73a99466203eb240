import { freeFields, paidFields, productIdPrefix } from '@listings/shared-api/contract';
import { addDays, type CalendarUnit, currencyPrecision, eachDay, fromMinorUnits } from '@listings/shared-values';
import { ok, reused, type HandlerContext, type Handlers } from '../../calls/handler';
import { adsAccountOf } from '../accounts/ads.rules';
import { minorPerDollar } from '../values/budget.rules';
import type { CampaignRow } from '../campaigns/campaigns.store';
import { ShelfCache } from './shelf-cache';
import { throughProvider } from '../accounts/connection-guard';
import { readDocument } from '../documents/documents.store';
import { CountrySplits } from './country-split.rules';
import type { Figures, Metric } from './figures.rules';
import { orNull, reportParts, wireFigures, type ReportWish } from './reports-answer';
import { productBreakdown } from './product-breakdown.rules';
import type { ShareLedger } from './product-sums';
import { ReportLedgers } from './report-ledgers';
import { breakdown, sumOf, type ReportedVariation, type Shelf } from './reports.rules';
import { readVariations, reportedCampaigns } from './reports.store';
import { ordersOn } from './store-orders.rules';
import { audienceCountries } from '../documents/setup-status.rules';
import { targetCountries, todayIn } from '../documents/store-profile.rules';
import { together, variationBreakdown } from './variation-breakdown.rules';

interface Query {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly fields?: readonly Metric[] | undefined;
  readonly order: 'asc' | 'desc';
  readonly orderby?: Metric | undefined;
  readonly interval?: CalendarUnit | undefined;
  readonly per_page: number;
  readonly next_page?: string | undefined;
}

const wishOf = (query: Query, currency: string, sumsByPage: boolean): ReportWish => ({
  fields: query.fields ?? [],
  orderby: query.orderby,
  order: query.order,
  interval: query.interval,
  perPage: query.per_page,
  nextPage: query.next_page,
  currency,
  sumsByPage,
});

/** True when the sandbox simulates a store whose reports add up only one page. */
const sumsByPage = async ({ db }: HandlerContext): Promise<boolean> =>
  (await readDocument(db, 'world')).sumsByPage ?? false;

/** Sources of each report: the products, and the ledgers that add up the figures. */
interface Desk {
  readonly shelves: ShelfCache;
  readonly ledgers: ReportLedgers;
  readonly splits: CountrySplits;
}

/** The days asked for, as far as there can be figures: from the first day of anything up to today. */
function daysOf(
  query: Pick<Query, 'after' | 'before'>,
  today: string,
  firstDay: string | undefined,
): readonly string[] {
  const after = (query.after ?? addDays(today, -7)).slice(0, 10);
  const before = (query.before ?? today).slice(0, 10);
  if (firstDay === undefined) return [];
  return eachDay(after > firstDay ? after : firstDay, before < today ? before : today);
}

/** Id of no product: an id of another kind finds nothing, instead of everything. */
const NOBODY = 0;

/** Product ids with or without their prefix. */
const productIds = ({ ids = [] }: Query): number[] =>
  ids.map((text) => {
    const id = Number(text.startsWith(productIdPrefix) ? text.slice(productIdPrefix.length) : text);
    return Number.isSafeInteger(id) ? id : NOBODY;
  });

/** All that an answer depends on besides its sources. */
const wordOf = (report: string, days: readonly string[], query: Query, byPage: boolean): readonly unknown[] => [
  report,
  days[0] ?? null,
  days.length,
  { ...query, after: null, before: null },
  byPage,
];

interface Asked {
  readonly shares: ShareLedger;
  readonly ids: readonly number[];
  readonly variations: readonly ReportedVariation[];
}

/** Products, and variations where those are asked for; everything without ids. */
function productFigures(shelf: Shelf, days: readonly string[], { shares, ids, variations }: Asked) {
  const isVariation = new Set(variations.map(({ id }) => id));
  const products = new Set(ids.filter((id) => !isVariation.has(id)));
  if (variations.length === 0) return productBreakdown(days, shelf, shares, products);
  const found = variationBreakdown(days, shelf, shares.whole, variations);
  return products.size === 0 ? found : together(productBreakdown(days, shelf, shares, products), found);
}

const wireProducts = (rows: readonly { id: { id: number; name: string }; subtotals: Record<string, number> }[]) =>
  orNull(rows.map(({ id, subtotals }) => ({ id: `${productIdPrefix}${id.id}`, name: id.name, subtotals })));

const todayOf = async ({ db, clock }: HandlerContext): Promise<string> =>
  todayIn(await readDocument(db, 'store'), clock.now());

async function freePrograms(context: HandlerContext, { shelves, ledgers }: Desk, query: Query) {
  const shelf = await shelves.shelf(context.db);
  const days = daysOf(query, await todayOf(context), shelf.products[0]?.firstDay);
  const ledger = ledgers.free(shelf);
  const byPage = await sumsByPage(context);
  return reused(
    ledgers.answer([ledger], wordOf('free programs', days, query, byPage), () => {
      const make = (some: readonly string[]) => breakdown(some, [{ id: 0, ledger }], ledger);
      const { rows, ...parts } = reportParts(days, make, wishOf(query, 'USD', byPage));
      return { free_listings: orNull(rows.map(({ subtotals }) => ({ subtotals }))), products: null, ...parts };
    }),
  );
}

async function freeProducts(context: HandlerContext, { shelves, ledgers }: Desk, query: Query) {
  const shelf = await shelves.shelf(context.db);
  const days = daysOf(query, await todayOf(context), shelf.products[0]?.firstDay);
  const shares = ledgers.shares(shelf, 'free', ledgers.free(shelf));
  const variations = await readVariations(context.db, productIds(query));
  const byPage = await sumsByPage(context);
  return reused(
    ledgers.answer([shares], [...wordOf('free products', days, query, byPage), variations], () => {
      const asked = { shares, ids: productIds(query), variations };
      const make = (some: readonly string[]) => productFigures(shelf, some, asked);
      const { rows, ...parts } = reportParts(days, make, wishOf(query, 'USD', byPage));
      return { free_listings: null, products: wireProducts(rows), ...parts };
    }),
  );
}

async function paidCampaigns(context: HandlerContext, ledgers: ReportLedgers, query: Pick<Query, 'after' | 'before'>) {
  const { db, clock } = context;
  const store = await readDocument(db, 'store');
  const { id } = await readDocument(db, 'ads');
  const currency = adsAccountOf(await readDocument(db, 'world'), id)?.currency ?? store.currency;
  const campaigns = await reportedCampaigns(db, id);
  const [firstDay] = campaigns.flatMap(({ runs }) => runs.map((run) => run.firstDay)).sort();
  const days = daysOf(query, todayIn(store, clock.now()), firstDay);
  return { campaigns, paid: ledgers.paid(campaigns, minorPerDollar(currency)), days, currency };
}

const wireCampaigns = (rows: readonly { id: CampaignRow; subtotals: Record<string, number> }[]) =>
  orNull(
    rows.map(({ id: { id, name, status, converted }, subtotals }) => ({
      id,
      name,
      status,
      isConverted: converted === 1,
      subtotals,
    })),
  );

async function paidPrograms(context: HandlerContext, { ledgers }: Desk, query: Query) {
  const { campaigns, paid, days, currency } = await paidCampaigns(context, ledgers, query);
  const byPage = await sumsByPage(context);
  return reused(
    ledgers.answer([paid], [...wordOf('paid programs', days, query, byPage), campaigns], () => {
      const wanted = new Set((query.ids ?? []).map(Number));
      const sources = campaigns
        .filter(({ id }) => wanted.size === 0 || wanted.has(id))
        .map((campaign) => ({ id: campaign, ledger: paid.ofCampaign(campaign.id) }));
      const make = (some: readonly string[]) => breakdown(some, sources, wanted.size === 0 ? paid.whole : undefined);
      const { rows, ...parts } = reportParts(days, make, wishOf(query, currency, byPage));
      return { campaigns: wireCampaigns(rows), products: null, ...parts };
    }),
  );
}

async function paidProducts(context: HandlerContext, { shelves, ledgers }: Desk, query: Query) {
  const { paid, days, currency } = await paidCampaigns(context, ledgers, query);
  const shelf = await shelves.shelf(context.db);
  const shares = ledgers.shares(shelf, paid.key, paid.whole);
  const variations = await readVariations(context.db, productIds(query));
  const byPage = await sumsByPage(context);
  return reused(
    ledgers.answer([shares], [...wordOf('paid products', days, query, byPage), variations, currency], () => {
      const asked = { shares, ids: productIds(query), variations };
      const make = (some: readonly string[]) => productFigures(shelf, some, asked);
      const { rows, ...parts } = reportParts(days, make, wishOf(query, currency, byPage));
      return { campaigns: null, products: wireProducts(rows), ...parts };
    }),
  );
}

/** The store knows its own orders: the provider is not asked, and need not be connected. */
async function storeOrders(
  context: HandlerContext,
  { shelves, ledgers }: Desk,
  query: { after: string; before: string },
) {
  const { currency } = await readDocument(context.db, 'store');
  const { paid, currency: adsCurrency } = await paidCampaigns(context, ledgers, query);
  const shelf = await shelves.shelf(context.db);
  const free = ledgers.free(shelf);
  const dollars = { ads: minorPerDollar(adsCurrency), store: minorPerDollar(currency) };
  const digits = currencyPrecision(currency);
  const days = daysOf(query, await todayOf(context), shelf.products[0]?.firstDay).flatMap((day) => {
    const { orders, revenue } = ordersOn(day, { free: free.onDay(day), paid: paid.whole.onDay(day) }, dollars);
    return orders === 0 ? [] : [{ day, orders, revenue: fromMinorUnits(revenue, digits) }];
  });
  return ok({ currency, days });
}

interface CountriesQuery {
  readonly source: 'free' | 'paid';
  readonly after: string;
  readonly before: string;
  readonly ids?: readonly string[] | undefined;
}

/** Where a campaign is shown: one from before its upgrade has a country instead of locations. */
function countriesOf({ targeted_locations, country }: CampaignRow): readonly string[] {
  const locations = JSON.parse(targeted_locations) as string[];
  return locations.length === 0 ? [country] : locations;
}

/** Campaigns where they run, the free listings where the audience is. */
async function shownIn(context: HandlerContext, { shelves, ledgers }: Desk, query: CountriesQuery) {
  if (query.source === 'free') {
    const shelf = await shelves.shelf(context.db);
    const targets = Object.keys(targetCountries(await readDocument(context.db, 'store')));
    const countries = audienceCountries(await readDocument(context.db, 'audience'), targets);
    const days = daysOf(query, await todayOf(context), shelf.products[0]?.firstDay);
    return { sources: [{ ledger: ledgers.free(shelf), countries }], days, currency: 'USD', fields: freeFields };
  }
  const { campaigns, paid, days, currency } = await paidCampaigns(context, ledgers, query);
  const wanted = new Set((query.ids ?? []).map(Number));
  const sources = campaigns
    .filter(({ id }) => wanted.size === 0 || wanted.has(id))
    .map((campaign) => ({ ledger: paid.ofCampaign(campaign.id), countries: countriesOf(campaign) }));
  return { sources, days, currency, fields: paidFields };
}

async function byCountry(context: HandlerContext, desk: Desk, query: CountriesQuery) {
  const { sources, days, currency, fields } = await shownIn(context, desk, query);
  const found = await desk.splits.over(sources, days);
  const wire = (figures: Figures) => wireFigures(figures, { fields, currency });
  return ok({
    countries: [...found].map(([country, figures]) => ({ country, subtotals: wire(figures) })),
    totals: wire(sumOf([...found.values()])),
  });
}

export const reportsHandlers = (): Pick<
  Handlers,
  | 'getFreeProgramsReport'
  | 'getFreeProductsReport'
  | 'getPaidProgramsReport'
  | 'getPaidProductsReport'
  | 'getStoreOrders'
  | 'getCountriesReport'
> => {
  const desk = { shelves: new ShelfCache(), ledgers: new ReportLedgers(), splits: new CountrySplits() };
  return {
    getFreeProgramsReport: throughProvider(({ query }, context) => freePrograms(context, desk, query)),
    getFreeProductsReport: throughProvider(({ query }, context) => freeProducts(context, desk, query)),
    getPaidProgramsReport: throughProvider(({ query }, context) => paidPrograms(context, desk, query)),
    getPaidProductsReport: throughProvider(({ query }, context) => paidProducts(context, desk, query)),
    getStoreOrders: ({ query }, context) => storeOrders(context, desk, query),
    getCountriesReport: throughProvider(({ query }, context) => byCountry(context, desk, query)),
  };
};
