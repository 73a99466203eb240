import { chooseLanguage, wantedLanguages } from './page-language';

const offered = ['en', 'de', 'pt-BR'];
const asked = (path: string, chosen?: string, acceptLanguage?: string, complete = ['en', 'fr', 'pt-BR', 'ar']) =>
  wantedLanguages(
    {
      searchParams: new URL(path, 'http://store').searchParams,
      cookies: chosen === undefined ? {} : { language: chosen },
      acceptLanguage,
    },
    complete,
  );

it('prefers the language of the address to the chosen one, and that to those of the browser', () => {
  expect(asked('/google?_locale=ja', 'de', 'fr;q=0.5, pt-BR, ar;q=0')).toEqual(['ja', 'de', 'pt-BR', 'fr']);
  expect(asked('/google')).toEqual([]);
});

it('takes no language from the browser whose texts are not all there, but does when the admin asks for it', () => {
  const acceptLanguage = 'de-AT, de;q=0.9, en;q=0.8';
  expect(asked('/google', undefined, acceptLanguage, ['en'])).toEqual(['en']);
  expect(asked('/google', undefined, acceptLanguage, ['en', 'de'])).toEqual(['de-AT', 'de', 'en']);
  expect(asked('/google?_locale=de', undefined, acceptLanguage, ['en'])).toEqual(['de', 'en']);
  expect(asked('/google', 'de', acceptLanguage, ['en'])).toEqual(['de', 'en']);
});

it('takes the first wanted language that is offered, a region or none content with what there is', () => {
  expect(chooseLanguage(offered, ['fr', 'de-AT', 'en'])).toBe('de');
  expect(chooseLanguage(offered, ['de_DE'])).toBe('de');
  expect(chooseLanguage(offered, ['PT-br'])).toBe('pt-BR');
  expect(chooseLanguage(offered, ['en-XA', 'de'])).toBe('en');
  expect(chooseLanguage(offered, ['eo', '', '<script>'])).toBe('en');
});
