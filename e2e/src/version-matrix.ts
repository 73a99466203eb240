import {
  bootstrapSchema,
  endpoints,
  type ApiInput,
  type ApiOutput,
  type EndpointDefinition,
  type EndpointKey,
} from '@listings/shared-api/contract';
import { PlayedStore, type PluginVersion } from './plugin-version';
import { Store } from './store';
import { until } from './waiting';

type Ask = <K extends EndpointKey>(key: K, input?: ApiInput<K>) => Promise<ApiOutput<K>>;

/** A part of the product: the calls it needs, and a check of it in a store that has them. */
interface Part {
  readonly name: string;
  readonly calls: readonly EndpointKey[];
  /** Makes all of the calls; what it answers with is said beside the "yes". */
  readonly walk: (ask: Ask, shop: Store) => Promise<string | void>;
}

const days = { after: '2026-11-01', before: '2026-11-07' };

const part = (name: string, calls: readonly EndpointKey[], walk?: Part['walk']): Part => ({
  name,
  calls,
  walk:
    walk ??
    (async (ask) => {
      for (const key of calls) await ask(key);
    }),
});

/** What the server in front of a store keeps beside it. */
const beside = 'by the server in front of the store';

const parts: readonly Part[] = [
  // First: a step that was seen done is not handed over.
  part(
    'Asking somebody else to do a step of the setup',
    ['listHandOvers', 'createHandOver', 'renewHandOver', 'withdrawHandOver'],
    async (ask) => {
      await ask('listHandOvers');
      const { hand_over } = await ask('createHandOver', {
        body: { step: 'claim', name: 'Maria', note: '', language: 'en' },
      });
      await ask('renewHandOver', { params: { id: hand_over.id } });
      await ask('withdrawHandOver', { params: { id: hand_over.id } });
      return beside;
    },
  ),
  part('Accounts', ['getHostingConnection', 'getProviderConnection', 'getMerchantConnection', 'listMerchantAccounts']),
  part('Audience', ['getAudience', 'suggestAudience', 'listCountries', 'saveAudience'], async (ask) => {
    await ask('getAudience');
    await ask('suggestAudience');
    await ask('listCountries', { query: { continents: true } });
    await ask('saveAudience', { body: { location: 'selected', countries: ['US'] } });
  }),
  part(
    'Shipping and tax',
    ['getSettings', 'saveSettings', 'listShippingRates', 'saveShippingRates', 'listShippingTimes', 'saveShippingTimes'],
    async (ask) => {
      await ask('getSettings');
      await ask('saveSettings', { body: { shipping_rate: 'flat', shipping_time: 'flat', tax_rate: 'manual' } });
      await ask('saveShippingRates', { body: { rates: [{ country: 'US', currency: 'USD', rate: 5 }] } });
      await ask('saveShippingTimes', { body: { country_codes: ['US'], time: 3 } });
      await ask('listShippingRates');
      await ask('listShippingTimes');
    },
  ),
  part(
    'Step 4, store requirements: phone number and checklist',
    ['requestVerificationCode', 'verifyPhoneNumber'],
    async (ask, shop) => {
      const { verification_id } = await ask('requestVerificationCode', {
        body: { phone_region_code: 'US', phone_number: '+12133734253', verification_method: 'SMS' },
      });
      const verification_code = (await shop.phone())[0]?.code ?? '';
      await ask('verifyPhoneNumber', { body: { verification_id, verification_code, verification_method: 'SMS' } });
    },
  ),
  part('Store requirements looked at by the server', ['getStoreChecks', 'runStoreChecks']),
  part('Marks of what was changed on report charts', ['listActivity'], async (ask) => {
    await ask('listActivity', { query: { kind: 'campaign' } });
    return beside;
  }),
  part(
    'Activity: what was changed, and taking it back',
    ['listActivity', 'getActivityEntry', 'undoActivity'],
    async (ask) => {
      await ask('getSettings');
      await ask('saveSettings', { body: { tax_rate: 'destination' } });
      const latest = async () => (await ask('listActivity', { query: { kind: 'settings' } })).entries[0];
      await until(async () => (await latest())?.changes.some(({ after }) => after === 'destination') === true);
      const { id } = await ask('getActivityEntry', { params: { id: (await latest())?.id ?? 0 } });
      await ask('undoActivity', { params: { id } });
      return beside;
    },
  ),
  part('Alerts: inbox and unread count', ['countUnreadAlerts', 'listAlerts', 'markAlertsRead'], async (ask) => {
    await ask('countUnreadAlerts');
    await ask('listAlerts');
    await ask('markAlertsRead', { body: {} });
    return beside;
  }),
  part('Settings of alerts', ['getAlertSettings', 'saveAlertSettings'], async (ask) => {
    const { rules, digest, quiet } = await ask('getAlertSettings');
    await ask('saveAlertSettings', { body: { rules: [], digest, quiet, digest_hour: 8, mail: null, language: 'en' } });
    return rules.length === 11 ? beside : undefined;
  }),
  part('Webhook of alerts', ['getAlertWebhook', 'saveAlertWebhook', 'testAlertWebhook'], async (ask) => {
    await ask('saveAlertWebhook', { body: { url: null, new_secret: false } });
    await ask('testAlertWebhook');
    await ask('getAlertWebhook');
    return beside;
  }),
  part('API keys', ['listApiKeys', 'createApiKey', 'revokeApiKey'], async (ask) => {
    const end = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const { key } = await ask('createApiKey', { body: { name: 'nightly', role: 'viewer', end } });
    await ask('revokeApiKey', { params: { id: key.id } });
    await ask('listApiKeys');
    return beside;
  }),
  part('Completing the setup', ['syncSettings', 'getSetupStatus']),
  part('Product feed, showing and hiding products', ['listProductFeed', 'updateProductVisibility'], async (ask) => {
    const { products } = await ask('listProductFeed', { query: { per_page: 1 } });
    await ask('updateProductVisibility', { body: { ids: products.map(({ id }) => id), visible: true } });
  }),
  part('Products by status', ['getProductStatistics'], async (ask) => {
    const { statistics } = await ask('getProductStatistics');
    return statistics === null ? 'shown once the store has counted' : undefined;
  }),
  part('Issues', ['listIssues'], async (ask) => {
    for (const issue_type of ['account', 'product'] as const) await ask('listIssues', { params: { issue_type } });
  }),
  part('Account review', ['getReview']),
  part(
    'Reports',
    ['getFreeProgramsReport', 'getFreeProductsReport', 'getPaidProgramsReport', 'getPaidProductsReport'],
    async (ask) => {
      const query = { ...days, interval: 'day' as const };
      await ask('getFreeProgramsReport', { query: { ...query, fields: ['clicks'] } });
      await ask('getFreeProductsReport', { query: { ...query, fields: ['clicks'] } });
      await ask('getPaidProgramsReport', { query: { ...query, fields: ['sales'] } });
      await ask('getPaidProductsReport', { query: { ...query, fields: ['sales'] } });
    },
  ),
  part('Orders of the store beside the figures of reports', ['getStoreOrders']),
  part('Reports by country', ['getCountriesReport']),
  part('Saved views in every browser of a person', ['listSavedViews', 'saveSavedViews']),
  part('Ads account and billing', ['getAdsConnection', 'listAdsAccounts', 'getBillingStatus']),
  part('Campaigns', ['listCampaigns', 'createCampaign', 'updateCampaign', 'deleteCampaign'], async (ask) => {
    await ask('listCampaigns');
    const { id } = await ask('createCampaign', { body: { amount: 20, targeted_locations: ['US'] } });
    await ask('updateCampaign', { params: { id }, body: { status: 'paused' } });
    await ask('deleteCampaign', { params: { id } });
  }),
  part('Recommended budget', ['recommendBudget'], async (ask) => {
    const { recommendations } = await ask('recommendBudget', { query: { country_codes: ['US'] } });
    const isOne = recommendations.every((one) => one.daily_budget_low === one.daily_budget_high);
    return isOne ? 'one amount' : 'a range';
  }),
  part('Estimate of what a budget may bring', ['estimateCampaign']),
  part('Store address', ['getContactInformation', 'saveContactInformation']),
  part('Disconnecting', ['disconnectAds', 'disconnectAll']),
];

