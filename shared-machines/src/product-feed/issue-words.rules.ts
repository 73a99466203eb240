import type { Issue } from '@listings/shared-api/contract';

/** Attributes that products may lack. */
const lacked = ['image_link', 'price', 'gtin', 'brand', 'title', 'description', 'shipping'] as const;

/** Other issues of products, by their codes. */
const productCodes = [
  'title_too_long',
  'invalid_gtin',
  'unsupported_destination',
  'policy_violation',
  'image_too_small',
  'low_image_quality',
] as const;

/** Issues of the account, by their codes. */
const accountCodes = [
  'landing_page_error',
  'missing_robots',
  'missing_contact_info',
  'missing_refund_policy',
  'insecure_checkout',
  'price_mismatch',
  'slow_store',
] as const;

/** Issues that have words of their own here: of products, or of the account. */
export type ProductIssueKind = (typeof lacked)[number] | (typeof productCodes)[number];
export type AccountIssueKind = (typeof accountCodes)[number];
export type IssueKind = ProductIssueKind | AccountIssueKind;

type Told = Pick<Issue, 'code' | 'issue'>;

/** The attribute at the end of the provider's words: `Missing value [image link]`, `[feed: image link]`. */
const inBrackets = /\[(?:[a-z]+: )?([a-z _]+)\]$/i;
const missing = /^missing value \[/i;

/** The attribute that an issue is about, by its name in the feed (`image_link`); null where its words name none. */
export const attributeOf = ({ issue }: Pick<Issue, 'issue'>): string | null =>
  inBrackets.exec(issue.trim())?.[1]?.toLowerCase().replaceAll(' ', '_') ?? null;

/** What the products of an issue lack. */
function lackOf({ code, issue }: Told): (typeof lacked)[number] | null {
  const named = missing.test(issue.trim()) ? attributeOf({ issue }) : null;
  return lacked.find((attribute) => attribute === named || code === `missing_${attribute}`) ?? null;
}

/** The issue of a product that is meant; null for one that is known by the provider's own words alone. */
export const productIssueKind = (told: Told): ProductIssueKind | null =>
  productCodes.find((code) => code === told.code) ?? lackOf(told);

/** The issue of the account that is meant; null for one that is known by the provider's own words alone. */
export const accountIssueKind = ({ code }: Told): AccountIssueKind | null =>
  accountCodes.find((known) => known === code) ?? null;
