import type { Bootstrap } from '@listings/shared-api/contract';
import { routeModules } from '../compose/brought-routes';
import type { Part } from '../compose/parts';
import { planRelease } from '../compose/plan-release';
import type { ShownPage, TriedPage } from './tried-page';

/** The page on which a build is shown first; null where no route leads to it, or these builds make none. */
export function shownPageOf(parts: readonly Part[], specifier: string): ShownPage | null {
  const [path] = Object.entries(routeModules(parts)).find(([, modules]) => modules.includes(specifier)) ?? [];
  if (path === undefined) return null;
  try {
    const { entry, shell, routes } = planRelease(parts);
    return { path, entry, shell, ...(routes === undefined ? {} : { routes }) };
  } catch {
    // Said by the look at the map.
    return null;
  }
}

/** A store of which nothing is known, and whose server answers nothing. */
const bootstrap: Bootstrap = {
  nonce: '',
  restRoot: '/wp-json',
  mcSetupComplete: true,
  adsSetupComplete: false,
  unread: [],
  missingCalls: [],
  pluginVersion: null,
  mcSupportedCountry: true,
  mcSupportedLanguage: true,
  adsCampaignConvertStatus: null,
  enableReports: true,
  hostNavigation: false,
  trackingEnabled: false,
  dateFormat: 'F j, Y',
  timeFormat: 'g:i a',
  timeZone: 'UTC',
  weekStartsOn: 0,
  homeUrl: 'https://shop.example',
  adminUrl: 'https://shop.example/wp-admin/',
  defaultCountry: 'US',
  countries: { US: 'United States' },
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
  externalHosts: { authorization: [], billing: [], issueAction: [], documentation: [], store: [] },
  quotes: [],
  helpVideo: null,
  host: {
    addresses: null,
    signIn: '/sign-in',
    nonce: null,
    release: '/release',
    languages: { offered: ['en'], chosen: null, choose: null },
  },
  capabilities: { sandbox: false, storeAdmin: false, deploys: false },
};

export const forScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const json = (id: string, value: unknown) => `<script type="application/json" id="${id}">${forScript(value)}</script>`;

/** The document of the shell with an application's first screen, and with a script that watches it. */
export const shownDocument = (
  { specifier, imports, scopes }: TriedPage,
  { entry, shell, routes }: ShownPage,
  watch: string,
): string => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${shell.title}</title>
<script type="importmap">${forScript({ imports, scopes })}</script>
<script type="module">
import { watchApplication } from '${watch}';
watchApplication(${forScript(specifier)});
</script>
<body>${shell.body}
${json('bootstrap', bootstrap)}
${json('preload', {})}
${routes === undefined ? '' : json('routes', routes)}
${json('reads', [])}
<script type="module" src="${entry}"></script>`;
