import texts from './en/typed-number.json';

/** What a typed number was read as: namespace `typedNumber`. */
export const typedNumberTexts = texts;

declare module '../i18n/text-catalogs' {
  interface TextCatalogs {
    typedNumber: typeof typedNumberTexts;
  }
}
