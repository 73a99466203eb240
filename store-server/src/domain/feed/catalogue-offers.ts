import { currencyPrecision, fromMinorUnits } from '@listings/shared-values';
import type { Selectable } from 'kysely';
import type { ProductTable } from '../../catalogue/catalogue.table';
import { imagesOf } from '../../catalogue/product-columns.rules';
import type { Database } from '../../db/tables';

/** What is read of a product to tell what it costs, how many there are, and how it looks. */
export const OFFER_COLUMNS = [
  'id',
  'type',
  'sku',
  'regular_price',
  'sale_price',
  'sale_from',
  'sale_to',
  'in_stock',
  'stock',
  'images',
] as const;

export type OfferRow = Pick<Selectable<ProductTable>, (typeof OFFER_COLUMNS)[number]>;

/** Path of the pictures that the sandbox draws in the place of the made-up shop's. */
export const PICTURES = '/sandbox/pictures';

export interface OfferTerms {
  readonly currency: string;
  /** `YYYY-MM-DD` in the store's time zone. */
  readonly today: string;
  /** Pictures of this shop are drawn at that origin; null where no shop is made up. */
  readonly pictures: { readonly origin: string; readonly host: string } | null;
}

/** What a product costs on a day, in minor units: its sale price while the sale lasts. */
function priceOn({ regular_price, sale_price, sale_from, sale_to }: OfferRow, today: string): number | null {
  const isOnSale = sale_price !== null && (sale_from ?? today) <= today && today <= (sale_to ?? today);
  return isOnSale ? sale_price : regular_price;
}

/** Address of a picture: the made-up shop's own are drawn by the sandbox. */
function pictureOf(id: number, src: string, pictures: OfferTerms['pictures']): string {
  const isPlayed = pictures !== null && URL.canParse(src) && new URL(src).host.endsWith(`.${pictures.host}`);
  return isPlayed ? `${pictures.origin}${PICTURES}/${id}.svg` : src;
}

/** The prices of the variations of these products today, lowest first. */
async function variationPrices(db: Database, parents: readonly number[], today: string) {
  const prices = new Map<number, number[]>();
  if (parents.length === 0) return prices;
  const rows = await db
    .selectFrom('products')
    .select(['parent_id', ...OFFER_COLUMNS])
    .where('parent_id', 'in', parents)
    .where('published', '=', 1)
    .execute();
  for (const row of rows) {
    const price = priceOn(row, today);
    if (row.parent_id !== null && price !== null)
      prices.set(
        row.parent_id,
        [...(prices.get(row.parent_id) ?? []), price].sort((one, other) => one - other),
      );
  }
  return prices;
}

/** Facts of products as the store platform writes them, by id. */
export async function offersOf(db: Database, rows: readonly OfferRow[], { currency, today, pictures }: OfferTerms) {
  const variable = rows.filter(({ type }) => type === 'variable').map(({ id }) => id);
  const lowest = await variationPrices(db, variable, today);
  const digits = currencyPrecision(currency);
  return new Map(
    rows.map((row) => {
      const price = row.type === 'variable' ? (lowest.get(row.id)?.[0] ?? null) : priceOn(row, today);
      const offer = {
        sku: row.sku ?? '',
        ...(price === null ? {} : { price: fromMinorUnits(price, digits) }),
        stock_status: row.in_stock === 1 ? ('instock' as const) : ('outofstock' as const),
        ...(row.stock === null ? {} : { stock_quantity: row.stock }),
        images: imagesOf(row).map((src) => ({ src: pictureOf(row.id, src, pictures) })),
      };
      return [row.id, offer];
    }),
  );
}
