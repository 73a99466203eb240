const DAY_MS = 86_400_000;
const CAMPAIGN_FIELDS = ['sales', 'conversions', 'spend', 'clicks', 'impressions'];
const LISTING_FIELDS = ['clicks', 'impressions'];

/** A read by a name that people know, and the address of its nth call. */
export type Read = readonly [name: string, path: (call: number) => string];

/** Numbers that look random and are the same in each run. */
const spread = (call: number, among: number): number => (Math.imul(call, 2_654_435_761) >>> 0) % among;

const fieldsOf = (fields: readonly string[]): string =>
  fields.map((field, index) => `fields%5B${index}%5D=${field}`).join('&');

const day = (now: number, before: number): string => new Date(now - before * DAY_MS).toISOString().slice(0, 10);

const REPORTS = [
  ['free programs', 'mc/reports/programs', LISTING_FIELDS],
  ['free products', 'mc/reports/products', LISTING_FIELDS],
  ['paid programs', 'ads/reports/programs', CAMPAIGN_FIELDS],
  ['paid products', 'ads/reports/products', CAMPAIGN_FIELDS],
] as const;

/** Pages of twenty products. */
const feed =
  (rows: number, by: string) =>
  (call: number): string =>
    `mc/product-feed?page=${1 + spread(call, Math.floor(rows / 20))}&per_page=20&orderby=${by}&order=${call % 2 === 0 ? 'asc' : 'desc'}`;

/** Reads that grow with the store, with other parameters each time; reports also with the same ones each time. */
export function largeReads(rows: number, now: number): readonly Read[] {
  const year = (call: number) => {
    const end = spread(call, 700);
    return `after=${day(now, end + 365)}&before=${day(now, end)}`;
  };
  return [
    ['feed, any page by title', feed(rows, 'title')],
    ['feed, any page by status', feed(rows, 'status')],
    ['feed, any page by visibility', feed(rows, 'visible')],
    ['feed, search', (call) => `mc/product-feed?page=1&per_page=20&search=mug+${spread(call, 9)}`],
    ['statistics', () => 'mc/product-statistics'],
    ['issues, any page', (call) => `mc/issues/product?page=${1 + spread(call, 100)}&per_page=5`],
    ['review', () => 'mc/review'],
    ...REPORTS.flatMap(([name, path, fields]): readonly Read[] => [
      [`${name}, any year`, (call) => `${path}?${year(call)}&interval=day&${fieldsOf(fields)}`],
      [`${name}, last year`, () => `${path}?${year(0)}&interval=day&${fieldsOf(fields)}`],
    ]),
  ];
}

/** Twelve of the reads that screens begin with: what a call of an ordinary day costs. */
export function usualReads(rows: number, now: number): readonly Read[] {
  const month = `after=${day(now, 28)}&before=${day(now, 1)}&interval=day`;
  return [
    ['setup', () => 'mc/setup'],
    ['settings', () => 'mc/settings'],
    ['audience', () => 'mc/target_audience'],
    ['campaigns', () => 'ads/campaigns'],
    ['statistics', () => 'mc/product-statistics'],
    ['issues', () => 'mc/issues/product?page=1&per_page=5'],
    ['review', () => 'mc/review'],
    ['feed by title', feed(rows, 'title')],
    ['feed by status', feed(rows, 'status')],
    ['alerts', () => 'alerts/unread'],
    ['free programs', () => `mc/reports/programs?${month}&${fieldsOf(LISTING_FIELDS)}`],
    ['paid programs', () => `ads/reports/programs?${month}&${fieldsOf(CAMPAIGN_FIELDS)}`],
  ];
}
