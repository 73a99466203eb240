import {
  chromiumStage,
  drivers,
  modelOf,
  replayOnScreen,
  screenToursOf,
  startScriptedServer,
} from '@listings/model-testing/chromium';
import type { ChromiumStage, ScriptedServer } from '@listings/model-testing/chromium';
import { failureText, type Recording, type Verdict } from '@listings/shared-machines/models';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../src/chromium';
import { Store } from '../src/store';

let store: Store;
let browser: Browser;
let server: ScriptedServer;
let stage: ChromiumStage;

beforeAll(async () => {
  [store, browser] = await Promise.all([Store.start(), launchBrowser()]);
  server = await startScriptedServer({ front: store.url });
}, 60_000);

afterAll(async () => {
  await stage?.close();
  await browser?.close();
  await server?.close();
  expect(await store?.stop()).toBe(0);
});

/** The failing step by its sentence, and a picture of it. */
async function evidenceOf(name: string, recording: Recording, verdict: Verdict & { ok: false }): Promise<string> {
  const folder = join(process.cwd(), 'e2e/artifacts');
  const picture = join(folder, `${name}-step-${verdict.at}.png`);
  mkdirSync(folder, { recursive: true });
  await stage.page().screenshot({ path: picture, fullPage: true });
  return `${failureText(recording, verdict)}\n  picture: ${picture}`;
}

const stageIn = () =>
  chromiumStage({
    browser,
    server,
    scenario: async (name) => void (await store.scenario(name)),
    signIn: async (context, url) => {
      await context.request.get(url + new URL(store.signInUrl).pathname + new URL(store.signInUrl).search, {
        maxRedirects: 0,
      });
    },
  });

const tours = Object.keys(drivers).flatMap((id) =>
  screenToursOf(id).map(([file, recording]) => [id, file, recording] as const),
);

describe('the built application goes along with the recordings', () => {
  beforeAll(() => {
    stage = stageIn();
  });

  it.each(tours)('%s: %s', async (id, file, recording) => {
    const verdict = await replayOnScreen(modelOf(id), recording, drivers[id as keyof typeof drivers], stage);
    expect(verdict.ok ? '' : await evidenceOf(`tour-${id}-${file}`, recording, verdict)).toBe('');
  });
});
