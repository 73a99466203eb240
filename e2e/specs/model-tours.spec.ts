import {
  chromiumStage,
  drivers,
  evidenceOf,
  modelOf,
  picturesFolder,
  placeOf,
  replayOnScreen,
  screenToursOf,
  startScriptedServer,
  type ChromiumStage,
  type ScreenDriver,
  type ScriptedServer,
  type Tour,
} from '@listings/model-testing/chromium';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../src/chromium';
import { Store } from '../src/store';

/** A walk has up to sixty steps, on a busy machine too. */
const patienceMs = 240_000;

/** Folder of the files that failing tours leave behind. */
const artifacts = 'e2e/artifacts/model-tours';

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

const inBrowser = Object.values<ScreenDriver>(drivers).filter(({ notInBrowser }) => notInBrowser === undefined);
const tours = inBrowser.flatMap(({ model: id }) =>
  screenToursOf(id).map(([file, recording]) => [id, file, recording] as const),
);

describe('the built application goes along with the recordings', () => {
  beforeAll(() => {
    stage = stageIn();
  });

  it.each(tours)(
    '%s: %s',
    async (model, file, recording) => {
      const tour: Tour = { folder: picturesFolder() ?? artifacts, model, file, recording };
      if (picturesFolder() !== null) stage.keepPictures(placeOf(tour));
      const verdict = await replayOnScreen(modelOf(model), recording, drivers[model as keyof typeof drivers], stage);
      const picture = (path: string) => stage.page().screenshot({ path, fullPage: true });
      expect(await evidenceOf(tour, verdict, picture)).toBe('');
    },
    patienceMs,
  );
});
