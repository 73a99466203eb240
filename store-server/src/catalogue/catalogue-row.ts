import { titleAt, titleOf, type ColumnKey, type Header } from './catalogue-columns';
import type { CatalogueRecord } from './catalogue-records';
import {
  PRODUCT_TYPES,
  type ImportedProduct,
  type ProductAttribute,
  type ProductType,
  type RowError,
  type SkippedRow,
} from './catalogue.types';
import {
  CellError,
  dayOrNull,
  flagOf,
  idOf,
  listOf,
  priceOrNull,
  shortened,
  textOf,
  textOrNull,
  urlOrNull,
  wholeOrNull,
} from './catalogue-values';

export type RowResult =
  | { readonly line: number; readonly product: ImportedProduct }
  | { readonly skipped: SkippedRow }
  | { readonly error: RowError };

const LIMITS = { name: 1000, shortDescription: 50_000, description: 200_000, sku: 200, list: 500 } as const;

/** Reads one cell; what goes wrong is said with the name of its column. */
class ColumnError extends Error {
  readonly column: string;
  constructor(column: string, reason: string) {
    super(reason);
    this.column = column;
  }
}

type Read = <T>(key: ColumnKey, parse: (cell: string) => T) => T;

const readerOf =
  (header: Header, cells: readonly string[]): Read =>
  (key, parse) => {
    const place = header.at[key];
    const cell = place === undefined ? '' : (cells[place] ?? '');
    try {
      if (cell.includes('\ufffd')) throw new CellError('is not UTF-8 text');
      return parse(cell);
    } catch (error) {
      if (error instanceof CellError) throw new ColumnError(titleOf(header, key), error.message);
      throw error;
    }
  };

const limited = (limit: number) => (cell: string) => {
  const text = textOf(cell);
  if (text.length > limit) throw new CellError(`has ${text.length} characters, at most ${limit} are taken`);
  return text;
};

const shortList = (cell: string): string[] => {
  const items = listOf(cell);
  if (items.length > LIMITS.list) throw new CellError(`has ${items.length} items, at most ${LIMITS.list} are taken`);
  return items;
};

/** `simple, downloadable, virtual` → its type and its two flags; null when the type is none of ours. */
function typeOf(cell: string): { type: ProductType; virtual: boolean; downloadable: boolean } | null {
  const words = listOf(cell).map((word) => word.toLowerCase());
  const type = PRODUCT_TYPES.find((candidate) => words.includes(candidate));
  if (words.length === 0) throw new CellError('is empty');
  return type ? { type, virtual: words.includes('virtual'), downloadable: words.includes('downloadable') } : null;
}

function attributesOf(header: Header, cells: readonly string[]): ProductAttribute[] {
  const cell = (place: number | undefined): string => (place === undefined ? '' : (cells[place] ?? ''));
  return header.attributes
    .map((at) => ({
      name: textOf(cell(at.name)),
      values: listOf(cell(at.values)),
      visible: cell(at.visible).trim() !== '0',
      global: cell(at.global).trim() === '1',
      default: textOrNull(cell(at.default)),
    }))
    .filter(({ name }) => name !== '');
}

/** A variation without a name of its own is called after its options. */
function titleFor(name: string, id: number, attributes: readonly ProductAttribute[]): string {
  if (name !== '') return name;
  const options = attributes.flatMap(({ values }) => values).join(', ');
  return options === '' ? `#${id}` : options;
}

function pricesOf(read: Read, digits: number): Pick<ImportedProduct, 'regularPrice' | 'salePrice'> {
  const regularPrice = read('regularPrice', (cell) => priceOrNull(cell, digits));
  const salePrice = read('salePrice', (cell) => priceOrNull(cell, digits));
  return { regularPrice, salePrice };
}

const offerOf = (
  read: Read,
): Pick<ImportedProduct, 'published' | 'listed' | 'saleFrom' | 'saleTo' | 'inStock' | 'stock'> => ({
  published: read('published', (cell) => flagOf(cell, true)),
  listed: read('catalogVisibility', (cell) => textOf(cell).toLowerCase() !== 'hidden'),
  saleFrom: read('saleFrom', dayOrNull),
  saleTo: read('saleTo', dayOrNull),
  inStock: read('inStock', (cell) => flagOf(cell, true)),
  stock: read('stock', wholeOrNull),
});

const linksOf = (
  read: Read,
): Pick<
  ImportedProduct,
  'categories' | 'tags' | 'images' | 'parentRef' | 'groupedRefs' | 'externalUrl' | 'buttonText' | 'position'
> => ({
  categories: read('categories', shortList),
  tags: read('tags', shortList),
  images: read('images', (cell) => shortList(cell).map((item) => urlOrNull(item) ?? '')),
  parentRef: read('parent', textOrNull),
  groupedRefs: read('grouped', shortList),
  externalUrl: read('externalUrl', urlOrNull),
  buttonText: read('buttonText', textOrNull),
  position: read('position', (cell) => wholeOrNull(cell) ?? 0),
});

function productOf(header: Header, cells: readonly string[], digits: number): ImportedProduct | SkippedRow['reason'] {
  const read = readerOf(header, cells);
  const id = read('id', idOf);
  const kind = read('type', typeOf);
  if (kind === null) return `products of type "${read('type', (cell) => shortened(cell))}" are not taken`;
  const name = read('name', limited(LIMITS.name));
  if (name === '' && kind.type !== 'variation') throw new ColumnError(titleOf(header, 'name'), 'is empty');
  const links = linksOf(read);
  if (kind.type === 'variation' && links.parentRef === null) {
    throw new ColumnError(titleOf(header, 'parent'), 'is empty, a variation needs its parent');
  }
  const attributes = attributesOf(header, cells);
  return {
    id,
    ...kind,
    sku: read('sku', limited(LIMITS.sku)) || null,
    title: titleFor(name, id, attributes),
    shortDescription: read('shortDescription', limited(LIMITS.shortDescription)),
    description: read('description', limited(LIMITS.description)),
    gtin: read('gtin', textOrNull),
    attributes,
    ...pricesOf(read, digits),
    ...offerOf(read),
    ...links,
  };
}

/** Turns a record into a product; `digits` are the decimal places of the store's currency. */
export function rowOf(header: Header, record: CatalogueRecord, digits: number): RowResult {
  const { line } = record;
  if ('reason' in record) {
    return { error: { line, column: titleAt(header, record.brokenAt), reason: record.reason } };
  }
  const { cells } = record;
  const expected = header.titles.length;
  if (cells.length !== expected && cells.slice(expected).some((cell) => cell !== '')) {
    return {
      error: {
        line,
        column: `column ${expected + 1}`,
        reason: `the row has ${cells.length} cells, the header ${expected}`,
      },
    };
  }
  if (cells.length < expected) {
    const reason = `the row ends before it: ${cells.length} cells, the header has ${expected}`;
    return { error: { line, column: titleAt(header, cells.length), reason } };
  }
  try {
    const product = productOf(header, cells, digits);
    return typeof product === 'string' ? { skipped: { line, reason: product } } : { line, product };
  } catch (error) {
    if (error instanceof ColumnError) return { error: { line, column: error.column, reason: error.message } };
    throw error;
  }
}
