import { differences } from '@listings/deploy/release-variant';
import type { Release, ReleaseVariant } from '@listings/deploy/release';
import { bucketOf, choosePage, pageId, wordsIn } from './served-page';

const plan = (name: string) => ({
  imports: { '@listings/mfe-a': `/assets/mfe-a/${name}.js` },
  integrity: {},
  entry: '/assets/root.js',
  styles: [],
  preload: {},
  apps: {},
  shell: { title: '', body: '' },
});
const expires = '2026-11-21T00:00:00Z';
const before = Date.parse(expires) - 1;
const word = 'a-word-of-a-link-0';
const variants: ReleaseVariant[] = [
  { changes: differences(plan('live'), plan('b')), app: 'mfe-b', version: '2.0.0', share: 20 },
  { changes: differences(plan('live'), plan('a')), app: 'mfe-a', version: '3.0.0', share: 10 },
  { changes: differences(plan('live'), plan('c')), app: 'mfe-c', version: '4.0.0', preview: { word, expires } },
];
const release: Release = { ...plan('live'), files: {}, variants };
const appFor = (bucket: number | null, asked: string | null = null, now = before) =>
  choosePage(release, { bucket, words: asked === null ? [] : [asked] }, now).trials[0]?.app ?? 'live';

it('gives each candidate its share of the sessions, no session two, and the live map to the rest', () => {
  const all = Array.from({ length: 100 }, (_, bucket) => appFor(bucket));
  const count = (app: string) => all.filter((each) => each === app).length;
  expect([count('mfe-a'), count('mfe-b'), count('mfe-c'), count('live')]).toEqual([10, 20, 0, 70]);
  expect(appFor(null)).toBe('live');
});

it('puts a session into the same bucket each time, and sessions evenly', () => {
  expect([bucketOf('session'), bucketOf('session')]).toEqual([28, 28]);
  const buckets = Array.from({ length: 5000 }, (_, index) => bucketOf(`session ${index}`));
  const inTen = buckets.filter((bucket) => bucket < 10).length;
  expect([Math.min(...buckets), Math.max(...buckets), inTen > 400 && inTen < 600]).toEqual([0, 99, true]);
});

it('shows a preview to who has its link, until it is over, whatever the bucket', () => {
  expect([appFor(0, word), appFor(99, word)]).toEqual(['mfe-c', 'mfe-c']);
  const over = choosePage(release, { bucket: 99, words: [word] }, Date.parse(expires));
  expect([over.trials, over.previewIsOver]).toEqual([[], true]);
  expect(choosePage(release, { bucket: 99, words: ['another-word-of-a-link'] }, before).previewIsOver).toBe(true);
  expect(choosePage(release, { bucket: 99, words: [] }, before).previewIsOver).toBe(false);
});

it('shows a candidate to who chooses it, says that it was chosen, and the live builds alone to who chooses those [20.12]', () => {
  const chosen = choosePage(release, { bucket: 99, words: ['candidate.mfe-a', word] }, before);
  expect([chosen.trials, chosen.previewIsOver]).toEqual([
    [
      { app: 'mfe-a', version: '3.0.0', isChosen: true },
      { app: 'mfe-c', version: '4.0.0', preview: { word, expires } },
    ],
    false,
  ]);
  // The same candidate by the share of the session.
  expect(choosePage(release, { bucket: 0, words: [] }, before).trials).toEqual([{ app: 'mfe-a', version: '3.0.0' }]);
  const live = choosePage(release, { bucket: 0, words: ['live'] }, before);
  expect([live.trials, live.previewIsOver]).toEqual([[], false]);
  const gone = choosePage(release, { bucket: 99, words: ['candidate.mfe-c'] }, before);
  expect([gone.trials, gone.previewIsOver]).toEqual([[], true]);
});

it('names a page by what it is made from, in whatever order', () => {
  const { integrity, ...rest } = { ...plan('live'), integrity: { b: '2', a: '1' } };
  const turned = { integrity: { a: '1', b: '2' }, ...rest };
  expect(pageId({ ...rest, integrity })).toBe(pageId(turned));
  const ids = [0, 10, 50].map((bucket) => choosePage(release, { bucket, words: [] }, before).id);
  expect(new Set(ids).size).toBe(3);
  expect(choosePage(release, { bucket: 99, words: [] }, before).id).toBe(ids[2]);
});

it('shows the previews of several builds at once, of each build the last, and says when one of them is over', () => {
  const live = { ...plan('live'), imports: { a: '/a1', b: '/b1' }, preload: { '/google/a': ['/root', '/a1'] } };
  const a = { ...live, imports: { a: '/a2', b: '/b1' }, preload: { '/google/a': ['/root', '/a2'] } };
  const b = { ...live, imports: { a: '/a1', b: '/b2' }, preload: { '/google/a': ['/root', '/a1', '/b2'] } };
  const shown = (app: string, other: typeof live, name: string, ends = expires): ReleaseVariant => ({
    changes: differences(live, other),
    app,
    version: '2.0.0',
    preview: { word: name, expires: ends },
  });
  const [one, two] = ['the-first-of-words', 'the-second-of-words'];
  const all: Release = {
    ...live,
    files: {},
    variants: [shown('a', a, one), shown('b', b, two), shown('a', live, word)],
  };
  const page = choosePage(all, { bucket: 0, words: [one, two] }, before);
  expect(page.trials.map(({ app }) => app)).toEqual(['a', 'b']);
  expect(page.imports).toEqual({ a: '/a2', b: '/b2' });
  expect(page.preload).toEqual({ '/google/a': ['/root', '/a2', '/b2'] });
  expect(page.previewIsOver).toBe(false);
  expect(choosePage(all, { bucket: 0, words: [one, word] }, before).imports).toEqual({ a: '/a1', b: '/b1' });
  const half = choosePage(all, { bucket: 0, words: ['a-word-nobody-was-given', two] }, before);
  expect([half.imports, half.previewIsOver]).toEqual([{ a: '/a1', b: '/b2' }, true]);
});

it('reads words from the address that can be some', () => {
  const read = (query: string) => wordsIn(new URLSearchParams(query));
  expect([read(`preview=${word}`), read(`preview=${word},another-word-of-a-link`)]).toEqual([
    [word],
    [word, 'another-word-of-a-link'],
  ]);
  expect([read('preview=short'), read('preview=<b>0123456789012'), read('')]).toEqual([[], [], []]);
});
