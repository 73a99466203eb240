import { createApi, type Transport } from '@listings/shared-api';
import { failureText, type Recording } from '@listings/shared-machines/models';
import { hrefOf, type AppLocation } from '@listings/shared-machines';
import type { Catalog } from '@listings/shared-ui';
import { act, cleanup, render } from '@testing-library/react';
import { writeFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import {
  createFakePage,
  FakePageRoot,
  type FakeApi,
  type FakePage,
  type FakePageOptions,
} from '@listings/shared-app/testing';
import { drivers } from '../drivers/drivers';
import { readRequest } from '../scripted-server/requests.rules';
import type { Script } from '../scripted-server/script';
import { jsdomStage, type JsdomScene } from './jsdom-stage';
import { modelOf } from './model-of';
import type { Screen, ScreenDriver } from './screen';
import { tryFlaws } from './screen-flaws';
import { replayOnScreen } from './screen-replay';
import { flawsFile, screenToursOf } from './screen-tours';

/** The client's own deadlines do not end; what it tries again, it tries at once. */
const clock = {
  now: () => Date.now(),
  after(ms: number, run: () => void) {
    let isWanted = ms === 0;
    queueMicrotask(() => isWanted && run());
    return () => {
      isWanted = false;
    };
  },
};

/** The wire: the script answers what it holds, the store in memory the rest. */
const transportOver =
  (script: Script, fake: FakeApi): Transport =>
  async ({ method, path, body, signal }) => {
    const request = readRequest(method, path, body);
    if (request === null) throw new Error(`${method} ${path} is no call of the contract`);
    signal.addEventListener('abort', () => script.forget(request));
    const fate = await script.take(request);
    if (fate === 'dropped') throw new TypeError('Failed to fetch');
    const { key, params, query } = request;
    const sent = { params, query, ...(body === undefined ? {} : { body: request.body }) };
    const reply = fate === 'passed on' ? fake.reply(key, sent) : fate;
    const text = reply.status === 204 ? '' : JSON.stringify(reply.body);
    return { status: reply.status, header: () => null, readText: async () => text };
  };

const departuresOf = ({ visits }: FakePage): readonly string[] =>
  visits.map((visit) => (visit.how === 'leave' ? visit.url : hrefOf(visit.target)));

export interface TourOptions extends Pick<FakePageOptions, 'store'> {
  readonly screen: (fake: FakePage) => ReactElement;
  /** Texts of the screen, those of the sections too. */
  readonly catalogs: Readonly<Record<string, Catalog>>;
}

/** The place an address of the application names. */
function locationOf(address: string): AppLocation {
  const { pathname, searchParams } = new URL(address, 'http://store.test');
  return { path: pathname as AppLocation['path'], params: Object.fromEntries(searchParams) };
}

async function showOver(script: Script, driver: ScreenDriver, options: TourOptions): Promise<JsdomScene> {
  cleanup();
  window.sessionStorage.clear();
  const { screen, catalogs, ...page } = options;
  const fake = createFakePage({
    ...page,
    location: locationOf(driver.path),
    bootstrap: driver.bootstrap ?? {},
    client: (api) =>
      createApi({
        restRoot: '/wp-json',
        nonce: () => 'nonce',
        clock,
        random: () => 0,
        transport: transportOver(script, api),
      }),
  });
  const root = (
    <FakePageRoot fake={fake} catalogs={catalogs}>
      {screen(fake)}
    </FakePageRoot>
  );
  // React waits for parts that are fetched only inside an awaited `act`.
  await act(async () => void render(root));
  return {
    root: document.body,
    notices: () => fake.notices.map(({ text }) => text),
    actions: () => fake.notices.flatMap(({ action }) => (action ? [action] : [])),
    departures: () => departuresOf(fake),
    visit: (address) => fake.arriveAt(locationOf(address)),
  };
}

/** A walk has up to sixty steps, on a busy machine too. */
const patienceMs = 180_000;
/** Every flaw takes a walk. */
const flawsPatienceMs = 1_800_000;

/** One test for each committed walk of a machine through its screen. */
export function replayTours(id: keyof typeof drivers, options: TourOptions): void {
  const driver: ScreenDriver = drivers[id];
  const tours = screenToursOf(id);
  if (tours.length === 0) return;
  describe(`the screen of ${id}`, () => {
    beforeEach(() => {
      jest.useFakeTimers();
      jest.spyOn(window, 'scrollTo').mockReturnValue();
      jest.spyOn(Math, 'random').mockReturnValue(driver.random ?? 0);
    });
    afterEach(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
    });

    const replayed = (recording: Recording, over = (screen: Screen): Screen => screen) => {
      const stage = jsdomStage({
        show: (script) => showOver(script, driver, options),
        advance: (ms) => act(() => jest.advanceTimersByTimeAsync(ms)),
        act: (work) => act(work),
      });
      return replayOnScreen(modelOf(id), recording, driver, { ...stage, screen: over(stage.screen) });
    };
    const file = flawsFile();
    if (file !== null) {
      const tryAll = async () => {
        const walks = tours.map(([, recording]) => recording);
        const tried = await tryFlaws(walks.length, async (walk, over) => {
          const { ok } = await replayed(walks[walk] as Recording, over);
          return ok;
        });
        writeFileSync(file, JSON.stringify(tried));
      };
      it('is tried with flaws', tryAll, flawsPatienceMs);
      return;
    }
    const goesAlong = async (_: string, recording: Recording) => {
      const verdict = await replayed(recording);
      expect(verdict.ok ? '' : failureText(recording, verdict)).toBe('');
    };
    it.each(tours)('goes along with %s', goesAlong, patienceMs);
  });
}