/** Makes a call through the server in front and reads its answer by the contract. Throws where it does not fit. */
const askThrough =
  (front: Store): Ask =>
  async (key, input) => {
    const { method, path, answers }: EndpointDefinition = endpoints[key];
    const {
      params = {},
      query = {},
      body,
    } = (input ?? {}) as {
      readonly params?: Readonly<Record<string, string | number>>;
      readonly query?: Readonly<Record<string, unknown>>;
      readonly body?: unknown;
    };
    const search = Object.entries(query).flatMap(([name, value]) =>
      Array.isArray(value) ? value.map((one, at) => [`${name}[${at}]`, String(one)]) : [[name, String(value)]],
    );
    const address = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(params[name]));
    const answer = await front.call(method, `${address}?${new URLSearchParams(search).toString()}`, body);
    const parsed = Object.values(answers)[0]?.safeParse(answer);
    if (parsed?.success !== true) throw new Error(`${method} ${address} does not fit the contract`);
    return parsed.data as never;
  };

/** Cells of the matrix, one for each part, in a store with this version of the plugin. */
async function columnOf(version: PluginVersion): Promise<readonly string[]> {
  const shop = await Store.start();
  const played = await PlayedStore.start(shop, version);
  const front = await shop.startInFront({}, played.restRoot);
  try {
    await shop.scenario('ads-complete');
    const ask = askThrough(front);
    const { missingCalls } = bootstrapSchema.parse(await front.call('GET', '/store/v1/bootstrap'));
    const cells: string[] = [];
    for (const { calls, walk } of parts) {
      const isThere = calls.every((key) => !missingCalls.includes(key));
      const note = isThere ? await walk(ask, shop) : undefined;
      cells.push(isThere ? ['yes', note].filter(Boolean).join(', ') : 'not in the store, not shown');
    }
    return cells;
  } finally {
    await front.stop();
    await played.close();
    await shop.stop();
  }
}

const marked = /(<!-- plugin versions[^>]*-->\n)[^]*(<!-- end of plugin versions -->)/;

/** The document with its table of plugin versions as they were found to work. */
export async function withVersionTable(document: string, versions: readonly PluginVersion[]): Promise<string> {
  const columns: (readonly string[])[] = [];
  for (const version of versions) columns.push(await columnOf(version));
  const rows = parts.map(({ name }, at) => [name, ...columns.map((cells) => cells[at] ?? '')]);
  const head = `| Part | ${versions.map(({ name }) => name).join(' | ')} |\n|---|${'---|'.repeat(versions.length)}\n`;
  const table = head + rows.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
  return document.replace(marked, (_whole, start: string, end: string) => `${start}\n${table}\n${end}`);
}
