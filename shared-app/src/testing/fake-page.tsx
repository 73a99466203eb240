import {
  ApiError,
  endpoints,
  isMutation,
  mayHaveTakenEffect,
  type Api,
  type EndpointKey,
  type ReadKey,
} from '@listings/shared-api/contract';
import {
  brand,
  hrefOf,
  invalidateAfter,
  pseudoText,
  rulesMessages,
  unlisted,
  type AppLocation,
  type Notice,
  type PageBootstrap,
  type PassingNotice,
  type Seal,
  type SessionRecordingService,
} from '@listings/shared-machines';
import { AppProviders, createTexts, TextsProvider, type Catalog } from '@listings/shared-ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { appTexts } from '../messages/app.texts';
import { PageProvider, type AppProps } from '../page/page-context';
import { createFakeApi, type FakeApi } from './fake-api';
import { fakeGuards, type FakeGuards } from './fake-guards';
import type { FakeStore } from './fake-store';

/** Navigation of the application: its kind and its target. */
type FakeVisit =
  | { readonly how: 'to' | 'replace' | 'load' | 'back'; readonly target: AppLocation }
  | { readonly how: 'leave'; readonly url: string };

/** The page's services over an api in memory; everything done to them can be read back. */
export interface FakePage extends FakeApi, Omit<FakeGuards, 'guard'> {
  readonly page: AppProps;
  /** The notices that are shown now. */
  readonly notices: Notice[];
  /** The notices that were left for the page that is loaded next. */
  readonly nextNotices: PassingNotice[];
  readonly visits: FakeVisit[];
  readonly events: { readonly name: string; readonly properties: object }[];
  /** A link or the browser's buttons led there: no visit of the application's own. */
  arriveAt(place: AppLocation): void;
  /** Another tab changed what these reads answer. */
  changedElsewhere(reads: readonly ReadKey[]): void;
  /** A write of this page was saved with something that others had changed. */
  merged(): void;
}

export interface FakePageOptions {
  readonly store?: Partial<FakeStore>;
  readonly bootstrap?: Partial<PageBootstrap>;
  readonly location?: AppLocation;
  /** Values that are set for flags of the application. */
  readonly flags?: NonNullable<AppProps['flags']>;
  /** Name of the session that is signed in: another one seals otherwise. */
  readonly session?: string;
  /** Recording of the session; none is made when absent. */
  readonly recorder?: SessionRecordingService;
  /** Another client than the one in memory, such as the real one over a scripted server. */
  readonly client?: (fake: FakeApi) => Api;
}

const bootstrap: PageBootstrap = {
  nonce: 'nonce',
  restRoot: '/wp-json',
  mcSetupComplete: false,
  adsSetupComplete: false,
  unread: [],
  missingCalls: [],
  pluginVersion: null,
  mcSupportedCountry: true,
  mcSupportedLanguage: true,
  adsCampaignConvertStatus: null,
  enableReports: true,
  hostNavigation: false,
  trackingEnabled: true,
  dateFormat: 'F j, Y',
  timeFormat: 'g:i a',
  timeZone: 'UTC',
  weekStartsOn: 1,
  homeUrl: 'https://shop.example.com',
  adminUrl: 'https://shop.example.com/wp-admin/',
  defaultCountry: 'US:CA',
  countries: {
    BR: 'Brazil',
    CA: 'Canada',
    DE: 'Germany',
    FR: 'France',
    GB: 'United Kingdom (UK)',
    SA: 'Saudi Arabia',
    US: 'United States (US)',
  },
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
    languages: { offered: ['en'], chosen: null, choose: '/language' },
  },
  capabilities: { sandbox: true, storeAdmin: true, deploys: true },
};

const noRecording: SessionRecordingService = {
  isOn: () => false,
  switchOn: () => undefined,
  switchOff: () => undefined,
  read: () => ({ format: 'model-session/1', walks: [] }),
  clear: () => undefined,
  watch: () => () => undefined,
};

/**
 * As the shell does: a mutation that has, or may have, taken effect makes the reads it names stale, and the reference of
 * the last failure of each call is kept.
 */
function following(api: Api, queryClient: QueryClient, references: Map<string, string | null>): Api {
  const wrapped = (Object.keys(endpoints) as EndpointKey[]).map((key) => [
    key,
    async (...args: unknown[]) => {
      const ended = () => {
        if (isMutation(key)) invalidateAfter(queryClient, key);
      };
      try {
        const output = await (api[key] as (...given: unknown[]) => Promise<unknown>)(...args);
        ended();
        return output;
      } catch (error) {
        if (error instanceof ApiError) references.set(error.endpoint, error.reference);
        if (isMutation(key) && error instanceof ApiError && mayHaveTakenEffect(error, key)) ended();
        throw error;
      }
    },
  ]);
  return Object.fromEntries(wrapped) as Api;
}

/** As the shell's client does: what the store does not have fails, and nothing is sent. */
const offering = (api: Api, missing: readonly string[]): Api => {
  const absent = (Object.keys(endpoints) as EndpointKey[]).filter((key) => missing.includes(key));
  const refused = (endpoint: EndpointKey) => {
    const { method, path } = endpoints[endpoint];
    return Promise.reject(new ApiError({ kind: 'http', endpoint, method, path, status: 404, code: 'rest_no_route' }));
  };
  return { ...api, ...Object.fromEntries(absent.map((key) => [key, () => refused(key)])) };
};

