import texts from './en/order.json';

/** Orders of a list: namespace `order`. */
export const orderTexts = texts;

declare module '../i18n/text-catalogs' {
  interface TextCatalogs {
    order: typeof orderTexts;
  }
}
