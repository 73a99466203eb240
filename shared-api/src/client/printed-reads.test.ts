import { settingsAnswer } from '../testing/settings-answer';
import type { PrintedAnswer } from './printed-answers';
import { createPrintedReads, type PrintedReadsOptions } from './printed-reads';

const settings = { ...settingsAnswer, website_live: true };

const answer = (value: unknown, { status = 200, headers = {} } = {}): PrintedAnswer => ({
  status,
  headers,
  text: JSON.stringify(value),
});

/** Reads of a page that brings these answers, by address; those that are left, and what was told. */
function pageWith(answers: Record<string, PrintedAnswer>, own: Partial<PrintedReadsOptions> = {}) {
  const left = new Map(Object.entries(answers));
  const told: unknown[] = [];
  const read = createPrintedReads({
    restRoot: '/wp-json',
    printed: {
      look: (url) => left.get(url) ?? null,
      take(url) {
        left.delete(url);
        return null;
      },
      drop: () => left.clear(),
    },
    onAged: (...aged) => told.push(['aged', ...aged]),
    onAnswered: (...answered) => told.push(['answered', ...answered]),
    ...own,
  });
  return { read, left, told };
}

const ADDRESS = '/wp-json/wc/gla/mc/settings';

it('gives the value of an answer, with its tag and its age, and leaves it for a call that asks all the same [19.5]', () => {
  const { read, left, told } = pageWith({ [ADDRESS]: answer(settings, { headers: { etag: '"7"', age: '60' } }) });
  expect(read('getSettings')).toEqual(settings);
  expect([...left.keys()]).toEqual([ADDRESS]);
  expect(told).toEqual([
    ['aged', 'getSettings', {}, 60_000],
    ['answered', 'getSettings', {}, '"7"', settings],
  ]);
});

it('asks by the address of the call, with its values, below the root and at the path of this store', () => {
  const issues = { issues: [], page: 1, per_page: 5, total: 0 };
  const path = '/index.php?rest_route=/wc/gla/mc/issues/product&page=1&per_page=5';
  const { read } = pageWith({ [path]: answer(issues) }, { restRoot: '/index.php?rest_route=' });
  const params = { issue_type: 'product' };
  expect(read('listIssues', { params, query: { page: 2, per_page: 5 } })).toBeUndefined();
  expect(read('listIssues', { params, query: { page: 1, per_page: 5 } })).toMatchObject({ total: 0 });
  const elsewhere = pageWith(
    { '/wp-json/own/settings': answer(settings) },
    { paths: { getSettings: '/own/settings' } },
  );
  expect(elsewhere.read('getSettings')).toEqual(settings);
});

it.each([
  ['a failure', answer({ message: 'no' }, { status: 503 })],
  ['what does not fit the contract', answer({ ...settings, website_live: [] })],
  ['what is no JSON', { status: 200, headers: {}, text: '<p>' }],
])('leaves %s to the call, which tells of it', (_what, found) => {
  const { read, left, told } = pageWith({ [ADDRESS]: found });
  expect(read('getSettings')).toBeUndefined();
  expect([...left.keys()]).toEqual([ADDRESS]);
  expect(told).toEqual([]);
});

it('leaves a report of which more pages are to be read to its reader', () => {
  const report = { products: [], campaigns: null, free_listings: null, intervals: null, totals: null };
  const path = '/wp-json/wc/gla/mc/reports/products';
  const told = (next_page: string | null, whole: boolean) =>
    pageWith({ [path]: answer({ ...report, next_page, whole }) }).read('getFreeProductsReport') !== undefined;
  expect([told('more', false), told('more', true), told(null, false)]).toEqual([false, true, true]);
});
