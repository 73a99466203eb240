import { expiringDays } from '@listings/shared-api/contract';
import { DAY_MS } from '@listings/shared-values';

/** Time between the submission of a product and the provider's decision. */
const REVIEW_MS = 3 * DAY_MS;

/** Duration of a listing after the submission of a product; then it is submitted again. */
export const LISTING_MS = 30 * DAY_MS;

/** Time before the end of a listing in which it counts as expiring. */
const EXPIRING_MS = expiringDays * DAY_MS;

/** Listings, back from a moment, whose beginnings and ends are told. */
const LISTINGS_LOOKED_AT = 12;

/**
 * Verdict on a product: `has-errors` and `not_synced` never reach the provider, `disapproved` is refused at once, the
 * others are pending until the end of their review.
 */
type Verdict = 'approved' | 'partially_approved' | 'disapproved' | 'has-errors' | 'not_synced';

/** Every word a product's status can be; the hyphened ones are the store's own, the others the provider's. */
export type ProductStatus = Verdict | 'expiring' | 'pending' | 'not-synced';

export interface StatusFacts {
  readonly visible: number;
  readonly verdict: string | null;
  readonly submitted_at: number | null;
}

/** The status of a product at a moment, from its verdict and the time of its submission. */
export function statusAt({ visible, verdict, submitted_at }: StatusFacts, now: number): ProductStatus {
  if (visible === 0 || verdict === 'not_synced') return 'not_synced';
  if (verdict === null) return 'not-synced';
  if (verdict === 'has-errors' || verdict === 'disapproved') return verdict;
  if (submitted_at === null) return 'not-synced';
  const age = now - submitted_at;
  if (age < REVIEW_MS) return 'pending';
  return age % LISTING_MS >= LISTING_MS - EXPIRING_MS ? 'expiring' : (verdict as Verdict);
}

/** The moments after one and before another at which time alone changes the status of a listed product. */
export function decisionsBetween({ verdict, submitted_at }: StatusFacts, after: number, before: number): number[] {
  if (submitted_at === null || (verdict !== 'approved' && verdict !== 'partially_approved')) return [];
  const moments = [submitted_at + REVIEW_MS];
  // Listings that ended long ago are not all gone through: one may be read years after it was sent.
  const first = Math.max(
    1,
    Math.floor((Math.max(after, before - LISTINGS_LOOKED_AT * LISTING_MS) - submitted_at) / LISTING_MS),
  );
  for (let end = submitted_at + first * LISTING_MS; end - EXPIRING_MS < before; end += LISTING_MS)
    moments.push(end - EXPIRING_MS, end);
  return moments.filter((at) => at > after && at < before);
}

/** When a product was sent last: a listing that ended was submitted again by then. */
export function lastSentAt(sentAt: number | null, submittedAt: number | null, now: number): number | null {
  if (sentAt === null || submittedAt === null) return sentAt;
  const renewals = Math.max(0, Math.floor((now - submittedAt) / LISTING_MS));
  return Math.max(sentAt, submittedAt + renewals * LISTING_MS);
}

export interface OfferFacts {
  readonly title: string;
  readonly price: number | null;
  readonly images: readonly string[];
  readonly gtin: string | null;
  readonly virtual: boolean;
}

export interface ProductFacts extends OfferFacts {
  readonly type: string;
  readonly brand: string | null;
  readonly downloadable: boolean;
  readonly variations: readonly OfferFacts[];
}

interface ProductIssue {
  readonly code: string;
  readonly severity: 'warning' | 'error';
  readonly issue: string;
  readonly action: string;
  readonly actionUrl: string;
}

export interface Assessment {
  readonly verdict: Verdict;
  /** Reasons why it could not be submitted. */
  readonly errors: readonly string[];
  readonly issues: readonly ProductIssue[];
}

const help = (article: number): string => `https://support.google.com/merchants/answer/${article}`;

const TITLE_LIMIT = 150;

const MISSING_IMAGE: ProductIssue = {
  code: 'missing_image_link',
  severity: 'error',
  issue: 'Missing value [image link]',
  action: 'Add an image to the product',
  actionUrl: help(6_324_350),
};

