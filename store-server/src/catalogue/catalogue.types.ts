export type ProductType = 'simple' | 'variable' | 'variation' | 'grouped' | 'external';

export const PRODUCT_TYPES: readonly ProductType[] = ['simple', 'variable', 'variation', 'grouped', 'external'];

export interface ProductAttribute {
  readonly name: string;
  readonly values: readonly string[];
  readonly visible: boolean;
  /** Shared by the whole store, not this product's own. */
  readonly global: boolean;
  readonly default: string | null;
}

/** A product as one row of an export describes it. Prices are minor units of the store's currency. */
export interface ImportedProduct {
  readonly id: number;
  readonly type: ProductType;
  readonly virtual: boolean;
  readonly downloadable: boolean;
  readonly sku: string | null;
  readonly title: string;
  readonly published: boolean;
  /** Listed in the store's own catalogue; a hidden product is not offered to the provider at first. */
  readonly listed: boolean;
  readonly shortDescription: string;
  readonly description: string;
  readonly regularPrice: number | null;
  readonly salePrice: number | null;
  /** `YYYY-MM-DD`, both included. */
  readonly saleFrom: string | null;
  readonly saleTo: string | null;
  readonly inStock: boolean;
  readonly stock: number | null;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly images: readonly string[];
  readonly attributes: readonly ProductAttribute[];
  readonly gtin: string | null;
  /** `id:123` or a SKU, as the export wrote it. */
  readonly parentRef: string | null;
  readonly groupedRefs: readonly string[];
  readonly externalUrl: string | null;
  readonly buttonText: string | null;
  readonly position: number;
}

/** Fault of a row: the line it starts on, the column, and the reason. */
export interface RowError {
  readonly line: number;
  readonly column: string;
  readonly reason: string;
}

export interface SkippedRow {
  readonly line: number;
  readonly reason: string;
}

export interface ImportSummary {
  readonly rows: number;
  readonly taken: Readonly<Record<ProductType, number>>;
  /** Among the taken: kept, but not published. */
  readonly unpublished: number;
  /** The first `DETAIL_LIMIT` of each kind; the counts are complete. */
  readonly skipped: readonly SkippedRow[];
  readonly skippedCount: number;
  readonly errors: readonly RowError[];
  readonly errorCount: number;
}

/** Highest number of skipped rows and errors named one by one: memory stays constant however broken a file is. */
export const DETAIL_LIMIT = 500;

export interface ImportProgress {
  readonly bytes: number;
  readonly totalBytes: number;
  readonly rows: number;
}

/** The file as a whole cannot be read as a product export; the message is one line. */
export class CatalogueFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CatalogueFileError';
  }
}
