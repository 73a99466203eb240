import { createInstance, type i18n } from 'i18next';
import { uiTexts } from '../messages/en';
import type { Catalog, TextValues } from './text-catalogs';

/** The language whose texts go through `transform`: it proves that no literal escapes the catalogs. */
export const PSEUDO_LOCALE = 'en-XA';

export interface TextsOptions {
  /** BCP 47 tag. */
  readonly language: string;
  /** Catalogs by namespace; `ui` is always there. */
  readonly catalogs: Readonly<Record<string, Catalog>>;
  /** Values every text may name, such as `{{provider}}`. */
  readonly defaultVariables?: TextValues;
  /** Changes every text of the pseudo-locale; must leave `{{…}}` and `<…>` as they are. */
  readonly transform?: (text: string) => string;
}

/** The texts of one application. */
export interface Texts {
  readonly language: string;
  readonly i18n: i18n;
}

const mapCatalog = (catalog: Catalog, change: (text: string) => string): Catalog =>
  Object.fromEntries(
    Object.entries(catalog).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : mapCatalog(value, change),
    ]),
  );

/** Makes an application's texts; ready when it returns. */
export function createTexts({ language, catalogs, defaultVariables, transform }: TextsOptions): Texts {
  const all: Record<string, Catalog> = { ui: uiTexts, ...catalogs };
  const change = language === PSEUDO_LOCALE ? transform : undefined;
  const resources = change
    ? Object.fromEntries(Object.entries(all).map(([name, catalog]) => [name, mapCatalog(catalog, change)]))
    : all;
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: resources },
    ns: Object.keys(all),
    initAsync: false,
    showSupportNotice: false,
    interpolation: { escapeValue: false, defaultVariables: { ...defaultVariables } },
    returnNull: false,
  });
  return { language, i18n: instance };
}
