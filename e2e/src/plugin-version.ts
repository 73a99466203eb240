import {
  endpoints,
  indexedNamespace,
  routesIndex,
  type EndpointDefinition,
  type EndpointKey,
} from '@listings/shared-api/contract';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StoreAccess } from './store';

/** A version of the store's plugin, as far as it differs from the contract. */
export interface PluginVersion {
  readonly name: string;
  /** Calls of the contract that it does not have. */
  readonly missing: readonly EndpointKey[];
  /** Answers that differ from the contract, by call; `count` is the number of requests since the last reset. */
  readonly answers: { readonly [K in EndpointKey]?: (body: never, count: number) => unknown };
}

/** Calls of the contract that no version of the plugin has: the store server answers them. */
const ownCalls: readonly EndpointKey[] = [
  'getStoreChecks',
  'runStoreChecks',
  'estimateCampaign',
  'getFeedProduct',
  'listActivity',
  'getActivityEntry',
  'undoActivity',
  'countUnreadAlerts',
  'listAlerts',
  'markAlertsRead',
  'getAlertSettings',
  'saveAlertSettings',
  'getAlertWebhook',
  'saveAlertWebhook',
  'testAlertWebhook',
  'listHandOvers',
  'createHandOver',
  'renewHandOver',
  'withdrawHandOver',
  'listApiKeys',
  'createApiKey',
  'revokeApiKey',
  'listSavedViews',
  'saveSavedViews',
  'getStoreOrders',
  'getCountriesReport',
];

/** The store's plugin that the contract was written after. */
export const plugin213: PluginVersion = { name: '2.1.3', missing: ownCalls, answers: {} };

const checklist = [
  'website_live',
  'checkout_process_secure',
  'payment_methods_visible',
  'refund_tos_visible',
  'contact_info_visible',
];

interface Budgets {
  readonly recommendations: readonly { readonly country: string; readonly daily_budget_high: number }[];
}

/**
 * Phone verification, the checklist and the requirements step have left the onboarding, product statistics may still be
 * counted, and a budget recommendation is one figure.
 */
export const plugin29: PluginVersion = {
  name: '2.9',
  missing: [...ownCalls, 'requestVerificationCode', 'verifyPhoneNumber'],
  answers: {
    getSetupStatus: (body: { readonly step?: string }) =>
      body.step === 'store_requirements' ? { ...body, step: 'shipping_and_taxes' } : body,
    getSettings: (body: object) =>
      Object.fromEntries(Object.entries(body).filter(([name]) => !checklist.includes(name))),
    getProductStatistics: (body: object, count) =>
      count === 1 ? { ...body, statistics: null, loading: true } : { ...body, loading: false },
    recommendBudget: ({ recommendations, ...more }: Budgets) => ({
      ...more,
      recommendations: recommendations.map(({ country, daily_budget_high }) => ({
        country,
        daily_budget: daily_budget_high,
      })),
    }),
  },
};

/** The call of the contract that a request makes. */
function keyOf(method: string, path: string): EndpointKey | undefined {
  const found = Object.entries<EndpointDefinition>(endpoints).find(
    ([, endpoint]) =>
      endpoint.method === method && new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  return found?.[0] as EndpointKey | undefined;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
};

const noRoute = { code: 'rest_no_route', message: 'No route was found.', data: { status: 404 } };

/** A real store that has a version of the plugin: it answers as the store behind it, but where that version differs. */
export class PlayedStore {
  private readonly counts = new Map<EndpointKey, number>();
  private readonly server = createServer((request, response) => {
    this.answer(request).then(
      ({ status, body }) =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end(status === 204 ? undefined : body),
      (error: unknown) => void response.writeHead(500).end(String(error)),
    );
  });

  private constructor(
    private readonly shop: StoreAccess,
    private readonly version: PluginVersion,
  ) {}

  static async start(shop: StoreAccess, version: PluginVersion): Promise<PlayedStore> {
    const played = new PlayedStore(shop, version);
    await new Promise<void>((resolve) => played.server.listen(0, '127.0.0.1', resolve));
    return played;
  }

  /** Base URL of its REST API. */
  get restRoot(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/wp-json`;
  }

  /** Forgets how often it was asked. */
  readonly setBack = () => this.counts.clear();

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage): Promise<{ readonly status: number; readonly body: string }> {
    const method = request.method ?? 'GET';
    const url = (request.url ?? '').slice('/wp-json'.length);
    const [path = ''] = url.split('?', 1);
    const { missing, answers, name } = this.version;
    if (path === indexedNamespace)
      return json(
        200,
        routesIndex((key) => !missing.includes(key)),
      );
    if (path.startsWith('/wp/v2/plugins/')) return json(200, { version: name });
    const key = keyOf(method, path);
    if (key !== undefined && missing.includes(key)) return json(404, noRoute);
    const sent = await bodyOf(request);
    const { authorization = '', 'content-type': type } = request.headers;
    const answer = await fetch(`${this.shop.url}/wp-json${url}`, {
      method,
      headers: { authorization, ...(type === undefined ? {} : { 'content-type': type }) },
      ...(sent === '' ? {} : { body: sent }),
    });
    const body = await answer.text();
    const change = key === undefined ? undefined : answers[key];
    if (key === undefined || change === undefined || !answer.ok) return { status: answer.status, body };
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return json(answer.status, change(JSON.parse(body) as never, count));
  }
}

const json = (status: number, body: unknown) => ({ status, body: JSON.stringify(body) });
