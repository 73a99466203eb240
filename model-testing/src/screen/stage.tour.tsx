import { createApi, type Transport } from '@listings/shared-api';
import type { Recording } from '@listings/shared-machines/models';
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
import { pageNow, shownMachines, type ShownMachines } from '../trace/jsdom-trace';
import { Tracer } from '../trace/tracer';
import { jsdomStage, type JsdomScene } from './jsdom-stage';
import { modelOf } from './model-of';
import type { Screen, ScreenDriver } from './screen';
import { tryFlaws } from './screen-flaws';
import { replayOnScreen } from './screen-replay';
import { flawsFile, screenToursOf, tracesAll, tracesFolder } from './screen-tours';
import { evidenceOf, type Leading, type Tour } from './tour-evidence';

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
  (script: Script, fake: FakeApi, tracer: Tracer | null): Transport =>
  async ({ method, path, body, signal }) => {
    const request = readRequest(method, path, body);
    if (request === null) throw new Error(`${method} ${path} is no call of the contract`);
    const ended = tracer?.call(method, path, body ?? '');
    signal.addEventListener('abort', () => script.forget(request));
    const fate = await script.take(request);
    if (fate === 'dropped') {
      ended?.(null);
      throw new TypeError('Failed to fetch');
    }
    const { key, params, query } = request;
    const sent = { params, query, ...(body === undefined ? {} : { body: request.body }) };
    const reply = fate === 'passed on' ? fake.reply(key, sent) : fate;
    ended?.(reply.status);
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

/** A trace that is being written, with the machines of its page. */
interface Tracing {
  readonly tracer: Tracer;
  readonly machines: ShownMachines;
}

async function showOver(
  script: Script,
  driver: ScreenDriver,
  options: TourOptions,
  tracing: Tracing | null,
): Promise<JsdomScene> {
  cleanup();
  window.sessionStorage.clear();
  const { screen, catalogs, ...page } = options;
  const fake = createFakePage({
    ...page,
    location: locationOf(driver.path),
    bootstrap: driver.bootstrap ?? {},
    ...(tracing === null ? {} : { recorder: tracing.machines.recorder }),
    client: (api) =>
      createApi({
        restRoot: '/wp-json',
        nonce: () => 'nonce',
        clock,
        random: () => 0,
        transport: transportOver(script, api, tracing?.tracer ?? null),
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

/** Folder of the traces that failing walks leave behind. */
const traces = 'model-testing/dist/traces';

const levels = ['error', 'warn', 'info', 'log'] as const;

/** Lines of the console go into the trace, and where they went before. */
function hearConsole(tracer: Tracer): void {
  for (const level of levels) {
    const say = console[level].bind(console);
    jest.spyOn(console, level).mockImplementation((...said: unknown[]) => {
      tracer.line(level, said.map(String).join(' '));
      say(...said);
    });
  }
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

    let tracing: Tracing | null = null;
    const replayed = (recording: Recording, over = (screen: Screen): Screen => screen) => {
      const stage = jsdomStage({
        show: (script, shown) => showOver(script, shown, options, tracing),
        advance: (ms) => act(() => jest.advanceTimersByTimeAsync(ms)),
        act: (work) => act(work),
        keep: async () => tracing?.tracer.step(tracing.machines.read(), pageNow(document)),
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
    const goesAlong = async (name: string, recording: Recording) => {
      const tour: Tour = {
        folder: tracesFolder() ?? traces,
        model: id,
        file: name,
        recording,
        isTraced: tracesAll(),
      };
      const leading: Leading = {
        replay: () => replayed(recording),
        traceInto: () => {
          const tracer = new Tracer('jsdom');
          hearConsole(tracer);
          tracing = { tracer, machines: shownMachines() };
        },
        traced() {
          if (tracing === null) throw new Error('nothing is traced');
          const { tracer } = tracing;
          tracing = null;
          return tracer.read();
        },
      };
      expect(await evidenceOf(tour, leading)).toBe('');
    };
    it.each(tours)('goes along with %s', goesAlong, patienceMs);
  });
}
