import { loadPseudoText } from './pseudo-text';
import { shellTexts } from './shell.texts';
import { createShellTexts, languageOf } from './texts';

it('fills in values, those of the brand everywhere', () => {
  const text = createShellTexts('en', { provider: 'Google', product: 'Listings' });
  expect(text('product')).toBe('Google Listings & Ads');
  expect(text('slot.support', { id: 'AB12' })).toBe('Support id: AB12');
});

it('shows every text in the pseudo-locale, its values untouched', async () => {
  await loadPseudoText();
  const text = createShellTexts('en-XA', { provider: 'Google' });
  expect(text('tabs.dashboard')).toBe('[D́áśh́b́óáŕd́~~~]');
  expect(text('product')).toMatch(/^\[Google Ĺíśt́íńǵś & Ád́ś~+\]$/);
});

it('is in the language that the page was printed in, and in the pseudo-locale where the address asks for it', () => {
  const page = (lang: string, search: string) => {
    window.history.replaceState(null, '', `/google${search}`);
    document.documentElement.lang = lang;
    return languageOf(document);
  };
  expect([page('de', ''), page('en', '?_locale=de'), page('de', '?_locale=en-XA'), page('', '')]).toEqual([
    'de',
    'en',
    'en-XA',
    'en',
  ]);
});

it('has a text for every key', () => {
  const values = (catalog: object): unknown[] =>
    Object.values(catalog).flatMap((value: unknown) =>
      typeof value === 'object' && value !== null ? values(value) : [value],
    );
  expect(values(shellTexts).filter((value) => typeof value !== 'string' || value.trim() === '')).toEqual([]);
});
