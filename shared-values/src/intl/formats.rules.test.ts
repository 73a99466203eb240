import { countryNames } from './country-names.rules';
import { formatsOf } from './formats.rules';

const plain = (text: string): string => text.replaceAll(/[\s\u200e\u200f]+/g, ' ');

it.each([
  ['en', 'Canada, Germany, and Japan', 'Canada, Germany, Japan'],
  ['de', 'Canada, Germany und Japan', 'Canada, Germany, Japan'],
  ['fr', 'Canada, Germany et Japan', 'Canada, Germany, Japan'],
  ['es', 'Canada, Germany y Japan', 'Canada, Germany, Japan'],
  ['ja', 'Canada、Germany、Japan', 'Canada、Germany、Japan'],
  ['ar', 'Canada وGermany وJapan', 'Canada وGermany وJapan'],
  ['en-XA', 'Canada, Germany, and Japan', 'Canada, Germany, Japan'],
])('joins names as %s does, in a sentence and in a row', (language, sentence, row) => {
  const formats = formatsOf(language);
  const names = ['Canada', 'Germany', 'Japan'];
  expect([formats.list(names), formats.row(names)]).toEqual([sentence, row]);
  expect([formats.list(['Canada']), formats.row([])]).toEqual(['Canada', '']);
});

it('names countries in the language, and leaves what has no name as it is', () => {
  const german = ['en', 'de', 'fr', 'es', 'ja', 'ar'].map((language) => formatsOf(language).country('DE'));
  expect(german).toEqual(['Germany', 'Deutschland', 'Allemagne', 'Alemania', 'ドイツ', 'ألمانيا']);
  expect(formatsOf('fr').country('XQ')).toBe('XQ');
  expect(formatsOf('fr').country('not a code', 'Elsewhere')).toBe('Elsewhere');
});

it('names a language in another one and in itself, as a title', () => {
  expect([formatsOf('fr').language('de'), formatsOf('fr').language('fr')]).toEqual(['Allemand', 'Français']);
  expect(formatsOf('en').language('no such tag')).toBe('No such tag');
});

it('writes numbers and shares as the language does', () => {
  expect([formatsOf('en').number(1234.5), formatsOf('de').number(1234.5)]).toEqual(['1,234.5', '1.234,5']);
  expect(plain(formatsOf('fr').number(0.25, { style: 'percent' }))).toBe('25 %');
});

it('writes a moment by the clock of the zone that is named, else by this computer’s', () => {
  const at = Date.UTC(2023, 10, 14, 22, 13);
  expect(plain(formatsOf('en').moment(at, 'Asia/Tokyo'))).toBe('Nov 15, 2023, 7:13 AM');
  expect(formatsOf('de').moment(at, 'UTC')).toBe('14.11.2023, 22:13');
  const here = new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(11, 16);
  expect(formatsOf('de').moment(at)).toContain(here);
});

it.each([
  ['en', 'Daily budget', 'daily budget'],
  ['fr', 'Audience ciblée', 'audience ciblée'],
  ['de', 'Tagesbudget', 'Tagesbudget'],
  ['de-AT', 'Name der Kampagne', 'Name der Kampagne'],
  ['ja', '1 日の予算', '1 日の予算'],
])('puts a label into a sentence in %s', (language, label, told) => {
  expect(formatsOf(language).inSentence(label)).toBe(told);
});

it('orders texts as the language does, numbers in them by their value', () => {
  const sorted = (names: readonly string[], language: string) => [...names].sort(formatsOf(language).compare);
  expect(sorted(['Zürich', 'Ärmel', 'Azur'], 'de')).toEqual(['Ärmel', 'Azur', 'Zürich']);
  expect(sorted(['Zebra', 'Ärmel'], 'sv')).toEqual(['Zebra', 'Ärmel']);
  expect(sorted(['Winter 10', 'Winter 9'], 'en')).toEqual(['Winter 9', 'Winter 10']);
});

it('puts the language’s names in the place of the store’s, and keeps those of what is no country', () => {
  const stores = { DE: 'Germany', US: 'United States (US)', XX: 'Somewhere', 'no-code': 'Elsewhere' };
  expect(countryNames(stores, 'fr')).toEqual({
    DE: 'Allemagne',
    US: 'États-Unis',
    XX: 'Somewhere',
    'no-code': 'Elsewhere',
  });
});

it('keeps the store’s own names where it speaks the language, and takes the language’s for those it leaves to it [19.7]', () => {
  const stores = { DE: '', US: 'United States (US)', XX: 'Somewhere', QQ: '' };
  expect(countryNames(stores, 'en', true)).toEqual({ ...stores, DE: 'Germany', QQ: 'QQ' });
});
