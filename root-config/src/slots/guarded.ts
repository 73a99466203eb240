import { stackOf } from './slot-outcome';
import { DeadlinePassed, within } from './deadline';
import { asApplication, isFetchFailure, runStep, type ApplicationModule, type StepName } from './lifecycles';
import type { PageProps } from './page-props';
import type { SlotOutcome } from './slot-outcome';
import type { SlotView } from './slot-view';

export interface GuardedOptions {
  readonly name: string;
  readonly load: () => Promise<unknown>;
  readonly view: SlotView;
  readonly reloadPage: () => void;
  /** Takes the focus that a Retry leaves behind. */
  readonly keepFocus: () => void;
  readonly newSupportId: () => string;
  readonly report: (message: string, error: unknown) => void;
  /** Called with the outcome of each start, a failed one too. */
  readonly told: (outcome: Pick<SlotOutcome, 'milliseconds' | 'failure'>) => void;
  /** Called when it has gone from the page. */
  readonly went?: (() => void) | undefined;
}

/** Lifecycles given to single-spa in place of the application's. */
export interface GuardedLifecycles {
  bootstrap(): Promise<void>;
  mount(props: PageProps): Promise<void>;
  unmount(): Promise<void>;
}

/** Milliseconds for each of load, bootstrap, mount and unmount. */
export const stepLimit = 5000;

/**
 * One application in its slot. Two facts shape it: single-spa never revives an application that rejected, and it does
 * not start the next route before the steps of the last one have settled. So `mount` and `unmount` only state what is
 * wanted; `settle` brings the application there in its own time, and every failure ends as a message in the slot.
 */
class Slot {
  private wanted: PageProps | null = null;
  private application: ApplicationModule | null = null;
  private booted = false;
  /** The props it is mounted with. */
  private live: PageProps | null = null;
  private failed = false;
  private failures = 0;
  private attempt = 0;
  private settling = false;
  /** Time it was asked for, as `performance.now()`. */
  private since = 0;

  constructor(private readonly options: GuardedOptions) {}

  want(props: PageProps | null): void {
    this.wanted = props;
    this.failed = false;
    this.since = performance.now();
    if (props === null) this.options.view.hide();
    else this.options.view.show();
    void this.settle();
  }

  private async settle(): Promise<void> {
    if (this.settling) return;
    this.settling = true;
    while (this.wanted !== null ? this.live === null && !this.failed : this.live !== null) {
      if (this.wanted !== null) await this.bringUp(this.wanted);
      else if (this.live !== null) await this.takeDown(this.live);
    }
    this.settling = false;
  }

  private async bringUp(props: PageProps): Promise<void> {
    this.attempt += 1;
    try {
      const application = (this.application ??= await this.load());
      if (!this.booted) await this.step(application, 'bootstrap', props);
      this.booted = true;
      if (this.wanted === null) return;
      await this.mount(application, props);
      this.live = props;
      if (this.wanted === null) return;
      this.options.view.ready();
      this.options.told({ milliseconds: performance.now() - this.since, failure: null });
    } catch (error) {
      this.fail(error);
    }
  }

  private async load(): Promise<ApplicationModule> {
    const loading = Promise.resolve().then(this.options.load).then(asApplication);
    try {
      return await within(loading, stepLimit, `${this.options.name}: load`);
    } catch (error) {
      // A slow network is no fault: what arrives after the deadline is shown after all.
      if (error instanceof DeadlinePassed)
        loading.then(
          () => this.retry(),
          () => {},
        );
      throw error;
    }
  }

  private step(application: ApplicationModule, name: StepName, props: PageProps): Promise<void> {
    return within(runStep(application, name, props), stepLimit, `${this.options.name}: ${name}`);
  }

  private async mount(application: ApplicationModule, props: PageProps): Promise<void> {
    const attempt = this.attempt;
    const mounting = runStep(application, 'mount', props);
    try {
      await within(mounting, stepLimit, `${this.options.name}: mount`);
    } catch (error) {
      const undo = () => {
        if (attempt === this.attempt && this.live === null)
          void this.step(application, 'unmount', props).catch(() => {});
      };
      mounting.then(undo, undo);
      throw error;
    }
  }

  private async takeDown(props: PageProps): Promise<void> {
    this.live = null;
    // All at once, before the application removes it piece by piece in sight of the browser.
    this.options.view.renew();
    try {
      if (this.application) await this.step(this.application, 'unmount', props);
    } catch (error) {
      this.options.report(`${this.options.name} did not unmount`, error);
    }
    this.options.view.renew();
    this.options.went?.();
  }

  private fail(error: unknown): void {
    const { options } = this;
    const supportId = options.newSupportId();
    const offline = !navigator.onLine;
    this.failed = true;
    if (!offline) this.failures += 1;
    options.report(`${options.name} did not load (support id ${supportId})`, error);
    const message = error instanceof Error ? error.message : String(error);
    options.told({ milliseconds: performance.now() - this.since, failure: { supportId, message, ...stackOf(error) } });
    if (this.wanted === null) return options.view.renew();
    const retry = { label: 'slot.retry', run: () => this.retryByHand() } as const;
    const reload = { label: 'slot.reload', run: options.reloadPage } as const;
    // Evaluated modules stay in the browser's module map: if a second try did not help, only a reload can. Of a failed
    // fetch some browsers keep nothing, others (Chromium up to 150) the failure: then both are offered.
    const again = isFetchFailure(error) ? [retry, reload] : [reload];
    const actions = this.failures < 2 ? [retry] : again;
    const why = error instanceof DeadlinePassed ? 'slot.late' : undefined;
    options.view.fail({ supportId, why: offline ? 'offline' : why, actions });
    const back = () => {
      this.retry();
      // Whoever was at the message goes on in the page.
      if (document.activeElement === document.body) options.keepFocus();
    };
    if (offline) addEventListener('online', back, { once: true });
  }

  private retryByHand(): void {
    this.options.keepFocus();
    this.retry();
  }

  private retry(): void {
    if (!this.failed || this.wanted === null) return;
    this.failed = false;
    this.since = performance.now();
    this.options.view.renew();
    this.options.view.show();
    void this.settle();
  }
}

/** Lifecycles for single-spa that never reject and never wait, whatever the application does. */
export function guarded(options: GuardedOptions): GuardedLifecycles {
  const slot = new Slot(options);
  return {
    bootstrap: async () => {},
    mount: async (props) => slot.want(props),
    unmount: async () => slot.want(null),
  };
}
