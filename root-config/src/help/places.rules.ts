import type { EndpointKey } from '@listings/shared-api/contract';
import { offeredBy, type AppLocation, type PageBootstrap } from '@listings/shared-machines';
import type { helpTexts } from '../messages/help.texts';

export type PlaceName = keyof (typeof helpTexts)['places'];

/** Screen or action that can be gone to, by the key of its text. */
export interface Place {
  readonly name: PlaceName;
  /** An address in words is a page of its own that the server makes. */
  readonly to: AppLocation | string;
}

const settings = (subpath: string): AppLocation => ({ path: '/google/settings', params: { subpath } });
const campaign: AppLocation = { path: '/google/dashboard', params: { subpath: '/campaigns/create' } };
const freeListings = (pageStep: '1' | '2'): AppLocation => ({
  path: '/google/dashboard',
  params: { subpath: '/free-listings/edit', pageStep },
});

type Facts = Pick<PageBootstrap, 'mcSetupComplete' | 'adsSetupComplete' | 'missingCalls' | 'person'>;

/** Where this store's setup allows to go; what the store cannot do is left out, and what the person's role may not. */
export function placesFor(facts: Facts): readonly Place[] {
  if (!facts.mcSetupComplete)
    return [
      { name: 'start', to: { path: '/google/start' } },
      { name: 'setupMc', to: { path: '/google/setup-mc' } },
    ];
  const offered = offeredBy(facts);
  const may = (key: EndpointKey) => facts.person?.refused[key] === undefined;
  const optional = (isThere: boolean, place: Place): readonly Place[] => (isThere ? [place] : []);
  return [
    { name: 'dashboard', to: { path: '/google/dashboard' } },
    { name: 'programs', to: { path: '/google/reports', params: { reportKey: 'programs' } } },
    { name: 'productsReport', to: { path: '/google/reports', params: { reportKey: 'products' } } },
    { name: 'productFeed', to: { path: '/google/product-feed' } },
    ...optional(offered('listProductFeed'), {
      name: 'downloadProducts',
      to: { path: '/google/product-feed', params: { download: 'products' } },
    }),
    { name: 'settings', to: { path: '/google/settings' } },
    ...(facts.adsSetupComplete
      ? optional(may('createCampaign'), { name: 'createCampaign', to: campaign })
      : optional(may('completeAdsSetup'), { name: 'setupAds', to: { path: '/google/setup-ads' } })),
    ...optional(may('saveAudience'), { name: 'audience', to: freeListings('1') }),
    ...optional(may('saveSettings'), { name: 'shipping', to: freeListings('2') }),
    ...optional(offered('verifyPhoneNumber') && may('verifyPhoneNumber'), {
      name: 'phone',
      to: settings('/edit-phone-number'),
    }),
    ...optional(offered('saveContactInformation') && may('saveContactInformation'), {
      name: 'address',
      to: settings('/edit-store-address'),
    }),
    ...optional(offered('getAlertSettings'), { name: 'alerts', to: settings('/alerts') }),
    ...optional(offered('listActivity', 'getActivityEntry'), { name: 'activity', to: settings('/activity') }),
    ...optional(offered('createApiKey') && may('createApiKey'), { name: 'apiKeys', to: settings('/api-keys') }),
    // A host that alone knows people has no page of them.
    ...optional(facts.person !== undefined, { name: 'people', to: '/people' }),
    ...optional(facts.person?.role === 'owner', { name: 'invitePerson', to: '/people?invite=new' }),
  ];
}

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** 0 where the text begins with the words, 1 where a word of it does, 2 where they are inside; none where one is missing. */
function rankOf(text: string, words: string): number | undefined {
  const [where, what] = [plain(text), plain(words)];
  if (where.startsWith(what)) return 0;
  const all = what.split(/\s+/);
  if (!all.every((word) => where.includes(word))) return undefined;
  return all.every((word) => where.split(/\s+/).some((part) => part.startsWith(word))) ? 1 : 2;
}

/** Those whose text has every word of the query, the closest first; without a query all, as they are. */
export function found<T>(items: readonly T[], query: string, textOf: (item: T) => string): readonly T[] {
  return items
    .map((item) => ({ item, rank: rankOf(textOf(item), query) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ item }) => item);
}
