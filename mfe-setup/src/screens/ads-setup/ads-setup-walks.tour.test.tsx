import { holdsOnAnyWalk } from '@listings/model-testing/walks';
import { jsdomScreen, type Screen } from '@listings/model-testing/jsdom';
import { ApiError, endpoints, type Api } from '@listings/shared-api/contract';
import { createFakePage, FakePageRoot, type FakePage } from '@listings/shared-app/testing';
import { sectionsTexts } from '@listings/shared-sections/testing';
import { act, cleanup, render } from '@testing-library/react';
import * as fc from 'fast-check';
import { adsSetupTexts } from '../../messages/ads.texts';
import { forgetAfterwards, provider } from './ads-setup.harness';
import { AdsSetupScreen } from './ads-setup.screen';

const longest = 24;
const budget = /^Daily budget/;
const launch = /^(Launch paid campaign|Try again|Complete ads setup)$/;
const broken = { status: 500, body: { message: 'Broken' } } as const;
const refusable = ['connectAdsAccount', 'getBillingStatus', 'createCampaign', 'completeAdsSetup'] as const;
const once = ['connectAdsAccount', 'createCampaign'] as const;
type Once = (typeof once)[number];

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const works = async (screen: Screen, name: string | RegExp) => (await screen.control(name))?.enabled === true;
const pressIfOffered = async (screen: Screen, name: string | RegExp) => {
  if (await works(screen, name)) await screen.press(name);
};

/** A server in whose answers a walk may take part: a repeated key is answered as before, and answers get lost. */
interface World {
  readonly fake: FakePage;
  readonly screen: Screen;
  readonly losing: Set<Once>;
}

interface Action {
  readonly does: keyof typeof doings;
  readonly at?: number;
}

const doings = {
  'goes on': ({ screen }: World) => pressIfOffered(screen, 'Continue'),
  'goes back to the accounts': ({ screen }: World) => pressIfOffered(screen, /Set up your accounts/),
  'goes back to the campaign': ({ screen }: World) => pressIfOffered(screen, /Create your paid campaign/),
  async 'makes an account'({ screen }: World) {
    await pressIfOffered(screen, /^(Create account \(|Create a new)/);
    await pass(0);
    if ((await screen.dialog()) === null) return;
    await screen.choose(/^I accept the terms/);
    await screen.part('Create Google Ads account').press('Create account');
  },
  async 'types an amount'({ screen }: World, { at = 0 }: Action) {
    if (await works(screen, budget)) await screen.fill(budget, ['20.5', '0', '7.25'][at] ?? '');
  },
  launches: ({ screen }: World) => pressIfOffered(screen, launch),
  'tries again': ({ screen }: World) => pressIfOffered(screen, 'Retry'),
  async 'sets billing up'({ fake, screen }: World) {
    fake.store.billing = { status: 'approved', billing_url: null };
    await pressIfOffered(screen, 'Check now');
  },
  waits: (_: World, { at = 0 }: Action) => pass([400, 5000, 31_000][at] ?? 0),
  'is refused next': async ({ fake }: World, { at = 0 }: Action) => fake.fail(refusable[at] ?? refusable[0], broken),
  'gets no answer next': async ({ losing }: World, { at = 0 }: Action) => void losing.add(once[at] ?? once[0]),
} as const;

const of = (weight: number, does: keyof typeof doings, most = 0) => ({
  weight,
  arbitrary: fc.record({ does: fc.constant(does), at: fc.nat({ max: most }) }),
});

/** Frequency of each: most of what can go wrong is about the launch. */
const action: fc.Arbitrary<Action> = fc.oneof(
  of(3, 'goes on'),
  of(1, 'goes back to the accounts'),
  of(1, 'goes back to the campaign'),
  of(1, 'makes an account'),
  of(2, 'types an amount', 2),
  of(8, 'launches'),
  of(1, 'tries again'),
  of(5, 'sets billing up'),
  of(2, 'waits', 2),
  of(2, 'is refused next', refusable.length - 1),
  of(3, 'gets no answer next', once.length - 1),
);

/** An account and an amount: what a launch needs comes after it. */
const beginning: readonly Action[] = [
  { does: 'makes an account' },
  { does: 'waits', at: 0 },
  { does: 'goes on' },
  { does: 'waits', at: 0 },
  { does: 'types an amount' },
  { does: 'goes on' },
];

const nothing = (key: Once) =>
  new ApiError({ kind: 'network', endpoint: key, method: endpoints[key].method, path: endpoints[key].path, status: 0 });

/** The api as a server behaves that remembers keys; the effect of an answer that is lost stays. */
function remembering(api: Api, losing: Set<Once>): Api {
  const answered = new Map<string, Promise<unknown>>();
  const wrapped =
    (key: Once) =>
    async (input: object, options?: { readonly idempotencyKey?: string }): Promise<unknown> => {
      const ask = () => (api[key] as (given: object, more?: object) => Promise<unknown>)(input, options);
      const name = options?.idempotencyKey;
      const answer = (name !== undefined && answered.get(name)) || ask();
      if (name !== undefined) answered.set(name, answer);
      const output = await answer.catch((error: unknown) => {
        if (name !== undefined) answered.delete(name);
        throw error;
      });
      if (losing.delete(key)) throw nothing(key);
      return output;
    };
  return { ...api, ...Object.fromEntries(once.map((key) => [key, wrapped(key)])) };
}

/** What holds at every moment of the walk. */
function holds({ fake }: World, typed: ReadonlySet<number>): void {
  const { campaigns, adsAccounts, ads, billing } = fake.store;
  expect(adsAccounts.length).toBeLessThanOrEqual(1);
  expect(campaigns.length).toBeLessThanOrEqual(1);
  for (const { amount } of campaigns) {
    expect(typed).toContain(amount);
    expect([ads.status, billing.status]).toEqual(['connected', 'approved']);
  }
  for (const { body } of fake.callsOf('createCampaign')) expect(typed).toContain((body as { amount: number }).amount);
  if (fake.store.adsSetupComplete) expect(campaigns.length).toBe(1);
}

async function walk(actions: readonly Action[]): Promise<void> {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  const losing = new Set<Once>();
  const fake = createFakePage({
    location: { path: '/google/setup-ads' },
    store: {
      provider,
      merchant: { id: 12345678, status: 'connected' },
      audience: { location: 'selected', countries: ['US', 'CA'], locale: 'en_US', language: 'English' },
      billing: { status: 'pending', billing_url: 'https://ads.google.com/billing' },
    },
    client: ({ api }) => remembering(api, losing),
  });
  const root = (
    <FakePageRoot fake={fake} catalogs={{ sections: sectionsTexts, adsSetup: adsSetupTexts }}>
      <AdsSetupScreen />
    </FakePageRoot>
  );
  await act(async () => void render(root));
  await pass(2000);
  const screen = jsdomScreen({
    root: () => document.body,
    notices: () => fake.notices.map(({ text }) => text),
    actions: () => [],
    visit: () => undefined,
    act: (work) => act(work),
  });
  const world = { fake, screen, losing };
  const typed = new Set<number>();
  for (const each of [...beginning, ...actions]) {
    await doings[each.does](world, each);
    await pass(0);
    typed.add(Number((await screen.control(budget, 'fill'))?.value));
    holds(world, typed);
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  jest.spyOn(window, 'scrollTo').mockReturnValue();
});
forgetAfterwards();
afterEach(() => void jest.useRealTimers());

holdsOnAnyWalk(
  'the ads setup makes one account and one campaign, of the amount that was typed, and none before billing is approved',
  { action, runs: 4, longest },
  walk,
);
