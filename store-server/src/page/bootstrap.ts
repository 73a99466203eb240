import {
  bootstrapSchema,
  isSupportedLanguage,
  supportedCountriesFor,
  type Bootstrap,
} from '@listings/shared-api/contract';
import type { ServerConfig } from '../base/config';
import { utcOffset } from './utc-offset.rules';

/** Default values of the page: a US store with nothing set up. */
const DEFAULTS: Omit<
  Bootstrap,
  | 'nonce'
  | 'restRoot'
  | 'externalHosts'
  | 'quotes'
  | 'helpVideo'
  | 'host'
  | 'capabilities'
  | 'homeUrl'
  | 'adminUrl'
  | 'trackingEnabled'
  | 'adsCampaignConvertStatus'
> = {
  mcSetupComplete: false,
  adsSetupComplete: false,
  unread: [],
  missingCalls: [],
  pluginVersion: null,
  mcSupportedCountry: true,
  mcSupportedLanguage: true,
  enableReports: true,
  hostNavigation: false,
  dateFormat: 'F j, Y',
  timeFormat: 'g:i a',
  timeZone: 'UTC',
  weekStartsOn: 0,
  defaultCountry: 'US',
  countries: {},
  currency: {
    code: 'USD',
    symbol: '$',
    symbolPosition: 'left',
    precision: 2,
    decimalSeparator: '.',
    thousandSeparator: ',',
    priceFormat: '%1$s%2$s',
  },
  siteLocale: 'en_US',
  userLocale: 'en_US',
};

/** This server is the host: a screen's path is its address, and the nonce is the session's. */
const ownHost: Omit<Bootstrap['host'], 'languages'> = {
  addresses: null,
  signIn: '/sign-in',
  nonce: null,
  release: '/release',
};

export interface BootstrapParts {
  /** Values that the store knows; they override the defaults. */
  readonly known: Partial<Bootstrap>;
  readonly config: Pick<
    ServerConfig,
    'externalHosts' | 'quotes' | 'helpVideo' | 'sandbox' | 'backend' | 'tracking' | 'conversionStatus'
  >;
  readonly nonce: string;
  /** Origin the browser sees. */
  readonly origin: string;
  readonly languages: Bootstrap['host']['languages'];
  readonly person: Bootstrap['person'];
  readonly lastChange: number;
  /** Of the browser's clock, not of the sandbox's; milliseconds since 1970. */
  readonly now: number;
}

/** Support of the provider for a store of this country option, currency and site locale. */
export const supportOf = (defaultCountry: string, currency: string, locale: string) => ({
  mcSupportedCountry: (defaultCountry.split(':')[0] ?? '') in supportedCountriesFor(currency),
  mcSupportedLanguage: isSupportedLanguage(locale),
});

/** The bootstrap object of one page load; throws when it does not fit the contract. */
export const composeBootstrap = ({
  known,
  config,
  nonce,
  origin,
  languages,
  person,
  lastChange,
  now,
}: BootstrapParts): Bootstrap => {
  const site = { homeUrl: known.homeUrl ?? origin, adminUrl: known.adminUrl ?? `${origin}/wp-admin/` };
  // The sandbox's own pages take the provider's place; a real store's origin belongs to its admin.
  const ours = config.sandbox ? [new URL(origin).host] : config.backend ? [config.backend.url.host] : [];
  const hosts = config.externalHosts;
  return bootstrapSchema.parse({
    ...DEFAULTS,
    ...known,
    ...site,
    utcOffset: utcOffset(known.timeZone ?? DEFAULTS.timeZone, now),
    adsCampaignConvertStatus: known.adsCampaignConvertStatus ?? config.conversionStatus,
    trackingEnabled: known.trackingEnabled ?? config.tracking,
    nonce,
    restRoot: '/wp-json',
    externalHosts: {
      authorization: unique(hosts.authorization, ours),
      billing: unique(hosts.billing, ours),
      issueAction: unique(hosts.issueAction, ours),
      documentation: [...hosts.documentation],
      store: unique([hostOf(site.homeUrl), hostOf(site.adminUrl)], ours),
    },
    quotes: [...config.quotes],
    helpVideo: config.helpVideo.id === null ? null : `https://${config.helpVideo.host}/embed/${config.helpVideo.id}`,
    ...(person ? { person } : {}),
    lastChange,
    host: { ...ownHost, languages },
    capabilities: {
      sandbox: config.sandbox,
      // An embedded store has an admin only in its sandbox.
      storeAdmin: config.sandbox || hostOf(site.adminUrl) !== new URL(origin).host,
      deploys: true,
      changes: true,
    },
  });
};

const unique = (...lists: readonly (readonly string[])[]): string[] =>
  [...new Set(lists.flat())].filter((host) => host !== '');

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');
