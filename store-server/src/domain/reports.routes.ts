import { productIdPrefix } from '@listings/shared-api/contract';
import type { Database } from '../db/tables';
import { ok, type HandlerContext, type Handlers } from '../http/handler';
import { adsCurrency } from './ads.routes';
import { minorPerDollar } from './budget.rules';
import type { CatalogueCache } from './catalogue-cache';
import { throughProvider } from './connection.guard';
import { addDays, daysBetween, type Interval } from './days.rules';
import { readDocument } from './documents.store';
import { addFigures, NOTHING, type Metric } from './figures.rules';
import { orNull, reportParts, type ReportWish } from './reports.answer';
import { productBreakdown, type Whole } from './product-breakdown.rules';
import { breakdown, campaignDay, freeDay, type Shelf } from './reports.rules';
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

/** The days asked for, as far as there can be figures: from the first day of anything up to today. */
async function daysOf({ db, clock }: HandlerContext, query: Query, firstDay: string | undefined): Promise<string[]> {
  const today = todayIn(await readDocument(db, 'store'), clock.now());
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
  { whole, ids }: { readonly whole: Whole; readonly ids: readonly number[] },
) {
  const variations = await readVariations(db, ids);
  const found = variationBreakdown(days, shelf, whole, variations);
  const isVariation = new Set(variations.map(({ id }) => id));
  const products = ids.filter((id) => !isVariation.has(id));
  if (products.length === 0 && variations.length > 0) return found;
  return together(productBreakdown(days, shelf, whole, new Set(products)), found);
}

const wireProducts = (rows: readonly { id: { id: number; name: string }; subtotals: Record<string, number> }[]) =>
  orNull(rows.map(({ id, subtotals }) => ({ id: `${productIdPrefix}${id.id}`, name: id.name, subtotals })));

async function freePrograms(context: HandlerContext, cache: CatalogueCache, query: Query) {
  const shelf = await cache.shelf(context.db);
  const days = await daysOf(context, query, shelf.products[0]?.firstDay);
  const found = breakdown(days, [{ id: 0, onDay: freeDay(shelf) }]);
  const { rows, ...parts } = reportParts(found, wishOf(query, 'USD'));
  return ok({ free_listings: orNull(rows.map(({ subtotals }) => ({ subtotals }))), products: null, ...parts });
}

async function freeProducts(context: HandlerContext, cache: CatalogueCache, query: Query) {
  const shelf = await cache.shelf(context.db);
  const days = await daysOf(context, query, shelf.products[0]?.firstDay);
  const whole = { key: 'free', onDay: freeDay(shelf) };
  const found = await productFigures(context.db, shelf, days, { whole, ids: productIds(query.ids ?? []) });
  const { rows, ...parts } = reportParts(found, wishOf(query, 'USD'));
  return ok({ free_listings: null, products: wireProducts(rows), ...parts });
}

async function paidSources(db: Database) {
  const { id } = await readDocument(db, 'ads');
  const currency = (await adsCurrency(db)) ?? (await readDocument(db, 'store')).currency;
  const { campaigns, runs } = await reportedCampaigns(db, id);
  const sources = campaigns.map((campaign) => ({
    id: campaign,
    onDay: campaignDay(runs, campaign.id, minorPerDollar(currency)),
  }));
  const firstDay = runs.map((run) => run.firstDay).sort()[0];
  return { sources, currency, firstDay, key: `${currency} ${JSON.stringify(runs)}` };
}

async function paidPrograms(context: HandlerContext, query: Query) {
  const { sources, currency, firstDay } = await paidSources(context.db);
  const days = await daysOf(context, query, firstDay);
  const wanted = new Set((query.ids ?? []).map(Number));
  const found = breakdown(days, wanted.size === 0 ? sources : sources.filter(({ id }) => wanted.has(id.id)));
  const { rows, ...parts } = reportParts(found, wishOf(query, currency));
  const campaigns = rows.map(({ id: { id, name, status, converted }, subtotals }) => ({
    id,
    name,
    status,
    isConverted: converted === 1,
    subtotals,
  }));
  return ok({ campaigns: orNull(campaigns), products: null, ...parts });
}

async function paidProducts(context: HandlerContext, cache: CatalogueCache, query: Query) {
  const { sources, currency, firstDay, key } = await paidSources(context.db);
  const days = await daysOf(context, query, firstDay);
  const shelf = await cache.shelf(context.db);
  const onDay = (day: string) => sources.map((source) => source.onDay(day)).reduce(addFigures, NOTHING);
  const found = await productFigures(context.db, shelf, days, {
    whole: { key, onDay },
    ids: productIds(query.ids ?? []),
  });
  const { rows, ...parts } = reportParts(found, wishOf(query, currency));
  return ok({ campaigns: null, products: wireProducts(rows), ...parts });
}

export const reportsHandlers = (
  cache: CatalogueCache,
): Pick<
  Handlers,
  'getFreeProgramsReport' | 'getFreeProductsReport' | 'getPaidProgramsReport' | 'getPaidProductsReport'
> => ({
  getFreeProgramsReport: throughProvider(({ query }, context) => freePrograms(context, cache, query)),
  getFreeProductsReport: throughProvider(({ query }, context) => freeProducts(context, cache, query)),
  getPaidProgramsReport: throughProvider(({ query }, context) => paidPrograms(context, query)),
  getPaidProductsReport: throughProvider(({ query }, context) => paidProducts(context, cache, query)),
});
