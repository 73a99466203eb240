import {
  endpoints,
  type ActivityKind,
  type ApiOutput,
  type EndpointDefinition,
  type EndpointKey,
  type ReadKey,
} from '@listings/shared-api/contract';
import { currencyPrecision } from '@listings/shared-values';
import type { AskStore } from '../backend/ask-store';
import {
  audienceObject,
  contactObject,
  listed,
  person,
  plain,
  settingsObjects,
  sole,
  yesOrNo,
  type ObservedObject,
  type ObservedValue,
} from '../domain/activity/observed-object.rules';

/** Groups of objects of a real store, each seen by one read. */
export const realGroups = [
  'hosting',
  'provider',
  'merchant',
  'ads',
  'contact',
  'settings',
  'audience',
  'rates',
  'times',
  'campaigns',
] as const;
export type RealGroup = (typeof realGroups)[number];

/** What the objects of some groups need of others. */
export interface Context {
  /** Of the ads account; null where it is not known. */
  readonly currency: string | null;
  /** Status of the billing; null where it is not known. */
  readonly billing: string | null;
}

/** The read that shows the objects of a group. */
const readOf = {
  hosting: 'getHostingConnection',
  provider: 'getProviderConnection',
  merchant: 'getMerchantConnection',
  ads: 'getAdsConnection',
  contact: 'getContactInformation',
  settings: 'getSettings',
  audience: 'getAudience',
  rates: 'listShippingRates',
  times: 'listShippingTimes',
  campaigns: 'listCampaigns',
} as const satisfies Record<RealGroup, ReadKey>;

const kinds: Readonly<Partial<Record<RealGroup, readonly ActivityKind[]>>> = {
  settings: ['settings', 'checklist'],
  campaigns: ['campaign'],
};

type Objects = readonly (ObservedObject | null)[];

const amount = (value: number, currency: string | null): ObservedValue => ({
  value: value.toFixed(currency === null ? 2 : currencyPrecision(currency)),
  ...(currency === null ? {} : { unit: currency }),
});

const objectsOf: { readonly [G in RealGroup]: (told: ApiOutput<(typeof readOf)[G]>, context: Context) => Objects } = {
  hosting: ({ active, owner, email }) => {
    const status = active === 'yes' ? 'connected' : 'lost';
    return [
      owner === 'no' && status === 'lost' ? null : sole('hosting', { status: plain(status), account: person(email) }),
    ];
  },
  provider: ({ active, email, scope }) => [
    active === 'no'
      ? null
      : sole('provider', { status: plain('connected'), account: person(email), access: listed(scope) }),
  ],
  merchant: ({ id, status, step }) => {
    const isPast = (one: 'verify' | 'link' | 'claim') => {
      const order = ['set_id', 'verify', 'link', 'claim'] as const;
      return yesOrNo(status === 'connected' || (step !== undefined && order.indexOf(step) > order.indexOf(one)));
    };
    const account = { account: plain(String(id)) };
    const steps = { verified: isPast('verify'), linked: isPast('link'), claimed: isPast('claim') };
    return [id === 0 ? null : sole('merchant', { ...account, ...steps }, String(id))];
  },
  ads: ({ id, status }, { billing }) => [
    id === 0
      ? null
      : sole(
          'ads',
          {
            account: plain(String(id)),
            ...(billing === null ? {} : { billing: plain(billing) }),
            linked: yesOrNo(status === 'connected'),
          },
          String(id),
        ),
  ],
  contact: ({ phone_number, mc_address }) => [contactObject(phone_number, mc_address)],
  settings: settingsObjects,
  audience: (audience) => [audienceObject(audience)],
  rates: (rates) => [
    sole(
      'rates',
      Object.fromEntries(
        rates.flatMap(({ country, currency, rate, options: { free_shipping_threshold: free } }) => [
          [country, amount(rate, currency)] as const,
          ...(free === undefined ? [] : [[`${country}.free_from`, amount(free, currency)] as const]),
        ]),
      ),
    ),
  ],
  times: (times) => [
    sole('times', Object.fromEntries(times.map(({ countryCode, time }) => [countryCode, plain(String(time))]))),
  ],
  campaigns: (campaigns, { currency }) =>
    campaigns.map(({ id, name, status, amount: budget }) => ({
      kind: 'campaign',
      id: String(id),
      name,
      fields: { name: plain(name), status: plain(status), amount: amount(budget, currency) },
    })),
};

export const kindsOf = (name: RealGroup): readonly ActivityKind[] => kinds[name] ?? [name as ActivityKind];

/** The group that has the objects of a kind. */
export const groupOfKind = (kind: string): RealGroup | null =>
  realGroups.find((name) => kindsOf(name).some((one) => one === kind)) ?? null;

/** Reads that show a group. */
export const readsOf = (name: RealGroup): readonly ReadKey[] =>
  name === 'campaigns' ? ['listCampaigns', 'getCampaign'] : [readOf[name]];

/** Objects of a group from the answer to its read. */
export const objectsFrom = (name: RealGroup, told: unknown, context: Context): readonly ObservedObject[] =>
  (objectsOf[name] as (told: unknown, context: Context) => Objects)(told, context).flatMap((object) => object ?? []);

/** Groups that a read of a screen shows whole by itself. */
export const groupShownBy = (key: EndpointKey): RealGroup | null =>
  realGroups.find((name) => name !== 'ads' && name !== 'campaigns' && readOf[name] === key) ?? null;

/** Groups that a call may change: those whose read it makes stale. */
export function groupsChangedBy(key: EndpointKey): readonly RealGroup[] {
  const { invalidates = [], method }: EndpointDefinition = endpoints[key];
  return method === 'GET' ? [] : realGroups.filter((name) => invalidates.includes(readOf[name]));
}

/** Reads a group of the real store; null where it does not tell. */
export async function askGroup(ask: AskStore, name: RealGroup): Promise<readonly ObservedObject[] | null> {
  const told = await ask(readOf[name]);
  if (told === null) return null;
  if (name !== 'ads' && name !== 'campaigns') return objectsFrom(name, told, { currency: null, billing: null });
  const ads = name === 'ads' ? (told as ApiOutput<'getAdsConnection'>) : await ask('getAdsConnection');
  if (ads === null) return null;
  const billing = name === 'ads' && ads.id !== 0 ? ((await ask('getBillingStatus'))?.status ?? null) : null;
  return objectsFrom(name, told, { currency: ads.currency, billing });
}
