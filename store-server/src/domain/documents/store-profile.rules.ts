import { supportedCountriesFor } from '@listings/shared-api/contract';
import { dayInZone, madeOnce } from '@listings/shared-values';
import { remembering } from '../values/memo';
import type { StoreProfile } from './documents.types';

/** Host of the store without protocol and slash, as the provider's texts name it. */
export const storeHost = ({ homeUrl }: StoreProfile): string => homeUrl.replace(/^https?:\/\//, '').replace(/\/+$/, '');

/** True when two URLs name the same site, whatever their protocol and trailing slash. */
export const isSameSite = (one: string, other: string): boolean => bare(one) === bare(other);

/** An address without protocol and trailing slash. */
export const bare = (url: string): string =>
  url
    .replace(/^https?:\/\//, '')
    .replace(/\/+$/, '')
    .toLowerCase();

/** The store's default country option: `US:NY`, or `DE` where there is no state. */
export const defaultCountry = ({ address }: StoreProfile): string =>
  address.state === '' ? address.country : `${address.country}:${address.state}`;

const tagOf = (locale: string): string => locale.replaceAll('_', '-');

/** The site language's own name: `English`, `Deutsch`. Every read of the audience says it. */
export const languageName = madeOnce((locale: string): string => {
  const tag = tagOf(locale);
  const language = tag.split('-')[0] ?? 'en';
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
});

/** Countries that can be targeted: those the provider supports for the store's currency, with their currencies. */
export const targetCountries = ({ currency }: StoreProfile): Readonly<Record<string, string>> =>
  supportedCountriesFor(currency);

const MINUTE_MS = 60_000;
/** Days by zone and minute: what `Intl` takes for one is a tenth of a report that is kept. */
const days = remembering<string>(64);

/** Today in the store's time zone. */
export const todayIn = ({ timeZone }: StoreProfile, now: number): string =>
  days(`${timeZone} ${Math.floor(now / MINUTE_MS)}`, () => dayInZone(now, timeZone));

/** Locale and language as the admin sees them next to an audience. */
export const siteLanguage = ({ locale }: StoreProfile): { locale: string; language: string } => ({
  locale,
  language: languageName(locale),
});
