import { createInstance } from 'i18next';
import { createTexts } from './texts';
import type { Catalog } from './text-catalogs';

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];
const plural = (place: string) =>
  Object.fromEntries(categories.map((category) => [`rows_${category}`, `rows ${category}: ${place}`]));

/** Every form of the format that a catalog may have: contexts and nested texts are none (the check of the catalogs refuses them). */
const catalog: Catalog = {
  plain: 'Plain',
  deep: { er: { text: 'Deep' } },
  places: '{{ name }} and {{name}}, {{- raw }}{{n}}',
  ...plural('{{count}}'),
};

const languages = ['en', 'de', 'fr', 'es', 'ja', 'ar', 'pl', 'cy'];
const counts = [0, 1, 2, 3, 5, 11, 21, 100, 101, 102, 111, 1.5, 1_000_000];

function readersOf(language: string) {
  const texts = createTexts({ language, catalogs: { own: catalog } });
  const i18next = createInstance();
  void i18next.init({
    lng: language,
    ns: ['own'],
    defaultNS: 'own',
    // Counts are written with separators here, which i18next does where the place says so.
    resources: { [language]: { own: { ...catalog, ...plural('{{count, number}}') } } },
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

  it('nested keys and places of values', () => {
    const values = { name: 'Ada', raw: '<b>', n: 2 };
    const read = (t: typeof ours) => ['plain', 'deep.er.text', 'places'].map((key) => t(key, values));
    expect(read(ours)).toEqual(read(theirs));
  });
});

it('reads no value as a text, which i18next does not promise', () => {
  const { ours } = readersOf('en');
  const name = '$t(plain) {{n}}';
  expect(ours('places', { name, raw: '', n: 0 })).toBe(`${name} and ${name}, 0`);
});
