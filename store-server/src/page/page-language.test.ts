import { chooseLanguage, wantedLanguages } from './page-language';

const offered = ['en', 'de', 'pt-BR'];
const asked = (path: string, chosen?: string, acceptLanguage?: string) =>
  wantedLanguages({
    searchParams: new URL(path, 'http://store').searchParams,
    cookies: chosen === undefined ? {} : { language: chosen },
    acceptLanguage,
  });

it('prefers the language of the address to the chosen one, and that to those of the browser', () => {
  expect(asked('/google?_locale=ja', 'de', 'fr;q=0.5, pt-BR, ar;q=0')).toEqual(['ja', 'de', 'pt-BR', 'fr']);
  expect(asked('/google')).toEqual([]);
});

it('takes the first wanted language that is offered, a region or none content with what there is', () => {
  expect(chooseLanguage(offered, ['fr', 'de-AT', 'en'])).toBe('de');
  expect(chooseLanguage(offered, ['de_DE'])).toBe('de');
  expect(chooseLanguage(offered, ['PT-br'])).toBe('pt-BR');
  expect(chooseLanguage(offered, ['en-XA', 'de'])).toBe('en');
  expect(chooseLanguage(offered, ['eo', '', '<script>'])).toBe('en');
});
