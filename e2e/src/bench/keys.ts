import type { Browser, CDPSession, Page } from 'playwright-core';
import { complete, screens } from '../screens';
import type { Store } from '../store';
import { median, tableOf, type Figure, type Section } from './figure';
import { typedForms, type TypedForm } from './typed-forms';

/** Processor time of the main thread for one key, in milliseconds. */
export interface KeyCost {
  /** Of script: listeners, React, timers; not of callbacks of promises, which the browser counts under the whole. */
  readonly script: number;
  /** With layout, styles, painting and what the browser does for a key on an empty page too. */
  readonly whole: number;
}

/** The browser's counters, in seconds of the main thread's processor time. */
export interface Counted {
  readonly ScriptDuration: number;
  readonly TaskDuration: number;
}

const MOST_SCRIPT_MS = 1.5;
const WARM_UPS = 2;
const RUNS = 7;
/** From one key to the next: what a key brings about is done before the next one. */
const PAUSE_MS = 60;
/** Longer than a search waits for the next key. */
const SETTLED_MS = 500;

/** What each of `keys` keys took between two readings of the counters. */
export const costOf = (before: Counted, after: Counted, keys: number): KeyCost => ({
  script: ((after.ScriptDuration - before.ScriptDuration) * 1000) / keys,
  whole: ((after.TaskDuration - before.TaskDuration) * 1000) / keys,
});

/** The median of each time over some runs. */
export const typicalCost = (runs: readonly KeyCost[]): KeyCost => ({
  script: median(runs.map(({ script }) => script)),
  whole: median(runs.map(({ whole }) => whole)),
});

async function counted(cdp: CDPSession): Promise<Counted> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (of: string) => metrics.find(({ name }) => name === of)?.value ?? Number.NaN;
  return { ScriptDuration: value('ScriptDuration'), TaskDuration: value('TaskDuration') };
}

/** Types a text into the field that has the focus and takes it away again; what the keys of the text took. */
async function typeOnce(page: Page, cdp: CDPSession, text: string): Promise<KeyCost> {
  await page.waitForTimeout(SETTLED_MS);
  const before = await counted(cdp);
  for (const key of text) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(PAUSE_MS);
  }
  const after = await counted(cdp);
  // One by one, as a code has a field for each digit.
  for (const _ of text) await page.keyboard.press('Backspace');
  return costOf(before, after, text.length);
}

async function measureForm(browser: Browser, store: Store, form: TypedForm): Promise<KeyCost> {
  const screen = screens.find(({ name }) => name === form.screen);
  if (screen === undefined) throw new Error(`There is no screen "${form.screen}".`);
  await store.scenario(screen.scenario);
  await form.stock?.(store);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  try {
    context.setDefaultTimeout(20_000);
    await context.request.get(store.signInUrl);
    const page = await context.newPage();
    await page.goto(store.url + screen.path);
    await complete(page, screen);
    await form.open?.(page);
    await form.field(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const runs: KeyCost[] = [];
    for (let run = -WARM_UPS; run < RUNS; run += 1) runs.push(await typeOnce(page, cdp, form.text));
    return typicalCost(runs.slice(WARM_UPS));
  } finally {
    await context.close();
  }
}

const ms = (value: number) => `${value.toFixed(2)} ms`;

/** One row for each form; those whose keys take longer than they may are missed. */
export function keysSection(costs: readonly (KeyCost & Pick<TypedForm, 'name'>)[]): Section {
  const target = `≤ ${MOST_SCRIPT_MS} ms`;
  const missed: readonly Figure[] = costs
    .filter(({ script }) => script > MOST_SCRIPT_MS)
    .map(({ name, script }) => ({ name: `a key: ${name}`, target, measured: ms(script), met: false }));
  const head = ['Form', `Script (${target})`, 'Main thread in all'];
  return {
    text: tableOf(
      head,
      costs.map(({ name, script, whole }) => [name, ms(script), ms(whole)]),
    ),
    missed,
  };
}

/** Types into every form: what a key costs once the first ones have been typed. */
export async function measureKeys(browser: Browser, store: Store, say: (line: string) => void): Promise<Section> {
  const costs: (KeyCost & Pick<TypedForm, 'name'>)[] = [];
  for (const form of typedForms) {
    costs.push({ name: form.name, ...(await measureForm(browser, store, form)) });
    say(`measured ${form.name}`);
  }
  return keysSection(costs);
}
