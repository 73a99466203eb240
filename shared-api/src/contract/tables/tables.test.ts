import {
  continents,
  isSupportedLanguage,
  isoCountries,
  merchantScopes,
  scopes,
  supportedCountries,
  supportedCountriesFor,
  supportedLanguages,
} from '../index';

describe('tables', () => {
  it('hold the supported countries with their currencies', () => {
    expect(Object.keys(supportedCountries)).toHaveLength(93);
    expect(supportedCountries).toMatchObject({ US: 'USD', GB: 'GBP', DE: 'EUR', VE: 'VEF', PR: 'USD' });
    expect(Object.keys(supportedCountries).filter((code) => !isoCountries.has(code))).toEqual([]);
  });

  it('support South Korea only for stores that sell in its currency', () => {
    expect(supportedCountriesFor('USD')).not.toHaveProperty('KR');
    expect(supportedCountriesFor('KRW')).toMatchObject({ KR: 'KRW', US: 'USD' });
  });

  it('put each supported country into exactly one continent', () => {
    const countries = Object.values(continents).flatMap((continent) => continent.countries);
    expect(countries.sort()).toEqual(Object.keys(supportedCountriesFor('KRW')).sort());
  });

  it('hold the languages by the first two letters of a locale', () => {
    expect(supportedLanguages).toHaveLength(30);
    expect(['en_US', 'de_DE_formal', 'zh_TW', 'eo', 'ca'].map(isSupportedLanguage)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('hold the permissions of the provider: content, verification and ads [S9.03]', () => {
    expect(scopes).toEqual({
      content: 'https://www.googleapis.com/auth/content',
      verification: 'https://www.googleapis.com/auth/siteverification.verify_only',
      ads: 'https://www.googleapis.com/auth/adwords',
    });
    expect(merchantScopes).toEqual([scopes.content, scopes.verification]);
  });
});
