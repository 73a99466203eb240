import { createInstance } from 'i18next';
import { createTexts } from './texts';
import type { Catalog } from './text-catalogs';

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];
const plural = (key: string, languages: string) =>
  Object.fromEntries(categories.map((category) => [`${key}_${category}`, `${languages} ${category}: {{count}}`]));

/** Every form of the format that a catalog may have. */
const catalog: Catalog = {
  plain: 'Plain',
  deep: { er: { text: 'Deep' } },
  places: '{{ name }} and {{name}}, {{- raw }}{{n}}',
  ...plural('rows', 'rows'),
  ...plural('guest_female', 'her'),
  guest_other: 'guests: {{count}}',
  guest: 'a guest',
  friend: 'a friend',
  friend_male: 'a boyfriend',
  nest: 'First $t(plain), then $t(deep.er.text).',
  nestPlaces: '$t(places, {"name": "{{who}}"})',
  nestCount: '{{who}} has $t(rows, {"count": {{n}} })',
  nestWord: '$t(places, {"name": "Word"})',
  nestContext: '$t(friend, {"context": "male"}) of {{name}}',
  nestDeep: '[$t(nest)]',
  nestOther: '$t(more:title) here',
};
const more: Catalog = { title: 'More of {{name}}' };

const languages = ['en', 'de', 'fr', 'es', 'ja', 'ar', 'pl', 'cy'];
const counts = [0, 1, 2, 3, 5, 11, 21, 100, 101, 102, 111, 1.5, 1_000_000];

function readersOf(language: string) {
  const texts = createTexts({ language, catalogs: { own: catalog, more } });
  const i18next = createInstance();
  void i18next.init({
    lng: language,
    ns: ['own', 'more'],
    defaultNS: 'own',
    resources: { [language]: { own: catalog, more } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return {
    ours: (key: string, values: Record<string, string | number> = {}) =>
      texts.fillIn(texts.template('own', key, values), values),
    theirs: (key: string, values: Record<string, string | number> = {}) => i18next.t(key, values),
  };
}

describe.each(languages)('reads as i18next does: %s', (language) => {
  const { ours, theirs } = readersOf(language);

  it('every plural category', () => {
    const read = (t: typeof ours) => counts.map((count) => t('rows', { count }));
    expect(read(ours)).toEqual(read(theirs));
  });

  it('contexts, with plurals and without', () => {
    const read = (t: typeof ours) => [
      t('friend'),
      t('friend', { context: 'male' }),
      t('friend', { context: 'unknown' }),
      t('guest'),
      ...counts.map((count) => t('guest', { count, context: 'female' })),
    ];
    expect(read(ours)).toEqual(read(theirs));
  });

  it('places and nested texts', () => {
    const values = { name: 'Ada', who: 'Bob', raw: '<b>', n: 2 };
    const read = (t: typeof ours) =>
      [
        'plain',
        'deep.er.text',
        'places',
        'nest',
        'nestPlaces',
        'nestCount',
        'nestWord',
        'nestContext',
        'nestDeep',
        'nestOther',
      ].map((key) => t(key, values));
    expect(read(ours)).toEqual(read(theirs));
  });
});

it('reads no value as a text, nested or not, which i18next does not promise', () => {
  const { ours } = readersOf('en');
  const who = '$t(plain) {{name}}';
  expect(ours('nestCount', { who, n: 1, name: 'Ada' })).toBe(`${who} has rows one: 1`);
  expect(ours('nestPlaces', { who, raw: '', n: 0, name: 'Ada' })).toBe(`${who} and ${who}, 0`);
});
