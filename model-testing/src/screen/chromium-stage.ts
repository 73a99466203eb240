import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import type { ScriptedServer } from '../scripted-server/scripted-server';
import { chromiumTrace, type ChromiumTrace } from '../trace/chromium-trace';
import { playwrightScreen } from './playwright-screen';
import type { Screen, ScreenDriver, Stage } from './screen';

export interface ChromiumWorld {
  readonly browser: Browser;
  readonly server: ScriptedServer;
  /** Makes the session of an admin, such as by following the sign-in link. */
  readonly signIn: (context: BrowserContext, url: string) => Promise<void>;
  /** Brings the store behind it into a state. */
  readonly scenario: (name: string) => Promise<void>;
}

/** A stage over a browser. */
export interface ChromiumStage extends Stage, Pick<ChromiumTrace, 'traceInto' | 'traced'> {
  readonly page: () => Page;
  readonly close: () => Promise<void>;
}

/** Milliseconds of real time between two looks: for what is fetched and drawn. */
const breath = 15;
/** Milliseconds of the page's time in which what was put off until “now” happens. */
const moment = 5;
const loadingPatience = 400;
/** Milliseconds of real time that a part of the application, or an answer nobody holds back, may take to arrive. */
const fetchingPatience = 10_000;
/** Milliseconds of the page's time after which it fetches what it does not need at first: notices and dialogs. */
const lateParts = 1050;

/** Browsers log every answer of 400 and above, and what did not arrive. */
const expectedError = /^Failed to load resource/;

const blank = '<!doctype html><title>Outside</title>';

/** Events of one page since the last look. */
interface Doings {
  readonly departures: string[];
  /** URL of a visit by the test: no departure of the page's own. */
  visiting: string | null;
  readonly complaints: string[];
  /** Requests on their way, those that the script holds included. */
  readonly fetching: Set<Request>;
}

/** True for parts of the application and calls; what never ends, such as the stream of changes, is none of them. */
const isAwaited = (request: Request): boolean =>
  /^(script|stylesheet|document|fetch|xhr)$/.test(request.resourceType());

const taken = (list: string[]): readonly string[] => list.splice(0);

/** Everything outside answers with an empty page, and going there is written down. */
async function keepInside(context: BrowserContext, inside: string, { departures }: Doings): Promise<void> {
  await context.route(
    (url) => url.origin !== inside,
    async (route) => {
      if (route.request().isNavigationRequest()) departures.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: blank });
    },
  );
}

function watch(page: Page, inside: string, doings: Doings): void {
  const { departures, complaints, fetching } = doings;
  /** Address of the document that is shown; null while another is asked for. */
  let shown: string | null = null;
  page.on('request', (request) => {
    if (isAwaited(request)) fetching.add(request);
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) shown = null;
  });
  page.on('requestfinished', (request) => fetching.delete(request));
  page.on('requestfailed', (request) => fetching.delete(request));
  page.on('framenavigated', (frame) => {
    const { origin, pathname, search } = new URL(frame.url());
    if (frame !== page.mainFrame() || origin !== inside) return;
    const address = pathname + search;
    // An address written again over itself leads nowhere; a document loaded again does.
    const isStill = shown === address;
    shown = address;
    if (doings.visiting === address) doings.visiting = null;
    else if (!isStill) departures.push(address);
  });
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expectedError.test(message.text())) complaints.push(message.text());
  });
}

/** A new page whose clock stands still unless it is moved. */
async function newPage(
  { browser, server, signIn }: ChromiumWorld,
  driver: ScreenDriver,
  doings: Doings,
  trace: ChromiumTrace,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  await signIn(context, server.url);
  const inside = new URL(server.url).origin;
  await keepInside(context, inside, doings);
  // Random values are the same each time.
  await context.addInitScript(`Math.random = () => ${driver.random ?? 0}`);
  const page = await context.newPage();
  await trace.follow(page);
  const now = Date.now();
  await page.clock.install({ time: now });
  // The clock goes on until it is paused; a page that is not there yet does not mind the minute.
  await page.clock.pauseAt(now + 60_000);
  watch(page, inside, doings);
  await page.goto(server.url + driver.path, { waitUntil: 'domcontentloaded' });
  return page;
}

/** Waits a breath, and on until something holds; false when it never does. */
async function until(page: Page, holds: () => boolean): Promise<boolean> {
  const deadline = Date.now() + fetchingPatience;
  do await page.waitForTimeout(breath);
  while (!holds() && Date.now() < deadline);
  return holds();
}

/** A stage in a browser, on the built application. */
export function chromiumStage(world: ChromiumWorld): ChromiumStage {
  const { server, scenario } = world;
  const doings: Doings = { departures: [], visiting: null, complaints: [], fetching: new Set() };
  const trace = chromiumTrace();
  let open: Page | null = null;
  const page = (): Page => {
    if (open === null) throw new Error('the stage is not open');
    return open;
  };
  const hands = playwrightScreen(page);
  const screen: Screen = {
    ...hands,
    async visit(address) {
      doings.visiting = address;
      await hands.visit(address);
      // Told late, the visit would be taken for a departure of the page's own.
      await until(page(), () => doings.visiting === null);
    },
  };
  /** Milliseconds that passed on the page and not in the recording: while it drew, and while it was waited for. */
  let ahead = 0;
  let beginsLate = false;
  const linger = async (ms: number) => {
    ahead += ms;
    await page().clock.runFor(ms);
  };
  const settle = async () => {
    await linger(moment);
    const { fetching } = doings;
    // Nobody waits twice for what does not end.
    if (!(await until(page(), () => fetching.size <= server.script.waiting().length))) fetching.clear();
  };
  /** The page made the first calls of the machine, or shows what is looked for. */
  const appear = async ({ isThere }: ScreenDriver) => {
    for (let tries = 0; tries < loadingPatience; tries += 1) {
      if ((await isThere?.(screen)) ?? server.script.waiting().length > 0) break;
      await settle();
    }
    await linger(lateParts);
    await settle();
    await settle();
  };
  return {
    screen,
    server: server.script,
    page,
    async open(driver) {
      await open?.context().close();
      server.tellPages(driver.bootstrap ?? {});
      await scenario(driver.scenario);
      taken(doings.complaints);
      doings.fetching.clear();
      doings.visiting = null;
      ahead = 0;
      beginsLate = driver.begins !== undefined;
      open = await newPage(world, driver, doings, trace);
      await appear(driver);
    },
    async begun() {
      taken(doings.departures);
      if (beginsLate) ahead = 0;
    },
    async pass(ms) {
      const passed = Math.min(ahead, ms);
      ahead -= passed;
      await page().clock.runFor(ms - passed);
    },
    linger,
    settle,
    departures: async () => taken(doings.departures),
    complaints: () => taken(doings.complaints),
    early: 2000,
    late: 3000,
    patience: 60,
    traceInto: trace.traceInto,
    traced: trace.traced,
    keep: async (step) => {
      if (open !== null) await trace.keep(open, step);
    },
    close: async () => open?.context().close(),
  };
}
