import type { ApiOutput } from '@listings/shared-api/contract';
import {
  checklistAutosaveActors,
  checklistAutosaveMachine,
  checklistOf,
  completeSetupActors,
  completeSetupMachine,
  completeSetupReads,
  coolingUntilAfter,
  hostingConnectionActors,
  hostingConnectionMachine,
  hostingConnectionReads,
  keptPhoneOf,
  merchantConnectionActors,
  merchantConnectionMachine,
  merchantConnectionReads,
  merchantMemoryOf,
  phoneStart,
  phoneVerificationActors,
  phoneVerificationMachine,
  parseTypedPhone,
  providerConnectionActors,
  providerConnectionMachine,
  providerConnectionReads,
  readMerchantMemory,
  type KeptPhone,
} from '@listings/shared-machines';
import type { Actor } from 'xstate';
import type { WalkedBrowser, WalkedPage } from './walked-browser.tour';

const homeUrl = 'https://lantern-and-loam.example';

/** A number as it was verified in this session. */
interface Verified {
  readonly national: string;
}

/** The last step: phone, checklist and completing the setup. */
interface LastStep {
  readonly phone: Actor<typeof phoneVerificationMachine>;
  readonly checklist: Actor<typeof checklistAutosaveMachine>;
  readonly completion: Actor<typeof completeSetupMachine>;
}

/** Machines that a walk replaces by broken ones. */
export interface SetupMachines {
  readonly phone?: typeof phoneVerificationMachine;
}

/** The setup as one page shows it: the three accounts, and the last step once they are connected. */
export class SetupPage {
  readonly page: WalkedPage;
  readonly hosting: Actor<typeof hostingConnectionMachine>;
  readonly provider: Actor<typeof providerConnectionMachine>;
  readonly merchant: Actor<typeof merchantConnectionMachine>;
  last: LastStep | null = null;
  readonly #browser: WalkedBrowser;
  readonly #machines: SetupMachines;
  #isClosed = false;

  constructor(browser: WalkedBrowser, machines: SetupMachines, returning: 'hosting' | 'provider' | null) {
    this.#browser = browser;
    this.#machines = machines;
    const page = browser.open();
    const { api } = page;
    this.page = page;
    this.hosting = page.start(
      hostingConnectionMachine.provide({
        actors: { ...hostingConnectionActors(api), reads: page.reads(hostingConnectionReads) },
      }),
      { nextPage: 'setup-mc', returning: returning === 'hosting' },
    );
    this.provider = page.start(
      providerConnectionMachine.provide({
        actors: { ...providerConnectionActors(api), reads: page.reads(providerConnectionReads) },
      }),
      { nextPage: 'setup-mc', withAds: false, returning: returning === 'provider' },
    );
    this.merchant = page.start(
      merchantConnectionMachine.provide({
        actors: { ...merchantConnectionActors(api), reads: page.reads(merchantConnectionReads) },
      }),
      { homeUrl, withAds: false, memory: readMerchantMemory(browser.kept.get('merchant'), browser.now()) },
    );
    this.#keepMerchant();
  }

  /** Keeps what the card is in the middle of, as often as that changes. */
  #keepMerchant(): void {
    let known = '';
    this.merchant.subscribe((state) => {
      const now = JSON.stringify([merchantMemoryOf(state, 0), state.context.tries]);
      const memory = merchantMemoryOf(state, this.#browser.now());
      if (now === known || memory === undefined || this.#isClosed) return;
      known = now;
      this.#browser.kept.set('merchant', memory);
    });
  }

  /** Goes to the last step, where the setup has got so far; its reads are the page's. */
  async openLast(): Promise<void> {
    if (this.last !== null || !this.merchant.getSnapshot().hasTag('done')) return;
    const { page } = this;
    const settings = await page.api.getSettings().catch(() => null);
    if (settings !== null && !this.#isClosed) this.last = this.#lastStep(settings);
  }

  #lastStep(settings: ApiOutput<'getSettings'>): LastStep {
    const { page } = this;
    const { api } = page;
    return {
      phone: this.#phone(),
      checklist: page.start(checklistAutosaveMachine.provide({ actors: checklistAutosaveActors(api) }), {
        value: checklistOf(settings),
        notice: 'saveSettings',
      }),
      completion: page.start(
        completeSetupMachine.provide({
          actors: { ...completeSetupActors(api), reads: page.reads(completeSetupReads) },
        }),
      ),
    };
  }

  /** The phone as it was left: the number itself goes with the page, unless it is verified. */
  #phone(): LastStep['phone'] {
    const { kept, now } = this.#browser;
    const verified = kept.get('verified') as Verified | undefined;
    const parsing = parseTypedPhone(verified?.national ?? '', 'US');
    const traces = { kept: kept.get('phone'), entry: null, storeCountry: 'US', now: now() };
    const saved = parsing.isValid ? parsing.phone : null;
    const start = phoneStart({ ...traces, saved, isVerified: saved !== null });
    const machine = (this.#machines.phone ?? phoneVerificationMachine).provide({
      actors: phoneVerificationActors(this.page.api),
    });
    const phone = this.page.start(machine, { ...start, view: 'setup-mc' });
    let coolingUntil: KeptPhone['coolingUntil'] = { SMS: null, PHONE_CALL: null };
    const keep = (snapshot: ReturnType<LastStep['phone']['getSnapshot']>): void => {
      if (this.#isClosed) return;
      coolingUntil = coolingUntilAfter(coolingUntil, snapshot, now());
      const isVerified = snapshot.hasTag('done');
      kept.set('phone', keptPhoneOf(snapshot.context, { isVerified, coolingUntil, sentTo: null }));
      if (isVerified) kept.set('verified', { national: snapshot.context.national } satisfies Verified);
    };
    keep(phone.getSnapshot());
    phone.subscribe(keep);
    return phone;
  }

  close(): void {
    this.#isClosed = true;
    this.page.close();
  }
}
