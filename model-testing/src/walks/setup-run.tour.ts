import { deepEqual, equal, ok } from 'node:assert/strict';
import { phoneAttempts, type ApiInput, type ApiOutput, type Settings } from '@listings/shared-api/contract';
import { checklistItems, checklistOf, completionBlockers, everyItem, type Checklist } from '@listings/shared-machines';
import { actionsOf, isLongRun, type WalkAction, type WalkedWorld } from '../screen/any-walk.tour';
import { loseNext, refuseNext, waysToRefuse } from './faults.tour';
import { SetupPage, type SetupMachines } from './setup-page.tour';
import { WalkedBrowser, type BrowserOptions } from './walked-browser.tour';

const numbers = ['2133734253', '2015550123', '2'] as const;
const methods = ['SMS', 'PHONE_CALL'] as const;
const failing = [
  'requestVerificationCode',
  'saveSettings',
  'connectMerchantAccount',
  'verifyPhoneNumber',
  'saveContactInformation',
  'syncSettings',
  'getHostingConnection',
  'getProviderConnection',
  'startProviderConnection',
] as const;

const weights = {
  'connects hosting': [3, 2],
  'connects the provider': [3, 2],
  'makes a merchant account': 3,
  'goes to the last step': 2,
  'types a number': [2, numbers.length],
  'picks a method': [1, methods.length],
  'asks for a code': 5,
  'types the code': [3, 2],
  verifies: 3,
  'edits the number': 1,
  'ticks or unticks': [4, checklistItems.length],
  'ticks all': 1,
  'tries again': 2,
  completes: 2,
  waits: [3, 3],
  'loads the page anew': 2,
  'outlives a crash': isLongRun ? 1 : 0,
  'loses the next answer': [4, failing.length],
  'is refused next': [2, waysToRefuse(failing)],
} as const;

export type SetupAction = WalkAction<keyof typeof weights>;
export const setupActions = actionsOf<keyof typeof weights>(weights);

/** An action that is waited for. */
const action = (does: SetupAction['does'], at = 0): SetupAction => ({ does, at, hurried: false });

/** Way to the end; halfway the server crashes. */
export const wholeSetup: readonly SetupAction[] = [
  action('connects hosting'),
  action('connects the provider'),
  action('makes a merchant account'),
  action('goes to the last step'),
  action('types a number'),
  action('asks for a code'),
  action('types the code'),
  action('verifies'),
  action('ticks all'),
  action('outlives a crash'),
  action('completes'),
];

interface SentCode {
  readonly number: string;
  readonly method: string;
  readonly code: string;
}

interface SetupOptions extends BrowserOptions {
  readonly machines?: SetupMachines;
}

/** An admin who sets the shop up at a real server: hosting, provider, merchant, phone, completion. */
class SetupRun implements WalkedWorld<SetupAction> {
  readonly #browser: WalkedBrowser;
  readonly #machines: SetupMachines;
  #page: SetupPage;
  /** The checklist as it was ticked; null until it is shown. */
  #ticked: Checklist | null = null;
  #isCompletable = false;

  constructor(browser: WalkedBrowser, machines: SetupMachines) {
    this.#browser = browser;
    this.#machines = machines;
    this.#page = new SetupPage(browser, machines, null);
  }

  async take({ does, at, hurried }: SetupAction): Promise<void> {
    await this.#doings[does](at);
    if (!hurried) await this.#browser.idle();
  }

  readonly #doings: Readonly<Record<keyof typeof weights, (at: number) => Promise<unknown> | void>> = {
    'connects hosting': (at) => {
      this.#page.hosting.send({ type: 'connect' });
      return this.#answersConsent('hosting', at === 0);
    },
    'connects the provider': (at) => {
      this.#page.provider.send({ type: 'connect' });
      return this.#answersConsent('provider', at === 0);
    },
    'makes a merchant account': () => {
      const { merchant } = this.#page;
      merchant.send({ type: 'create' });
      merchant.send({ type: 'new.confirmed' });
      merchant.send({ type: 'terms.ticked', on: true });
      merchant.send({ type: 'terms.accepted' });
    },
    'goes to the last step': async () => {
      await this.#page.openLast();
      this.#ticked ??= this.#page.last?.checklist.getSnapshot().context.value ?? null;
    },
    'types a number': (at) =>
      this.#page.last?.phone.send({ type: 'number.typed', country: 'US', national: numbers[at] ?? '' }),
    'picks a method': (at) => this.#page.last?.phone.send({ type: 'method.picked', method: methods[at] ?? 'SMS' }),
    'asks for a code': () => {
      this.#page.last?.phone.send({ type: 'send' });
      this.#page.last?.phone.send({ type: 'resend' });
    },
    'types the code': async (at) => {
      const { method = '' } = this.#page.last?.phone.getSnapshot().context ?? {};
      const sent = await this.#browser.store.call<readonly SentCode[]>('GET', '/sandbox/v1/phone');
      const code = at === 0 ? sent.find((each) => each.method === method)?.code : '000000';
      this.#page.last?.phone.send({ type: 'code.typed', code: code ?? '' });
    },
    verifies: () => this.#page.last?.phone.send({ type: 'verify' }),
    'edits the number': () => this.#page.last?.phone.send({ type: 'edit' }),
    'ticks or unticks': (at) => {
      const item = checklistItems[at];
      if (this.#ticked !== null && item !== undefined) this.#tick({ ...this.#ticked, [item]: !this.#ticked[item] });
    },
    'ticks all': () => this.#tick(everyItem(true)),
    'tries again': () => {
      const { hosting, provider, merchant, last } = this.#page;
      for (const actor of [hosting, provider, merchant]) actor.send({ type: 'retry' });
      last?.checklist.send({ type: 'retry' });
    },
    completes: () => this.#complete(),
    waits: (at) => this.#browser.passes([5000, 30_000, 61_000][at] ?? 0),
    'loads the page anew': () => this.#load(null),
    'outlives a crash': () => this.#browser.crash(),
    'loses the next answer': (at) => loseNext(this.#browser, failing, at),
    'is refused next': (at) => refuseNext(this.#browser, failing, at),
  };

  #load(returning: 'hosting' | 'provider' | null): void {
    this.#page.close();
    this.#page = new SetupPage(this.#browser, this.#machines, returning);
    this.#ticked = null;
  }

  /** Goes to the page of consent that the machines lead to, answers it, and comes back. */
  async #answersConsent(account: 'hosting' | 'provider', isGranted: boolean): Promise<void> {
    await this.#browser.idle();
    const { leaving } = this.#page.page;
    if (leaving === null) return;
    const decision = isGranted ? 'approve' : 'cancel';
    await this.#browser.store.consents(leaving, { decision, email: 'owner@lantern-and-loam.example' });
    this.#load(account);
  }

