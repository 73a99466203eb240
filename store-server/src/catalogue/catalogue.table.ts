import type { ProductType } from './catalogue.types';

/** Flags are 0 or 1, lists JSON, prices minor units of the store's currency, times milliseconds since 1970. */
export interface ProductTable {
  id: number;
  type: ProductType;
  virtual: number;
  downloadable: number;
  sku: string | null;
  title: string;
  /** The title in lower case, for sorting and searching. */
  title_key: string;
  published: number;
  short_description: string;
  description: string;
  regular_price: number | null;
  sale_price: number | null;
  sale_from: string | null;
  sale_to: string | null;
  in_stock: number;
  stock: number | null;
  categories: string;
  tags: string;
  images: string;
  attributes: string;
  gtin: string | null;
  parent_id: number | null;
  parent_ref: string | null;
  grouped_refs: string;
  grouped_ids: string;
  external_url: string | null;
  button_text: string | null;
  position: number;
  /** Line of the product in the last import. */
  source_line: number | null;
  import_run: string | null;
  /** Listed in the store's own catalogue: the first value of channel visibility. */
  listed: number;
  /** JSON of what the import had, where the sandbox's admin pages changed it. */
  imported: string | null;
  /** Channel visibility: offered to the provider. */
  visible: number;
  /** Time at which its present form was submitted; null when the provider does not have it. */
  submitted_at: number | null;
  /** Time at which it was sent last, whether or not that made its listing anew; null while the provider does not have it. */
  sent_at: number | null;
  /** First day (`YYYY-MM-DD`) on which it could be found; stays when the product is hidden later. */
  first_day: string | null;
  /** Verdict of the provider after its review; see `product-status.rules`. */
  verdict: string | null;
  /** JSON list of texts: why the product could not be submitted. */
  sync_errors: string;
}

declare module '../db/tables' {
  interface StoreTables {
    products: ProductTable;
  }
}