function fakeOtherTabs() {
  const otherTabs = new Set<(reads: readonly ReadKey[]) => void>();
  const merges = new Set<() => void>();
  return {
    tellOfMerge: () => {
      for (const listener of merges) listener();
    },
    tellOfOtherTab: (reads: readonly ReadKey[]) => {
      for (const listener of otherTabs) listener(reads);
    },
    otherTabs: {
      subscribe: (listener: (reads: readonly ReadKey[]) => void) => {
        otherTabs.add(listener);
        return () => void otherTabs.delete(listener);
      },
      onMerged: (listener: () => void) => {
        merges.add(listener);
        return () => void merges.delete(listener);
      },
    },
  };
}

function fakeServices(start: AppLocation) {
  const shown: Notice[] = [];
  const nextNotices: PassingNotice[] = [];
  const visits: FakeVisit[] = [];
  const events: FakePage['events'] = [];
  const { guard, ...guards } = fakeGuards();
  const listeners = new Set<(location: AppLocation) => void>();
  let place = start;
  const dismiss = (id: string) => {
    const index = shown.findIndex((notice) => notice.id === id);
    if (index >= 0) shown.splice(index, 1);
  };
  const go = (target: AppLocation) => {
    place = target;
    for (const listener of listeners) listener(target);
  };
  const record = (name: string, properties: object = {}) => {
    const strange = unlisted(name, { ...properties });
    if (strange.length > 0) throw new Error(`Not in the table of tracking events: ${strange.join(', ')}`);
    events.push({ name, properties });
  };
  return {
    shown,
    nextNotices,
    visits,
    events,
    ...guards,
    go,
    ...fakeOtherTabs(),
    notices: {
      show: (notice: Notice) => {
        const id = notice.id ?? `notice-${shown.length}`;
        dismiss(id);
        shown.push({ ...notice, id });
        return () => dismiss(id);
      },
      dismiss,
      showNext: (notice: PassingNotice) => void nextNotices.push(notice),
    },
    navigation: {
      current: () => place,
      to: (target: AppLocation, options?: { readonly replace?: boolean | undefined }) => {
        visits.push({ how: options?.replace ? 'replace' : 'to', target });
        go(target);
      },
      comeBack: (target: AppLocation) => {
        visits.push({ how: 'back', target });
        go(target);
      },
      load: (target: AppLocation) => void visits.push({ how: 'load', target }),
      leave: (url: string) => {
        visits.push({ how: 'leave', url });
        return true;
      },
      hrefOf,
      externalHref: (url: string) => url,
      guard,
      lock: () => () => undefined,
      subscribe: (listener: (at: AppLocation) => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    tracking: { record, queue: record },
    memory: new Map<string, unknown>(),
  };
}

/** Seal as the shell makes one: distinct for each session and text, and without any digit of either. */
const sealWith =
  (session: string): Seal =>
  async (text) =>
    [...`${session} ${text}`]
      .map((character) => String.fromCodePoint(98 + ((character.codePointAt(0) ?? 0) % 24)))
      .join('');

/** Makes a page. */
export function createFakePage(options: FakePageOptions = {}): FakePage {
  const fake = createFakeApi(options.store);
  const services = fakeServices(options.location ?? { path: '/google/setup-mc' });
  const references = new Map<string, string | null>();
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Infinity, staleTime: Infinity, refetchOnWindowFocus: false } },
  });
  const { shown, nextNotices, visits, events, isGuarded, lossBy, go, tellOfOtherTab, tellOfMerge, ...page } = services;
  return {
    ...fake,
    page: {
      ...page,
      bootstrap: { ...bootstrap, ...options.bootstrap },
      recorder: options.recorder ?? noRecording,
      references,
      seal: sealWith(options.session ?? 'first'),
      api: offering(
        following(options.client?.(fake) ?? fake.api, queryClient, references),
        options.bootstrap?.missingCalls ?? [],
      ),
      language: document.documentElement.lang || 'en',
      pseudoText,
      queryClient,
      flags: options.flags ?? {},
    },
    notices: shown,
    nextNotices,
    visits,
    events,
    isGuarded,
    lossBy,
    arriveAt: go,
    merged: tellOfMerge,
    changedElsewhere(reads) {
      for (const read of reads) void queryClient.invalidateQueries({ queryKey: [read], refetchType: 'none' });
      tellOfOtherTab(reads);
    },
  };
}

export interface FakePageRootProps {
  readonly fake: FakePage;
  /** Catalogs beside `app` and `rules`. */
  readonly catalogs?: Readonly<Record<string, Catalog>>;
  readonly children: ReactNode;
}

/** Surroundings of a screen in the page: services, cache, texts, theme. */
export function FakePageRoot({ fake, catalogs = {}, children }: FakePageRootProps) {
  const texts = createTexts({
    language: fake.page.language,
    transform: fake.page.pseudoText,
    catalogs: { app: appTexts, rules: rulesMessages, ...catalogs },
    defaultVariables: brand,
  });
  return (
    <AppProviders>
      <PageProvider page={fake.page}>
        <QueryClientProvider client={fake.page.queryClient}>
          <TextsProvider texts={texts}>{children}</TextsProvider>
        </QueryClientProvider>
      </PageProvider>
    </AppProviders>
  );
}
