import { isObject } from '../base/is-object';
import {
  indexedNamespace,
  missingCalls,
  type EndpointKey,
  type MutationKey,
  type ReadKey,
} from '@listings/shared-api/contract';
import { decodeHTML } from 'entities';

/** Settings of the store that go into the bootstrap object, by the platform's own name. */
export type StoreSettings = Readonly<Record<string, string>>;

export interface SiteFacts {
  readonly url?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly dateFormat?: string | undefined;
  readonly timeFormat?: string | undefined;
  readonly weekStartsOn?: number | undefined;
  readonly language?: string | undefined;
}

export interface CurrencyFacts {
  readonly code?: string | undefined;
  readonly symbol?: string | undefined;
}

/** Saved value of each part: no more than the page gets. */
export interface PartValues {
  /** The merchant setup is complete. */
  readonly setup: boolean;
  /** An ads account is connected. */
  readonly ads: boolean;
  /** A campaign was made, whether or not it is there any more. */
  readonly campaigns: boolean;
  readonly audience: { readonly locale?: string | undefined };
  readonly site: SiteFacts;
  readonly settings: StoreSettings;
  readonly countries: Readonly<Record<string, string>>;
  readonly currency: CurrencyFacts;
  /** The calls of the contract that the store does not have. */
  readonly missing: readonly EndpointKey[];
  /** The store's plugin. */
  readonly plugin: { readonly version?: string | undefined };
}

export type Part = keyof PartValues;

interface PartDefinition<T> {
  readonly path: `/${string}`;
  readonly query?: string;
  /**
   * The read of the contract with the same content, if there is one: mutations that make it stale make this part stale.
   */
  readonly read?: ReadKey;
  /** Mutations after which the former value may be wrong: rather none than that one. */
  readonly decidedBy?: readonly MutationKey[];
  /** Milliseconds that an answer stands for, where it changes with an update of the plugin alone. */
  readonly freshMs?: number;
  /** Undefined when the answer has an unexpected shape. */
  readonly parse: (body: unknown) => T | undefined;
  /** Value of a part that this store does not offer (4xx); without it such a part is unknown. */
  readonly absent?: T;
}

const textAt = (value: unknown, key: string): string | undefined => {
  const text = isObject(value) ? value[key] : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
};

/** Settings come as a list of `{ id, value }`. */
const settingsById = (body: unknown): StoreSettings | undefined => {
  if (!Array.isArray(body)) return undefined;
  const entries = (body as readonly unknown[]).flatMap((entry) => {
    const id = textAt(entry, 'id');
    const value = isObject(entry) ? entry['value'] : undefined;
    const isPlain = typeof value === 'string' || typeof value === 'number';
    return id !== undefined && SETTINGS.has(id) && isPlain ? [[id, String(value)] as const] : [];
  });
  return Object.fromEntries(entries);
};

/** Settings that are kept; the others are not, as some of them are private. */
const SETTINGS: ReadonlySet<string> = new Set([
  'woocommerce_default_country',
  'woocommerce_currency',
  'woocommerce_currency_pos',
  'woocommerce_price_thousand_sep',
  'woocommerce_price_decimal_sep',
  'woocommerce_price_num_decimals',
]);

const siteOf = (body: unknown): SiteFacts | undefined => {
  if (!isObject(body) || !('timezone' in body)) return undefined;
  const day = Number(body['start_of_week'] ?? Number.NaN);
  return {
    url: textAt(body, 'url'),
    timeZone: textAt(body, 'timezone'),
    dateFormat: textAt(body, 'date_format'),
    timeFormat: textAt(body, 'time_format'),
    weekStartsOn: Number.isInteger(day) && day >= 0 && day <= 6 ? day : undefined,
    language: textAt(body, 'language'),
  };
};

/** Names come with HTML entities. */
const countriesOf = (body: unknown): Record<string, string> | undefined => {
  if (!Array.isArray(body)) return undefined;
  return Object.fromEntries(
    (body as readonly unknown[]).flatMap((entry) => {
      const [code, name] = [textAt(entry, 'code'), textAt(entry, 'name')];
      return code !== undefined && name !== undefined && /^[A-Z]{2}$/.test(code)
        ? [[code, decodeHTML(name)] as const]
        : [];
    }),
  );
};

const currencyOf = (body: unknown): CurrencyFacts | undefined => {
  if (textAt(body, 'code') === undefined) return undefined;
  const symbol = textAt(body, 'symbol');
  return { code: textAt(body, 'code'), symbol: symbol === undefined ? undefined : decodeHTML(symbol) };
};

/** True and false by their words; undefined for any other word. */
const either = (word: string | undefined, yes: string, no: readonly string[]): boolean | undefined =>
  word === yes ? true : word !== undefined && no.includes(word) ? false : undefined;

const TEN_MINUTES = 600_000;

/** Everything the bootstrap object is put together from; all are reads. */
export const PARTS: { readonly [P in Part]: PartDefinition<PartValues[P]> } = {
  setup: {
    path: '/wc/gla/mc/setup',
    read: 'getSetupStatus',
    decidedBy: ['syncSettings', 'disconnectMerchant', 'disconnectAll'],
    parse: (body) => either(textAt(body, 'status'), 'complete', ['incomplete']),
  },
  ads: {
    path: '/wc/gla/ads/connection',
    read: 'getAdsConnection',
    decidedBy: ['connectAdsAccount', 'completeAdsSetup', 'disconnectAds', 'disconnectAll'],
    parse: (body) => either(textAt(body, 'status'), 'connected', ['disconnected', 'incomplete']),
  },
  campaigns: {
    path: '/wc/gla/ads/campaigns',
    query: 'exclude_removed=false',
    read: 'listCampaigns',
    decidedBy: ['createCampaign', 'connectAdsAccount', 'disconnectAds', 'disconnectAll'],
    parse: (body) => (Array.isArray(body) ? body.length > 0 : undefined),
  },
  audience: {
    path: '/wc/gla/mc/target_audience',
    read: 'getAudience',
    parse: (body) => (isObject(body) && 'locale' in body ? { locale: textAt(body, 'locale') } : undefined),
    absent: {},
  },
  site: { path: '/wp/v2/settings', parse: siteOf, absent: {} },
  settings: { path: '/wc/v3/settings/general', parse: settingsById, absent: {} },
  countries: { path: '/wc/v3/data/countries', parse: countriesOf, absent: {} },
  currency: { path: '/wc/v3/data/currencies/current', parse: currencyOf, absent: {} },
  // An index that cannot be read leaves everything as the contract has it.
  missing: {
    path: indexedNamespace,
    freshMs: TEN_MINUTES,
    parse: (body) => missingCalls(body) ?? undefined,
    absent: [],
  },
  plugin: {
    path: '/wp/v2/plugins/google-listings-and-ads/google-listings-and-ads',
    query: '_fields=version',
    freshMs: TEN_MINUTES,
    parse: (body) => (isObject(body) && 'version' in body ? { version: textAt(body, 'version') } : undefined),
    absent: {},
  },
};

export const ALL_PARTS = Object.keys(PARTS) as readonly Part[];
