import type { Release, ReleaseVariant } from '@listings/deploy/release';
import { bucketOf, choosePage, wordIn } from './served-page';

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
  { ...plan('b'), app: 'mfe-b', version: '2.0.0', share: 20 },
  { ...plan('a'), app: 'mfe-a', version: '3.0.0', share: 10 },
  { ...plan('c'), app: 'mfe-c', version: '4.0.0', preview: { word, expires } },
];
const release: Release = { ...plan('live'), files: {}, variants };
const appFor = (bucket: number | null, asked: string | null = null, now = before) =>
  choosePage(release, { bucket, word: asked }, now).trial?.app ?? 'live';

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
  const over = choosePage(release, { bucket: 99, word }, Date.parse(expires));
  expect([over.trial, over.previewIsOver]).toEqual([null, true]);
  expect(choosePage(release, { bucket: 99, word: 'another-word-of-a-link' }, before).previewIsOver).toBe(true);
  expect(choosePage(release, { bucket: 99, word: null }, before).previewIsOver).toBe(false);
});

it('names a page by what it is made from', () => {
  const ids = [0, 10, 50].map((bucket) => choosePage(release, { bucket, word: null }, before).id);
  expect(new Set(ids).size).toBe(3);
  expect(choosePage(release, { bucket: 99, word: null }, before).id).toBe(ids[2]);
});

it('reads a word from the address that can be one', () => {
  const read = (query: string) => wordIn(new URLSearchParams(query));
  expect([read(`preview=${word}`), read('preview=short'), read('preview=<b>0123456789012'), read('')]).toEqual([
    word,
    null,
    null,
    null,
  ]);
});
