import { equal, ok } from 'node:assert/strict';
import type { ApiOutput } from '@listings/shared-api/contract';
import {
  adsAccountActors,
  adsAccountMachine,
  adsAccountReads,
  billingActors,
  billingMachine,
  campaignLaunchActors,
  campaignLaunchMachine,
  dropDecision,
  recallCampaign,
  type CampaignForm,
} from '@listings/shared-machines';
import type { Actor } from 'xstate';
import { actionsOf, isLongRun, type WalkAction, type WalkedWorld } from '../screen/any-walk.tour';
import { loseNext, refuseNext, waysToRefuse } from './faults.tour';
import { WalkedBrowser, type BrowserOptions, type WalkedPage } from './walked-browser.tour';

/** Amounts with cents, and of no more digits than a campaign has. */
const amounts = [20.5, 7.25, 0.3, 19.99] as const;
const failing = ['createCampaign', 'completeAdsSetup', 'connectAdsAccount', 'getBillingStatus'] as const;

const weights = {
  'makes an account': 3,
  'sets billing up': 3,
  'types an amount': [2, amounts.length],
  launches: 6,
  'starts over': 1,
  'tries again': 1,
  waits: [2, 2],
  'loads the page anew': 2,
  'outlives a crash': isLongRun ? 1 : 0,
  'goes to the other tab': 1,
  'loses the next answer': [4, failing.length],
  'is refused next': [2, waysToRefuse(failing)],
} as const;

export type AdsAction = WalkAction<keyof typeof weights>;
export const adsActions = actionsOf<keyof typeof weights>(weights);

/** The ads setup as one tab shows it: account, billing, launch. */
class AdsTab {
  readonly page: WalkedPage;
  readonly account: Actor<typeof adsAccountMachine>;
  billing: Actor<typeof billingMachine> | null = null;
  launch: Actor<typeof campaignLaunchMachine> | null = null;

  constructor(browser: WalkedBrowser) {
    this.page = browser.open();
    const { api } = this.page;
    const reads = this.page.reads(adsAccountReads);
    const alone = <T>(work: () => Promise<T>) => this.page.alone('connectAdsAccount', work);
    const actors = { ...adsAccountActors(api, alone), reads };
    this.account = this.page.start(adsAccountMachine.provide({ actors }));
    this.account.subscribe(() => this.#follow());
  }

  /** Shows billing and launch once there is an account. */
  #follow(): void {
    const id = this.account.getSnapshot().context.account?.id ?? 0;
    if (id === 0 || this.launch !== null) return;
    const { api, decisions } = this.page;
    this.billing = this.page.start(billingMachine.provide({ actors: billingActors(api) }), { jitter: 0 });
    const machine = campaignLaunchMachine.provide({
      actors: campaignLaunchActors(api, decisions),
    });
    this.launch = this.page.start(machine, { account: id, memory: recallCampaign(decisions, id) });
    this.launch.on('campaign.forgotten', () => dropDecision(decisions, id));
  }

  get isLaunched(): boolean {
    return this.launch?.getSnapshot().hasTag('done') ?? false;
  }
}

interface Campaign {
  readonly id: number;
  readonly amount: number;
}

/** An admin who sets ads up, in two tabs, at a real server. */
class AdsRun implements WalkedWorld<AdsAction> {
  readonly #browser: WalkedBrowser;
  readonly #tabs: (AdsTab | undefined)[] = [];
  #at = 0;
  #amount: number = amounts[0];
  /** Amounts that a launch was asked for. */
  readonly #launched = new Set<number>();

  /** Launches of unknown outcome that were given up. */
  #givenUp = 0;

  constructor(browser: WalkedBrowser) {
    this.#browser = browser;
  }

  get #tab(): AdsTab {
    return (this.#tabs[this.#at] ??= new AdsTab(this.#browser));
  }

  async take({ does, at, hurried }: AdsAction): Promise<void> {
    await this.#doings[does](at);
    if (!hurried) await this.#browser.idle();
  }

