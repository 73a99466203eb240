import { Script } from '../scripted-server/script';
import { jsdomScreen, type NoticeAction } from './jsdom-screen';
import type { ScreenDriver, Stage } from './screen';

/** A screen that is shown in jsdom, and what its page does. */
export interface JsdomScene {
  readonly root: HTMLElement;
  readonly notices: () => readonly string[];
  /** Actions of the notices. */
  readonly actions: () => readonly NoticeAction[];
  /** Departures of the page, from the beginning. */
  readonly departures: () => readonly string[];
  /** Goes to an address of the application, as the browser's buttons do. */
  readonly visit: (address: string) => void;
}

/** Parts that a test provides: they show the screen over a scripted server, and advance its time. */
export interface JsdomWorld {
  readonly show: (script: Script, driver: ScreenDriver) => Promise<JsdomScene>;
  /** Advances the timers of the test, within React's `act`. */
  readonly advance: (ms: number) => Promise<void>;
  /** Runs what a hand does within React's `act`. */
  readonly act: (work: () => Promise<void>) => Promise<void>;
  /** Keeps what there is after a step. */
  readonly keep?: (step: number) => Promise<void>;
}

/** Milliseconds of the test's time that a screen may take to be there, and those between two looks for it. */
const [loadingPatience, glance] = [2000, 25];

/** Rounds of timers and promises after which a screen in jsdom has come to rest. */
const rounds = 6;

/** A stage in jsdom: exact time, nothing travels. */
export function jsdomStage({ show, advance, act, keep }: JsdomWorld): Stage {
  const script = new Script();
  let scene: JsdomScene | null = null;
  let told = 0;
  const settle = async () => {
    for (let round = 0; round < rounds; round += 1) await advance(0);
  };
  const screen = jsdomScreen({
    root: () => scene?.root ?? document.body,
    notices: () => scene?.notices() ?? [],
    actions: () => scene?.actions() ?? [],
    visit: (address) => scene?.visit(address),
    act,
  });
  return {
    screen,
    server: script,
    async open(driver) {
      scene = await show(script, driver);
      await settle();
      for (let waited = 0; waited < loadingPatience && (await driver.isThere?.(screen)) === false; waited += glance)
        await advance(glance);
    },
    async begun() {
      told = scene?.departures().length ?? 0;
    },
    pass: advance,
    linger: advance,
    settle,
    async departures() {
      const all = scene?.departures() ?? [];
      const fresh = all.slice(told);
      told = all.length;
      return fresh;
    },
    early: 1,
    late: 0,
    patience: 20,
    ...(keep === undefined ? {} : { keep }),
  };
}
