import {
  chromiumStage,
  drivers,
  evidenceOf,
  frontOfRun,
  modelOf,
  replayOnScreen,
  screenToursOf,
  startScriptedServer,
  tracesAll,
  tracesFolder,
  type ChromiumStage,
  type ScreenDriver,
  type ScriptedServer,
  type Tour,
} from '@listings/model-testing/chromium';
import type { Recording } from '@listings/shared-machines/models';
import type { Browser, BrowserContext } from 'playwright-core';
import { launchBrowser } from './chromium';
import { Store } from './store';

/** A walk has up to sixty steps, on a busy machine too. */
const patienceMs = 240_000;

/** Folder of the files that failing tours leave behind. */
const artifacts = 'e2e/artifacts/model-tours';

/** A front end that is deployed stands as its store does; one of the test's own is brought where a screen can be seen. */
const front = frontOfRun();

/** Addresses of the screens that are looked at, such as `/google/reports`; all of them without. */
const addresses = process.env['TOURS_AT']?.split(',');
const isLookedAt = ({ path }: ScreenDriver) => addresses?.includes(path.split('?')[0] ?? '') ?? true;

/** Number of the files that share the walks, so that two run at a time and none is long. */
const parts = 4;
/** Steps that take as long as the page of a walk needs to open. */
const opening = 10;

type Walk = readonly [model: string, file: string, recording: Recording];
const weightOf = ([, , { steps }]: Walk): number => steps.length + opening;

/** The walks of one part: each, the longest first, goes to the part that has least to do. */
function walksOf(part: number): readonly Walk[] {
  const looked = Object.values<ScreenDriver>(drivers).filter(isLookedAt);
  const walks = looked.flatMap(({ model }) => screenToursOf(model).map(([file, walk]): Walk => [model, file, walk]));
  const shares = Array.from({ length: parts }, (): Walk[] => []);
  const sumOf = (share: readonly Walk[]) => share.reduce((sum, walk) => sum + weightOf(walk), 0);
  for (const walk of walks.sort((one, other) => weightOf(other) - weightOf(one)))
    shares.reduce((least, share) => (sumOf(share) < sumOf(least) ? share : least)).push(walk);
  return shares[part - 1] ?? [];
}

/** A store, a browser and the scripted server between them, begun before the tests of a file and ended after them. */
function openStage(): () => ChromiumStage {
  let store: Store | null = null;
  let browser: Browser;
  let server: ScriptedServer;
  let stage: ChromiumStage;

  const signIn = async (context: BrowserContext, url: string): Promise<void> => {
    if (front !== null) return context.addCookies(front.cookies.map((cookie) => ({ ...cookie, url, httpOnly: true })));
    const { pathname, search } = new URL(store?.signInUrl ?? '');
    await context.request.get(url + pathname + search, { maxRedirects: 0 });
  };

  beforeAll(async () => {
    [store, browser] = await Promise.all([front === null ? Store.start() : null, launchBrowser()]);
    server = await startScriptedServer({ front: front?.origin ?? store?.url ?? '' });
    stage = chromiumStage({ browser, server, signIn, scenario: async (name) => void (await store?.scenario(name)) });
  }, 60_000);

  afterAll(async () => {
    await stage?.close();
    await browser?.close();
    await server?.close();
    if (store !== null) expect(await store.stop()).toBe(0);
  });
  return () => stage;
}

/** Tests that the built application goes along with the recordings of one part, from 1. */
export function leadWalks(part: number): void {
  const walks = walksOf(part);
  if (walks.length === 0) return it('has none of the recordings asked for', () => expect(walks).toEqual([]));
  const stage = openStage();
  it.each(walks)(
    'the built application goes along with %s: %s',
    async (model, file, recording) => {
      const tour: Tour = { folder: tracesFolder() ?? artifacts, model, file, recording, isTraced: tracesAll() };
      const replay = () => replayOnScreen(modelOf(model), recording, drivers[model as keyof typeof drivers], stage());
      expect(await evidenceOf(tour, { ...stage(), replay })).toBe('');
    },
    patienceMs,
  );
}