  #tick(value: Checklist): void {
    const checklist = this.#page.last?.checklist;
    if (checklist === undefined) return;
    this.#ticked = value;
    checklist.send({ type: 'change', value });
    checklist.send({ type: 'flush' });
  }

  /** Offered where nothing is missing, as on the screen. */
  #complete(): void {
    const { last } = this.#page;
    if (last === null) return;
    const { context, value } = last.checklist.getSnapshot();
    const blockers = completionBlockers({
      checklist: context.value,
      checklistStatus: typeof value === 'string' ? value : 'saving',
      phoneVerified: last.phone.getSnapshot().hasTag('done'),
      addressFilled: true,
    });
    if (blockers.length > 0) return;
    this.#isCompletable = true;
    last.completion.send({ type: 'complete' });
  }

  #read<T>(path: string): Promise<T> {
    return this.#browser.store.call<T>('GET', `/wc/gla${path}`);
  }

  async holds(): Promise<void> {
    this.#holdCodes();
    await this.#holdChecklist();
    await this.#holdAccount();
    const { status } = await this.#read<{ readonly status: string }>('/mc/setup');
    ok(status !== 'complete' || this.#isCompletable, 'the setup is complete although something was missing');
  }

  /** None is asked for while its method cools down: 60 s after one is known to have been sent. */
  #holdCodes(): void {
    const sent = new Map<string, number>();
    for (const { input, at, outcome } of this.#browser.askedOf('requestVerificationCode')) {
      const { verification_method: method, phone_number: number } = (
        input as ApiInput<'requestVerificationCode'> & object
      ).body;
      ok(
        numbers.some((each) => number === `+1${each}`),
        `${number} was not typed`,
      );
      const since = at - (sent.get(method) ?? -Infinity);
      if (since < phoneAttempts.resendCooldownMs)
        throw new Error(`A code by ${method} is asked for ${since} ms after the last one.`);
      if (outcome === 'acknowledged') sent.set(method, at);
    }
  }

  /** What the page calls saved the server has; and what was acknowledged last, unless something was asked since. */
  async #holdChecklist(): Promise<void> {
    const stored = checklistOf(await this.#read<Settings>('/mc/settings'));
    const checklist = this.#page.last?.checklist.getSnapshot();
    if (checklist?.hasTag('done')) deepEqual(stored, this.#ticked);
    const asked = this.#browser.askedOf('saveSettings').filter(({ outcome }) => outcome !== 'refused');
    const last = asked.at(-1);
    if (last?.outcome === 'acknowledged') deepEqual(stored, last.input.body);
  }

  /** An account that was connected stays, and is the only one. */
  async #holdAccount(): Promise<void> {
    const connected = this.#browser.askedOf('connectMerchantAccount');
    const last = connected.filter(({ outcome }) => outcome === 'acknowledged').at(-1);
    if (last === undefined) return;
    equal((await this.#read<readonly unknown[]>('/mc/accounts')).length, 1);
    const { id } = await this.#read<ApiOutput<'getMerchantConnection'>>('/mc/connection');
    equal(id, (last.output as { id: number }).id);
  }

  readonly isOver = (): boolean => this.#page.last?.completion.getSnapshot().hasTag('done') ?? false;

  async end(): Promise<void> {
    await this.#browser.idle();
    await this.holds();
  }

  leave(): void {
    this.#page.close();
  }
}

/** Saves what the steps between the accounts and the last one do, which no walk goes through. */
async function saveStepsBetween({ store }: WalkedBrowser): Promise<void> {
  await store.call('POST', '/wc/gla/mc/target_audience', { location: 'selected', countries: ['GB'] });
  const shipping = { shipping_rate: 'manual', shipping_time: 'manual', tax_rate: 'manual' };
  await store.call('POST', '/wc/gla/mc/settings', shipping);
}

async function begin(options: SetupOptions, scenario: 'fresh' | 'shipping-saved'): Promise<SetupRun> {
  const browser = new WalkedBrowser(options);
  await browser.begin(scenario);
  if (scenario === 'fresh') await saveStepsBetween(browser);
  const run = new SetupRun(browser, options.machines ?? {});
  await browser.idle();
  return run;
}

/** Begins the setup of a new shop. */
export const beginSetupRun = (options: SetupOptions): Promise<SetupRun> => begin(options, 'fresh');

/** Begins where the accounts are connected and a number is typed: most of what can go wrong comes after it. */
export async function beginLastStep(options: SetupOptions): Promise<SetupRun> {
  const run = await begin(options, 'shipping-saved');
  await run.take(action('goes to the last step'));
  await run.take(action('types a number'));
  return run;
}
