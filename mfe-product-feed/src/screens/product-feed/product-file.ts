import { ApiError, limits, type Api, type CatalogueProduct, type ProductFeedItem } from '@listings/shared-api/contract';
import type { FeedColumn, FeedQuery } from '@listings/shared-machines';
import { saveCsv } from '@listings/shared-app';
import type { Translate } from '@listings/shared-ui';
import { dayInZone } from '@listings/shared-values';
import { readMatching, type MatchingRead } from './read-matching';
import { statusKeyOf } from './product-status';

export interface ProductFileWish extends Pick<MatchingRead, 'signal' | 'onRead'> {
  readonly query: FeedQuery;
  /** The columns that are shown. */
  readonly columns: readonly FeedColumn[];
  readonly currency: string;
  readonly timeZone: string;
  readonly t: Translate<'productFeed'>;
  /** Joins names as the reader's language does. */
  readonly row: (names: readonly string[]) => string;
}

type Offers = ReadonlyMap<number, CatalogueProduct>;
type Cell = string | number | undefined;
type Line = readonly [head: string, cell: (product: ProductFeedItem, offer: CatalogueProduct | undefined) => Cell];

/** Columns that the store's own catalogue fills. */
const ofTheStore: readonly FeedColumn[] = ['sku', 'price', 'stock'];

/** A store without a catalogue to ask leaves those columns empty; any other failure is told. */
const isAbsent = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** What the store says of products: as many a call as it answers. */
async function readOffers(api: Api, products: readonly ProductFeedItem[], signal: AbortSignal): Promise<Offers> {
  const offers = new Map<number, CatalogueProduct>();
  for (let from = 0; from < products.length; from += limits.perPage) {
    const include = products.slice(from, from + limits.perPage).map(({ id }) => id);
    const read = await api
      .listProducts({ query: { include, per_page: include.length } }, { signal })
      .catch((error: unknown) => {
        if (isAbsent(error)) return null;
        throw error;
      });
    if (read === null) break;
    for (const offer of read) offers.set(offer.id, offer);
  }
  return offers;
}

function linesOf({ columns, currency, timeZone, t, row }: ProductFileWish): readonly Line[] {
  const optional: Readonly<Record<FeedColumn, readonly Line[]>> = {
    picture: [],
    sku: [[t('feed.columns.sku'), (_, offer) => offer?.sku]],
    price: [[t('bulkBar.file.price', { currency }), (_, offer) => offer?.price]],
    stock: [
      [t('bulkBar.file.stock'), (_, offer) => offer?.stock_status && t(`feed.stock.${offer.stock_status}`)],
      [t('bulkBar.file.quantity'), (_, offer) => offer?.stock_quantity ?? undefined],
    ],
    visible: [[t('feed.columns.visible'), ({ visible }) => t(visible ? 'feed.shown' : 'feed.hidden')]],
    sent_at: [[t('bulkBar.file.sent'), ({ sent_at: at }) => (at ? dayInZone(at * 1000, timeZone) : undefined)]],
    places: [[t('feed.columns.places'), ({ places = [] }) => row(places.map((place) => t(`feed.places.${place}`)))]],
  };
  return [
    [t('bulkBar.file.id'), ({ id }) => id],
    [t('feed.columns.title'), ({ title }) => title],
    ...columns.flatMap((column) => optional[column]),
    [t('feed.columns.status'), ({ status }) => t(`feed.status.${statusKeyOf(status)}`)],
    [t('bulkBar.file.reasons'), ({ errors }) => row(errors)],
  ];
}

/** Head and one row a product, the product's id first. */
export type FileTable = readonly (readonly (string | number)[])[];

/** The products of all pages that search and filters find, with the columns that are shown. */
export async function readProducts(api: Api, wish: ProductFileWish): Promise<FileTable> {
  const { query, columns, signal, onRead } = wish;
  const products = await readMatching(api, query, { details: true, signal, onRead });
  const asks = columns.some((column) => ofTheStore.includes(column));
  const offers: Offers = asks ? await readOffers(api, products, signal) : new Map();
  const lines = linesOf(wish);
  const rows = products.map((product) => lines.map(([, cell]) => cell(product, offers.get(product.id)) ?? ''));
  return [lines.map(([head]) => head), ...rows];
}

/** Saves them as a file for spreadsheets, named by the day in the store. */
export const saveProducts = (table: FileTable, timeZone: string): void =>
  saveCsv(table, `products-${dayInZone(Date.now(), timeZone)}.csv`);
