import { flagsFor, flagsIn } from './page-flags';

const flags = {
  'mfe-a': { isDense: { value: true }, layout: { value: 'wide', share: 30 }, rows: { value: 20, share: 30 } },
  'mfe-b': { isDense: { value: false, share: 30 } },
};
const sessions = Array.from({ length: 2000 }, (_, index) => `session ${index}`);
const given = sessions.map((session) => flagsFor({ flags }, session) ?? {});
const partOf = (has: (page: (typeof given)[number]) => boolean) => given.filter(has).length / given.length;

it('gives a value to all, or to its share of the sessions, the same each time [20.12]', () => {
  expect(given.every((page) => page['mfe-a']?.['isDense'] === true)).toBe(true);
  expect(partOf((page) => page['mfe-a']?.['layout'] === 'wide')).toBeCloseTo(0.3, 1);
  expect(partOf((page) => page['mfe-b']?.['isDense'] === false)).toBeCloseTo(0.3, 1);
  expect(sessions.map((session) => flagsFor({ flags }, session) ?? {})).toEqual(given);
});

it('divides the sessions anew for each flag [20.12]', () => {
  expect(partOf((page) => page['mfe-a']?.['layout'] === 'wide' && page['mfe-a']?.['rows'] === 20)).toBeCloseTo(0.09, 1);
  expect(partOf((page) => page['mfe-a']?.['layout'] === 'wide' && page['mfe-b'] !== undefined)).toBeCloseTo(0.09, 1);
});

it('gives no share to who has no session, and nothing at all where nothing is set [20.12]', () => {
  expect(flagsFor({ flags }, null)).toEqual({ 'mfe-a': { isDense: true } });
  expect(flagsFor({ flags: { 'mfe-b': flags['mfe-b'] } }, null)).toBeUndefined();
  expect(flagsFor({}, 'session')).toBeUndefined();
});

it('gives what an address names in place of what the session has [20.12]', () => {
  const shown = [
    { word: '', app: 'mfe-a', name: 'isDense', value: false },
    { word: '', app: 'mfe-c', name: 'rows', value: 5 },
  ];
  expect(flagsFor({ flags }, null, shown)).toEqual({ 'mfe-a': { isDense: false }, 'mfe-c': { rows: 5 } });
});

it('reads words that give values to flags, and no others [20.12]', () => {
  const words = ['flag.mfe-a.isDense.false', 'a-word-of-a-link-0', 'flag.mfe-a.rows.-5', 'flag.mfe-a.layout.wide'];
  const [dense, , rows, layout] = words;
  expect(flagsIn(words)).toEqual([
    { word: dense, app: 'mfe-a', name: 'isDense', value: false },
    { word: rows, app: 'mfe-a', name: 'rows', value: -5 },
    { word: layout, app: 'mfe-a', name: 'layout', value: 'wide' },
  ]);
  const wrong = [
    'flag.mfe-a.rows',
    'flag.shared-ui.rows.5',
    'flag.mfe-a.Rows.5',
    'flag.mfe-a.rows.<5',
    'candidate.mfe-a',
  ];
  expect(flagsIn(wrong)).toEqual([]);
});