const MISSING_PRICE: ProductIssue = {
  code: 'missing_price',
  severity: 'error',
  issue: 'Missing value [price]',
  action: 'Add a regular price to the product',
  actionUrl: help(6_324_371),
};

const LONG_TITLE: ProductIssue = {
  code: 'title_too_long',
  severity: 'warning',
  issue: 'Text too long [title]',
  action: `Shorten the title to ${TITLE_LIMIT} characters`,
  actionUrl: help(6_324_415),
};

const MISSING_GTIN: ProductIssue = {
  code: 'missing_gtin',
  severity: 'warning',
  issue: 'Missing value [gtin]',
  action: 'Add a GTIN to the product',
  actionUrl: help(6_324_461),
};

const MISSING_BRAND: ProductIssue = {
  code: 'missing_brand',
  severity: 'warning',
  issue: 'Missing value [brand]',
  action: 'Add an attribute “Brand” to the product',
  actionUrl: help(6_324_351),
};

const UNSUPPORTED_DESTINATION: ProductIssue = {
  code: 'unsupported_destination',
  severity: 'warning',
  issue: 'Downloads are not shown in every destination',
  action: 'Nothing has to be done where downloads are not allowed',
  actionUrl: help(6_150_006),
};

const INVALID_GTIN: ProductIssue = {
  code: 'invalid_gtin',
  severity: 'warning',
  issue: 'Invalid value [gtin]',
  action: 'Correct the GTIN of the product',
  actionUrl: help(6_324_461),
};

/** GTIN-8, -12, -13 or -14 with its check digit. */
export function isGtin(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** A product is known by its GTIN; where there is none, by its brand at least. */
function identifierIssues({ gtin, virtual }: OfferFacts, brand: string | null): readonly ProductIssue[] {
  if (gtin !== null) return isGtin(gtin) ? [] : [INVALID_GTIN];
  if (virtual) return [];
  return brand === null ? [MISSING_GTIN, MISSING_BRAND] : [MISSING_GTIN];
}

const isImageMissing = (offer: OfferFacts, parent: OfferFacts): boolean =>
  offer.images.length === 0 && parent.images.length === 0;

/** Decides about a product by its data alone. Each code stands once, however many variations have it. */
export function assess(product: ProductFacts): Assessment {
  if (product.type !== 'simple' && product.type !== 'variable')
    return { verdict: 'not_synced', errors: [], issues: [] };
  const offers = product.type === 'variable' ? product.variations : [product];
  const priced = offers.filter(({ price }) => price !== null);
  if (offers.length === 0) return { verdict: 'has-errors', errors: ['The product has no variations.'], issues: [] };
  if (priced.length === 0) {
    return { verdict: 'has-errors', errors: ['The product has no price.'], issues: [MISSING_PRICE] };
  }
  const imageless = priced.filter((offer) => isImageMissing(offer, product));
  const issues = [
    ...(priced.length < offers.length ? [MISSING_PRICE] : []),
    ...(imageless.length > 0 ? [MISSING_IMAGE] : []),
    ...([...product.title].length > TITLE_LIMIT ? [LONG_TITLE] : []),
    ...priced.flatMap((offer) => identifierIssues(offer, product.brand)),
    ...(product.downloadable ? [UNSUPPORTED_DESTINATION] : []),
  ];
  const listed = priced.length - imageless.length;
  const isEverywhere = listed === offers.length && !product.downloadable;
  const verdict = listed === 0 ? 'disapproved' : isEverywhere ? 'approved' : 'partially_approved';
  return { verdict, errors: [], issues: [...new Set(issues)] };
}

/** Products of one synchronisation job. */
export const PRODUCTS_PER_JOB = 100;

/** Waiting synchronisation jobs: a hundred products each, one job every two seconds. */
export function waitingJobs(
  sync: { readonly startedAt: number; readonly products: number } | null,
  now: number,
): number {
  if (sync === null) return 0;
  const jobs = Math.ceil(sync.products / PRODUCTS_PER_JOB);
  return Math.min(jobs, Math.max(0, jobs - Math.floor((now - sync.startedAt) / 2000)));
}
