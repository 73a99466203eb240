import type { Bootstrap } from '@listings/shared-api/contract';
import { isServerCall } from '../calls/handler';
import { supportOf } from '../page/bootstrap';
import type { KnownParts } from './bootstrap-cache';
import type { Part, SiteFacts } from './bootstrap-parts';

/** Parts that a page needs before anything else; the rest may come a moment later. */
export const partsNeededBy = (path: string): readonly Part[] => {
  if (path === '/google') return ['setup'];
  if (path === '/google/start') return ['setup', 'settings'];
  // The list of steps and parts cannot be read later.
  if (path === '/google/setup-mc') return ['setup', 'settings', 'missing'];
  return path === '/google/settings' ? ['setup', 'campaigns', 'missing'] : ['setup', 'campaigns'];
};

/** Fields of the bootstrap object from these parts; unknown ones are marked as such or left to the defaults. */
export const bootstrapOf = (parts: KnownParts, restRoot: URL): Partial<Bootstrap> => {
  const { settings, audience, site } = parts;
  const locale = audience?.locale ?? site?.language ?? 'en_US';
  const defaultCountry = settings?.['woocommerce_default_country'];
  const currency = currencyOf(parts);
  return {
    mcSetupComplete: parts.setup ?? null,
    adsSetupComplete: adsSetupOf(parts),
    unread: unreadOf(parts),
    // This server answers its own calls, whatever the store has.
    missingCalls: (parts.missing ?? []).filter((key) => !isServerCall(key)),
    pluginVersion: parts.plugin?.version ?? null,
    ...siteOf(site, addressAbove(restRoot)),
    ...(settings === undefined ? {} : supportOf(defaultCountry ?? 'US', currency.code, locale)),
    ...(defaultCountry === undefined ? {} : { defaultCountry }),
    countries: { ...parts.countries },
    currency,
    siteLocale: locale,
    userLocale: locale,
  };
};

/** Complete with an account and a campaign; null where neither says no and one of them is unknown. */
const adsSetupOf = ({ ads, campaigns }: KnownParts): boolean | null => {
  if (ads === false || campaigns === false) return false;
  return ads === undefined || campaigns === undefined ? null : true;
};

const unreadOf = (parts: KnownParts): Bootstrap['unread'] => [
  ...(parts.setup === undefined ? (['setup'] as const) : []),
  ...(adsSetupOf(parts) === null ? (['ads'] as const) : []),
  ...(['settings', 'site', 'audience', 'countries', 'currency'] as const).filter((part) => parts[part] === undefined),
];

/** The shop's own address, derived from the address of its REST API. */
const addressAbove = ({ origin, pathname }: URL): string => origin + pathname.replace(/\/wp-json\/?$/, '');

const siteOf = (site: SiteFacts = {}, address: string): Partial<Bootstrap> => {
  const homeUrl = site.url ?? address;
  const { timeZone, dateFormat, timeFormat, weekStartsOn } = site;
  return {
    homeUrl,
    adminUrl: `${homeUrl.replace(/\/+$/, '')}/wp-admin/`,
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(dateFormat === undefined ? {} : { dateFormat }),
    ...(timeFormat === undefined ? {} : { timeFormat }),
    ...(weekStartsOn === undefined ? {} : { weekStartsOn }),
  };
};

const POSITIONS = {
  left: '%1$s%2$s',
  right: '%2$s%1$s',
  left_space: '%1$s\u00a0%2$s',
  right_space: '%2$s\u00a0%1$s',
} as const;

const isPosition = (text: string): text is keyof typeof POSITIONS => text in POSITIONS;

const currencyOf = ({ settings, currency: current = {} }: KnownParts): Bootstrap['currency'] => {
  const setting = (name: string): string | undefined => settings?.[`woocommerce_${name}`];
  const code = setting('currency') ?? current.code ?? 'USD';
  const position = setting('currency_pos') ?? 'left';
  const symbolPosition = isPosition(position) ? position : 'left';
  const precision = Number(setting('price_num_decimals') ?? 2);
  return {
    code,
    symbol: current.symbol ?? (code === 'USD' ? '$' : code),
    symbolPosition,
    precision: Number.isInteger(precision) && precision >= 0 && precision <= 4 ? precision : 2,
    decimalSeparator: setting('price_decimal_sep') ?? '.',
    thousandSeparator: setting('price_thousand_sep') ?? ',',
    priceFormat: POSITIONS[symbolPosition],
  };
};
