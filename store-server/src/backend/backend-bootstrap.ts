import type { Bootstrap } from '@listings/shared-api/contract';
import { decodeHTML } from 'entities';
import type { FastifyBaseLogger } from 'fastify';
import { supportOf } from '../page/bootstrap';
import type { BackendClient } from './backend-client';

/** Everything the bootstrap object is put together from; all are reads. */
const PATHS = {
  setup: '/wc/gla/mc/setup',
  ads: '/wc/gla/ads/connection',
  campaigns: '/wc/gla/ads/campaigns',
  audience: '/wc/gla/mc/target_audience',
  site: '/wp/v2/settings',
  general: '/wc/v3/settings/general',
  countries: '/wc/v3/data/countries',
  currency: '/wc/v3/data/currencies/current',
} as const;

type Part = keyof typeof PATHS;
type Answers = Readonly<Record<Part, unknown>>;

const keysOf = Object.keys as (paths: typeof PATHS) => Part[];

/** Reads what the store knows of the bootstrap object; a part that cannot be read leaves its default. */
export const readBackendBootstrap = async (
  client: BackendClient,
  log: FastifyBaseLogger,
  restRoot: URL,
): Promise<Partial<Bootstrap>> => {
  const entries = await Promise.all(
    keysOf(PATHS).map(async (part) => [part, await readPart(client, log, part)] as const),
  );
  return bootstrapOf(Object.fromEntries(entries) as Record<Part, unknown>, addressAbove(restRoot));
};

const readPart = async (client: BackendClient, log: FastifyBaseLogger, part: Part): Promise<unknown> => {
  const query = part === 'campaigns' ? 'exclude_removed=false' : '';
  try {
    const { status, body } = await client({ method: 'GET', path: PATHS[part], query });
    if (status === 200) return body;
    log.warn({ event: 'backend.bootstrap', part, status }, 'a part of the bootstrap object has its default');
  } catch (error) {
    log.warn({ event: 'backend.bootstrap', part, err: error }, 'a part of the bootstrap object has its default');
  }
  return undefined;
};

/** The shop's own address, as far as the address of its REST API tells it. */
const addressAbove = ({ origin, pathname }: URL): string => origin + pathname.replace(/\/wp-json\/?$/, '');

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const textAt = (value: unknown, key: string): string | undefined => {
  const text = isObject(value) ? value[key] : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
};

/** Settings come as a list of `{ id, value }`. */
const settingsById = (value: unknown): ReadonlyMap<string, string> => {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return new Map(
    list.flatMap((entry) => {
      const id = textAt(entry, 'id');
      const setting = isObject(entry) ? entry['value'] : undefined;
      const isPlain = typeof setting === 'string' || typeof setting === 'number';
      return id !== undefined && isPlain ? [[id, String(setting)] as const] : [];
    }),
  );
};

const bootstrapOf = (answers: Answers, address: string): Partial<Bootstrap> => {
  const general = settingsById(answers.general);
  const locale = localeOf(answers);
  const defaultCountry = general.get('woocommerce_default_country');
  const currency = currencyOf(general, answers.currency);
  const support = supportOf(defaultCountry ?? 'US', currency.code, locale);
  return {
    ...flagsOf(answers),
    ...siteOf(answers.site, address),
    ...(answers.general === undefined ? {} : support),
    ...(defaultCountry === undefined ? {} : { defaultCountry }),
    countries: countriesOf(answers.countries),
    currency,
    siteLocale: locale,
    userLocale: locale,
  };
};

const localeOf = ({ audience, site }: Answers): string =>
  textAt(audience, 'locale') ?? textAt(site, 'language') ?? 'en_US';

const flagsOf = ({ setup, ads, campaigns }: Answers): Partial<Bootstrap> => ({
  mcSetupComplete: textAt(setup, 'status') === 'complete',
  adsSetupComplete: textAt(ads, 'status') === 'connected' && Array.isArray(campaigns) && campaigns.length > 0,
});

const siteOf = (site: unknown, address: string): Partial<Bootstrap> => {
  const homeUrl = textAt(site, 'url') ?? address;
  const timeZone = textAt(site, 'timezone');
  const [dateFormat, timeFormat] = [textAt(site, 'date_format'), textAt(site, 'time_format')];
  const day = isObject(site) ? Number(site['start_of_week']) : Number.NaN;
  return {
    homeUrl,
    adminUrl: `${homeUrl.replace(/\/+$/, '')}/wp-admin/`,
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(dateFormat === undefined ? {} : { dateFormat }),
    ...(timeFormat === undefined ? {} : { timeFormat }),
    ...(Number.isInteger(day) && day >= 0 && day <= 6 ? { weekStartsOn: day } : {}),
  };
};

/** Names come with HTML entities. */
const countriesOf = (value: unknown): Record<string, string> => {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return Object.fromEntries(
    list.flatMap((entry) => {
      const [code, name] = [textAt(entry, 'code'), textAt(entry, 'name')];
      return code !== undefined && name !== undefined && /^[A-Z]{2}$/.test(code)
        ? [[code, decodeHTML(name)] as const]
        : [];
    }),
  );
};

const POSITIONS = {
  left: '%1$s%2$s',
  right: '%2$s%1$s',
  left_space: '%1$s\u00a0%2$s',
  right_space: '%2$s\u00a0%1$s',
} as const;

const isPosition = (text: string): text is keyof typeof POSITIONS => text in POSITIONS;

const currencyOf = (general: ReadonlyMap<string, string>, current: unknown): Bootstrap['currency'] => {
  const code = general.get('woocommerce_currency') ?? textAt(current, 'code') ?? 'USD';
  const position = general.get('woocommerce_currency_pos') ?? 'left';
  const symbolPosition = isPosition(position) ? position : 'left';
  const precision = Number(general.get('woocommerce_price_num_decimals') ?? 2);
  return {
    code,
    symbol: decodeHTML(textAt(current, 'symbol') ?? (code === 'USD' ? '$' : code)),
    symbolPosition,
    precision: Number.isInteger(precision) && precision >= 0 && precision <= 4 ? precision : 2,
    decimalSeparator: general.get('woocommerce_price_decimal_sep') ?? '.',
    thousandSeparator: general.get('woocommerce_price_thousand_sep') ?? ',',
    priceFormat: POSITIONS[symbolPosition],
  };
};