  readonly #doings: Readonly<Record<keyof typeof weights, (at: number) => Promise<unknown> | void>> = {
    'makes an account': () => {
      const { account } = this.#tab;
      account.send({ type: 'create' });
      account.send({ type: 'terms.ticked', on: true });
      account.send({ type: 'terms.accepted' });
    },
    'sets billing up': async () => {
      const { status } = await this.#read<ApiOutput<'getAdsConnection'>>('/ads/connection');
      if (status !== 'disconnected') await this.#browser.store.call('POST', '/sandbox/v1/billing', { approve: true });
      this.#tab.billing?.send({ type: 'check' });
    },
    'types an amount': (at) => void (this.#amount = amounts[at] ?? amounts[0]),
    launches: () => this.#launch(),
    'starts over': () => {
      const { launch } = this.#tab;
      if (launch?.getSnapshot().can({ type: 'start.over' }) !== true) return;
      this.#givenUp += 1;
      launch.send({ type: 'start.over' });
    },
    'tries again': () => this.#tab.account.send({ type: 'retry' }),
    waits: (at) => this.#browser.passes([5000, 31_000][at] ?? 0),
    'loads the page anew': () => {
      this.#tab.page.close();
      this.#tabs[this.#at] = new AdsTab(this.#browser);
    },
    'outlives a crash': () => this.#browser.crash(),
    'goes to the other tab': () => {
      this.#at = 1 - this.#at;
      // Opened by its first use.
      void this.#tab;
    },
    'loses the next answer': (at) => loseNext(this.#browser, failing, at),
    'is refused next': (at) => refuseNext(this.#browser, failing, at),
  };

  /** Offered once billing is approved, as on the screen: what may have been created is asked for again. */
  #launch(): void {
    const { launch, billing } = this.#tab;
    if (launch === null || billing?.getSnapshot().hasTag('done') !== true) return;
    const undecided = launch.getSnapshot().context.campaign;
    const campaign: CampaignForm = undecided ?? { amount: this.#amount, countries: ['US'] };
    if (!launch.getSnapshot().can({ type: 'launch', campaign })) return;
    this.#launched.add(campaign.amount);
    launch.send({ type: 'launch', campaign });
  }

  #read<T>(path: string): Promise<T> {
    return this.#browser.store.call<T>('GET', `/wc/gla${path}`);
  }

  async holds(): Promise<void> {
    const campaigns = await this.#read<readonly Campaign[]>('/ads/campaigns');
    const asked = this.#browser.askedOf('createCampaign');
    const keys = new Set(asked.map(({ idempotencyKey }) => idempotencyKey));
    if (campaigns.length > keys.size) throw new Error(`${campaigns.length} campaigns under ${keys.size} key`);
    if (campaigns.length > 1 + this.#givenUp) throw new Error(`${campaigns.length} campaigns of one decision`);
    for (const { amount } of campaigns) ok(this.#launched.has(amount), `${amount} was not typed`);
    for (const { outcome, output } of asked)
      if (outcome === 'acknowledged')
        ok(
          campaigns.some(({ id }) => id === (output as Campaign).id),
          'an acknowledged campaign is lost',
        );
    const [account] = this.#browser.askedOf('connectAdsAccount').filter(({ outcome }) => outcome === 'acknowledged');
    const { id } = await this.#read<ApiOutput<'getAdsConnection'>>('/ads/connection');
    if (account !== undefined) equal(id, (account.output as { id: number }).id);
  }

  readonly isOver = (): boolean => this.#tabs.some((tab) => tab?.isLaunched === true);

  async end(): Promise<void> {
    await this.#browser.idle();
    await this.holds();
  }

  leave(): void {
    for (const tab of this.#tabs) tab?.page.close();
  }
}

const action = (does: AdsAction['does'], at = 0): AdsAction => ({ does, at, hurried: false });

/** Way to the end; the server crashes before the campaign is launched, and the page is loaded anew. */
export const wholeAdsSetup: readonly AdsAction[] = [
  action('sets billing up'),
  action('outlives a crash'),
  action('loads the page anew'),
  action('launches'),
];

/** Begins the ads setup where free listings run and no ads account is there. */
export async function beginAdsRun(options: BrowserOptions): Promise<AdsRun> {
  const browser = new WalkedBrowser(options);
  await browser.begin('complete');
  const run = new AdsRun(browser);
  await run.take(action('loads the page anew'));
  await run.take(action('makes an account'));
  return run;
}

/** Begins where billing is set up, and only the launch is left. */
export async function beginLaunch(options: BrowserOptions): Promise<AdsRun> {
  const run = await beginAdsRun(options);
  await run.take(action('sets billing up'));
  return run;
}
