import { currencyPrecision, minorUnitsText } from '@listings/shared-values';
import type { ProductOffer } from '@listings/shared-api/contract';
import { attributesOf, imagesOf } from '../../catalogue/product-columns.rules';
import type { ProductTable } from '../../catalogue/catalogue.table';
import type { Selectable } from 'kysely';

type ProductRow = Selectable<ProductTable>;

/** The shop that sells a product. */
export interface OfferShop {
  readonly homeUrl: string;
  readonly currency: string;
  /** Such as `en_US`. */
  readonly locale: string;
}

/** Attributes of a product that the provider has a name of its own for. */
const OWN_NAMES: readonly string[] = ['color', 'size', 'material', 'pattern', 'gender', 'age_group'];

/** Pictures of an offer beside its first one that are sent. */
const MORE_PICTURES = 10;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

const nameOf = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, '_').replace('colour', 'color');

const priceOf = (units: number | null, currency: string): string =>
  units === null ? '' : `${minorUnitsText(units, currencyPrecision(currency))} ${currency}`;

const saleDays = ({ sale_from, sale_to }: ProductRow): string =>
  sale_from === null && sale_to === null ? '' : `${sale_from ?? ''}/${sale_to ?? ''}`;

type Pair = readonly [name: string, value: string];

/** Attributes that the provider wants: given even where the product has none. */
function wanted(row: ProductRow, parent: ProductRow, { homeUrl, currency }: OfferShop, brand: string): Pair[] {
  const [image = imagesOf(parent)[0] ?? ''] = imagesOf(row);
  return [
    ['id', `gla_${row.id}`],
    ['title', row.title],
    [
      'description',
      plain([row.description, row.short_description, parent.description].find((text) => text !== '') ?? ''),
    ],
    ['link', `${homeUrl}/?p=${row.id}`],
    ['image_link', image],
    ['price', priceOf(row.regular_price, currency)],
    ['availability', row.in_stock === 1 ? 'in_stock' : 'out_of_stock'],
    ['condition', 'new'],
    ['brand', brand],
    ['gtin', row.gtin ?? ''],
  ];
}

/** Attributes that are sent where the product has them. */
function optional(row: ProductRow, parent: ProductRow, { currency, locale }: OfferShop): Pair[] {
  const own = attributesOf(row).length > 0 ? attributesOf(row) : attributesOf(parent);
  const named = own.flatMap(({ name, values }): Pair[] =>
    OWN_NAMES.includes(nameOf(name)) ? [[nameOf(name), values.join('/')]] : [],
  );
  return [
    ['sale_price', priceOf(row.sale_price, currency)],
    ['sale_price_effective_date', row.sale_price === null ? '' : saleDays(row)],
    [
      'additional_image_link',
      imagesOf(row)
        .slice(1, 1 + MORE_PICTURES)
        .join(', '),
    ],
    ['mpn', row.sku ?? ''],
    ['product_type', (JSON.parse(parent.categories) as string[]).join(', ')],
    ['item_group_id', row.id === parent.id ? '' : `gla_${parent.id}`],
    ...named,
    ['content_language', locale.slice(0, 2)],
  ];
}

/** The offers made of a product: one of each variation, or the product itself. */
export function offersOf(product: ProductRow, variations: readonly ProductRow[], shop: OfferShop): ProductOffer[] {
  const brand = attributesOf(product).find(({ name }) => nameOf(name) === 'brand')?.values[0] ?? '';
  const rows = product.type === 'variable' ? variations : [product];
  return rows.map((row) => ({
    id: `gla_${row.id}`,
    title: row.title,
    attributes: [
      ...wanted(row, product, shop, brand),
      ...optional(row, product, shop).filter(([, value]) => value !== ''),
    ].map(([name, value]) => ({ name, value })),
  }));
}
