import { CatalogueFileError } from './catalogue.types';

/** Columns of the export that are read; all others are passed over. */
const COLUMNS = {
  id: ['ID'],
  type: ['Type'],
  name: ['Name'],
  sku: ['SKU'],
  gtin: ['GTIN, UPC, EAN, or ISBN', 'GTIN', 'Meta: _global_unique_id'],
  published: ['Published'],
  catalogVisibility: ['Visibility in catalog'],
  shortDescription: ['Short description'],
  description: ['Description'],
  saleFrom: ['Date sale price starts'],
  saleTo: ['Date sale price ends'],
  inStock: ['In stock?'],
  stock: ['Stock'],
  salePrice: ['Sale price'],
  regularPrice: ['Regular price'],
  categories: ['Categories'],
  tags: ['Tags'],
  images: ['Images'],
  parent: ['Parent'],
  grouped: ['Grouped products'],
  externalUrl: ['External URL'],
  buttonText: ['Button text'],
  position: ['Position'],
} as const;

export type ColumnKey = keyof typeof COLUMNS;

const REQUIRED = ['id', 'type', 'name'] as const satisfies readonly ColumnKey[];

interface AttributeColumns {
  readonly name: number;
  readonly values: number | undefined;
  readonly visible: number | undefined;
  readonly global: number | undefined;
  readonly default: number | undefined;
}

/** Position of each known column in this file. */
export interface Header {
  readonly titles: readonly string[];
  readonly at: Readonly<Partial<Record<ColumnKey, number>>>;
  readonly attributes: readonly AttributeColumns[];
}

const normal = (title: string): string => title.trim().toLowerCase();

function attributesOf(places: ReadonlyMap<string, number>): AttributeColumns[] {
  const found: AttributeColumns[] = [];
  for (let number = 1; ; number += 1) {
    const of = (part: string): number | undefined => places.get(`attribute ${number} ${part}`);
    const name = of('name');
    if (name === undefined) return found;
    found.push({
      name,
      values: of('value(s)'),
      visible: of('visible'),
      global: of('global'),
      default: of('default'),
    });
  }
}

/** Reads the header record; a file without the columns ID, Type and Name is no product export. */
export function headerOf(cells: readonly string[]): Header {
  const places = new Map<string, number>();
  for (const [place, title] of cells.entries()) if (!places.has(normal(title))) places.set(normal(title), place);
  const at: Partial<Record<ColumnKey, number>> = {};
  for (const key of Object.keys(COLUMNS) as ColumnKey[]) {
    const title = COLUMNS[key].find((candidate) => places.has(normal(candidate)));
    if (title !== undefined) at[key] = places.get(normal(title)) ?? 0;
  }
  const missing = REQUIRED.filter((key) => at[key] === undefined).map((key) => COLUMNS[key][0]);
  if (missing.length > 0) {
    const verb = missing.length === 1 ? 'column is' : 'columns are';
    throw new CatalogueFileError(`It is no product export: the ${verb} missing: ${missing.join(', ')}.`);
  }
  return { titles: cells, at, attributes: attributesOf(places) };
}

/** The name of a column for a message. */
export const titleAt = (header: Header, place: number): string => header.titles[place]?.trim() || `column ${place + 1}`;

export const titleOf = (header: Header, key: ColumnKey): string => {
  const place = header.at[key];
  return place === undefined ? COLUMNS[key][0] : titleAt(header, place);
};
