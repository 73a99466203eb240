import { productIdPrefix } from '@listings/shared-api/contract';
import type { Database } from '../db/tables';
import { ok, type HandlerContext, type Handlers } from '../http/handler';
import { adsAccountOf } from './ads.rules';
import { minorPerDollar } from './budget.rules';
import type { CatalogueCache } from './catalogue-cache';
import { throughProvider } from './connection.guard';
import { addDays, daysBetween, type Interval } from './days.rules';
import { readDocument } from './documents.store';
import type { Metric } from './figures.rules';
import { orNull, reportParts, type ReportWish } from './reports.answer';
import { productBreakdown } from './product-breakdown.rules';
import type { ShareLedger } from './product-sums';
import { ReportLedgers } from './report-ledgers';
import { breakdown, type Shelf } from './reports.rules';
import { readVariations, reportedCampaigns } from './reports.store';
import { todayIn } from './store-profile.rules';
import { together, variationBreakdown } from './variation-breakdown.rules';

interface Query {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly fields?: readonly Metric[] | undefined;
  readonly order: 'asc' | 'desc';
  readonly orderby?: Metric | undefined;
  readonly interval?: Interval | undefined;
  readonly per_page: number;
  readonly next_page?: string | undefined;
}

const wishOf = (query: Query, currency: string): ReportWish => ({
  fields: query.fields ?? [],
  orderby: query.orderby,
  order: query.order,
  interval: query.interval,
  perPage: query.per_page,
  nextPage: query.next_page,
  currency,
});

/** What each report needs: the store's day, and what the figures are added up from. */
interface Desk {
  readonly cache: CatalogueCache;
  readonly ledgers: ReportLedgers;
}

/** The days asked for, as far as there can be figures: from the first day of anything up to today. */
function daysOf(query: Query, today: string, firstDay: string | undefined): string[] {
  const after = (query.after ?? addDays(today, -7)).slice(0, 10);
  const before = (query.before ?? today).slice(0, 10);
  if (firstDay === undefined) return [];
  return daysBetween(after > firstDay ? after : firstDay, before < today ? before : today);
}

/** Product ids with or without their prefix. */
const productIds = (ids: readonly string[]): number[] =>
  ids.map((id) => Number(id.startsWith(productIdPrefix) ? id.slice(productIdPrefix.length) : id));

/** Products, and variations where those are asked for; everything without ids. */
async function productFigures(
  db: Database,
  shelf: Shelf,
  days: readonly string[],
  { shares, ids }: { readonly shares: ShareLedger; readonly ids: readonly number[] },
) {
  const variations = await readVariations(db, ids);
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

async function freePrograms(context: HandlerContext, { cache, ledgers }: Desk, query: Query) {
  const shelf = await cache.shelf(context.db);
  const days = daysOf(query, await todayOf(context), shelf.products[0]?.firstDay);
  const ledger = ledgers.free(shelf);
  const { rows, ...parts } = reportParts(breakdown(days, [{ id: 0, ledger }], ledger), wishOf(query, 'USD'));
  return ok({ free_listings: orNull(rows.map(({ subtotals }) => ({ subtotals }))), products: null, ...parts });
}

async function freeProducts(context: HandlerContext, { cache, ledgers }: Desk, query: Query) {
  const shelf = await cache.shelf(context.db);
  const days = daysOf(query, await todayOf(context), shelf.products[0]?.firstDay);
  const shares = ledgers.shares(shelf, 'free', ledgers.free(shelf));
  const found = await productFigures(context.db, shelf, days, { shares, ids: productIds(query.ids ?? []) });
  const { rows, ...parts } = reportParts(found, wishOf(query, 'USD'));
  return ok({ free_listings: null, products: wireProducts(rows), ...parts });
}

async function paidCampaigns(context: HandlerContext, ledgers: ReportLedgers, query: Query) {
  const { db, clock } = context;
  const store = await readDocument(db, 'store');
  const { id } = await readDocument(db, 'ads');
  const currency = adsAccountOf(await readDocument(db, 'world'), id)?.currency ?? store.currency;
  const campaigns = await reportedCampaigns(db, id);
  const [firstDay] = campaigns.flatMap(({ runs }) => runs.map((run) => run.firstDay)).sort();
  const days = daysOf(query, todayIn(store, clock.now()), firstDay);
  return { campaigns, paid: ledgers.paid(campaigns, minorPerDollar(currency)), days, currency };
}

async function paidPrograms(context: HandlerContext, { ledgers }: Desk, query: Query) {
  const { campaigns, paid, days, currency } = await paidCampaigns(context, ledgers, query);
  const wanted = new Set((query.ids ?? []).map(Number));
  const sources = campaigns.map((campaign) => ({ id: campaign, ledger: paid.ofCampaign(campaign.id) }));
  const found =
    wanted.size === 0
      ? breakdown(days, sources, paid.whole)
      : breakdown(
          days,
          sources.filter(({ id }) => wanted.has(id.id)),
        );
  const { rows, ...parts } = reportParts(found, wishOf(query, currency));
  const listed = rows.map(({ id: { id, name, status, converted }, subtotals }) => ({
    id,
    name,
    status,
    isConverted: converted === 1,
    subtotals,
  }));
  return ok({ campaigns: orNull(listed), products: null, ...parts });
}

async function paidProducts(context: HandlerContext, { cache, ledgers }: Desk, query: Query) {
  const { paid, days, currency } = await paidCampaigns(context, ledgers, query);
  const shelf = await cache.shelf(context.db);
  const shares = ledgers.shares(shelf, paid.key, paid.whole);
  const found = await productFigures(context.db, shelf, days, { shares, ids: productIds(query.ids ?? []) });
  const { rows, ...parts } = reportParts(found, wishOf(query, currency));
  return ok({ campaigns: null, products: wireProducts(rows), ...parts });
}

export const reportsHandlers = (
  cache: CatalogueCache,
): Pick<
  Handlers,
  'getFreeProgramsReport' | 'getFreeProductsReport' | 'getPaidProgramsReport' | 'getPaidProductsReport'
> => {
  const desk = { cache, ledgers: new ReportLedgers() };
  return {
    getFreeProgramsReport: throughProvider(({ query }, context) => freePrograms(context, desk, query)),
    getFreeProductsReport: throughProvider(({ query }, context) => freeProducts(context, desk, query)),
    getPaidProgramsReport: throughProvider(({ query }, context) => paidPrograms(context, desk, query)),
    getPaidProductsReport: throughProvider(({ query }, context) => paidProducts(context, desk, query)),
  };
};
