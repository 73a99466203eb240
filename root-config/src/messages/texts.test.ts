import { shellTexts } from './shell.texts';
import { createShellTexts, languageOf } from './texts';

it('fills in values, those of the brand everywhere', () => {
  const text = createShellTexts('en', { provider: 'Google', product: 'Listings' });
  expect(text('product')).toBe('Google Listings & Ads');
  expect(text('slot.support', { id: 'AB12' })).toBe('Support id: AB12');
});

it('shows every text in the pseudo-locale, its values untouched', () => {
  const text = createShellTexts('en-XA', { provider: 'Google' });
  expect(text('tabs.dashboard')).toBe('[Ðášĥƀöáŕð~~~]');
  expect(text('product')).toMatch(/^\[Google Ļîšţîñğš & Åðš~+\]$/);
});

it('takes the pseudo-locale from the address, and no other', () => {
  expect(['?_locale=en-XA', '?_locale=de', ''].map(languageOf)).toEqual(['en-XA', 'en', 'en']);
});

it('has a text for every key', () => {
  const values = (catalog: object): unknown[] =>
    Object.values(catalog).flatMap((value: unknown) =>
      typeof value === 'object' && value !== null ? values(value) : [value],
    );
  expect(values(shellTexts).filter((value) => typeof value !== 'string' || value.trim() === '')).toEqual([]);
});
