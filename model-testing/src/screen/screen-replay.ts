import type { EndpointKey } from '@listings/shared-api/contract';
import { brand, errorTexts } from '@listings/shared-machines';
import { hrefOf, type AppLocation } from '@listings/shared-machines/routes';
import {
  expectationsOf,
  sentenceOf,
  type AnyModel,
  type Difference,
  type Expectation,
  type Recording,
  type Step,
  type Verdict,
  type WireReply,
} from '@listings/shared-machines/models';
import { isDeepStrictEqual } from 'node:util';
import type { WireRequest } from '../scripted-server/requests.rules';
import { movesOf, type MakeMove } from './moves';
import { startingAt } from './starting-at';
import { timePasses, type Name, type ScreenDriver, type Sent, type Stage } from './screen';

type Replies = Readonly<Partial<Record<EndpointKey, WireReply>>>;

/** A recording on its way over a stage. */
interface Replay {
  readonly model: AnyModel;
  readonly driver: ScreenDriver;
  readonly stage: Stage;
  /** Memory of the screen by expectation. */
  readonly memories: ReadonlyMap<Expectation, string>;
  readonly make: MakeMove;
}

/** The endpoints a call of the machine asks: those its answers travel by. */
export const endpointsOf = (model: AnyModel, call: string): readonly EndpointKey[] => [
  ...new Set(
    Object.values(model.answers[call] ?? {}).flatMap((answer) =>
      'http' in answer ? (Object.keys(answer.http) as EndpointKey[]) : [],
    ),
  ),
];

/** Every endpoint a machine asks. */
const heldBy = (model: AnyModel): readonly EndpointKey[] => [
  ...new Set(Object.keys(model.answers).flatMap((call) => endpointsOf(model, call))),
];

async function lookAt({ driver, stage }: Replay, facet: string, expected: unknown): Promise<Difference[]> {
  const look = driver.look[facet];
  if (look === undefined) throw new Error(`the driver of ${driver.model} cannot look at ${facet}`);
  const seen = await look(stage.screen);
  return isDeepStrictEqual(seen, expected) ? [] : [{ facet, expected, seen }];
}

async function looks(replay: Replay, expected: Expectation): Promise<Difference[]> {
  const memory = replay.memories.get(expected) ?? '';
  const all = Object.entries(replay.driver.expects(expected, memory)).filter(([, value]) => value !== undefined);
  return (await Promise.all(all.map(([facet, value]) => lookAt(replay, facet, value)))).flat();
}

interface Call extends Sent {
  readonly key: string;
}

/** Content of a call; null where it sends nothing. */
function sentBy({ sends }: ScreenDriver, call: string, carried: unknown): Sent | null {
  const converts = sends[call];
  return converts === undefined ? {} : converts(carried as never);
}

/** Calls that must be pending: each call once for every endpoint it asks. */
function callsExpected({ model, driver }: Replay, { asks }: Expectation): readonly Call[] {
  return asks.flatMap(({ call, with: carried }) => {
    const sent = sentBy(driver, call, carried);
    if (sent === null) return [];
    return endpointsOf(model, call).map((key) => ({ key, ...sent }));
  });
}

const fits = (request: WireRequest, { key, ...sent }: Call): boolean =>
  request.key === key &&
  Object.entries(sent).every(([part, value]) => isDeepStrictEqual(request[part as keyof Sent], value));

/** The calls on their way are those the machine makes, each with what it carries, and no others. */
async function callsAt(replay: Replay, expected: Expectation): Promise<Difference[]> {
  const { holds: others = [], early = [] } = replay.driver;
  const shared = Object.keys(sharedAt(replay, expected));
  const left = (await replay.stage.server.waiting()).filter(({ key }) => !others.includes(key));
  const missing = callsExpected(replay, expected).filter((call) => {
    const at = left.findIndex((request) => fits(request, call));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const extra = left.filter(({ key }) => !shared.includes(key) && !early.includes(key));
  return missing.length + extra.length === 0 ? [] : [{ facet: 'asks', expected: missing, seen: extra }];
}

const sharedAt = ({ driver }: Replay, expected: Expectation) => driver.shares?.(expected) ?? {};

/** Number of requests of a call that wait. */
const waitingOf = async ({ stage }: Replay, key: EndpointKey): Promise<number> =>
  (await stage.server.waiting()).filter((request) => request.key === key).length;

/** Answers what the screen around the machine asks by a call of the machine, while the machine does not ask. */
async function answerOthers(replay: Replay, expected: Expectation): Promise<void> {
  const asked = expected.asks.flatMap(({ call }) => endpointsOf(replay.model, call));
  const others = Object.entries(sharedAt(replay, expected)).filter(([key]) => !asked.includes(key as EndpointKey));
  for (const [key, reply] of others)
    for (let left = await waitingOf(replay, key as EndpointKey); left > 0; left -= 1)
      await replay.stage.server.answer({ [key]: reply });
}

/** Gives the machine's answer; whoever else asked the same gets the same. */
async function give(replay: Replay, http: Replies, before: Expectation): Promise<void> {
  const { server } = replay.stage;
  const shared = Object.keys(sharedAt(replay, before));
  await server.answer(http);
  for (const key of Object.keys(http).filter((each) => shared.includes(each)) as EndpointKey[])
    for (let left = await waitingOf(replay, key); left > 0; left -= 1) await server.answer({ [key]: http[key] });
}

interface Said {
  readonly type: string;
  readonly id?: string;
  readonly message?: string | null;
  readonly url?: string;
  readonly to?: AppLocation;
}

/** Departures of the page by the events of the machine. */
const departuresOf = ({ says }: Expectation): readonly string[] =>
  (says as readonly Said[]).flatMap(({ type, url, to }) => {
    if (type === 'leave' && url !== undefined) return [url];
    return type === 'goto' && to !== undefined ? [hrefOf(to)] : [];
  });

async function goes(expected: Expectation, gone: readonly string[]): Promise<Difference[]> {
  const wanted = departuresOf(expected);
  // A later screen may navigate further by itself.
  const seen = gone.slice(0, Math.max(wanted.length, 1));
  return isDeepStrictEqual(wanted, seen) ? [] : [{ facet: 'goes', expected: wanted, seen }];
}

/** A text of the catalog with the names of the companies in their places. */
const withNames = (text: string): string =>
  Object.entries(brand).reduce((named, [key, name]) => named.replaceAll(`{{${key}}}`, name), text);

const catalog: Readonly<Partial<Record<string, string>>> = errorTexts;

/** True when a notice has the catalog's text for the id of a failure. */
function isToldBy(notice: string, id: string): boolean {
  const text = catalog[id];
  return text !== undefined && notice.includes(withNames(text));
}

/** Each failure that was said is among the notices, in the catalog's words or the server's. */
async function told({ driver, stage }: Replay, { says }: Expectation): Promise<Difference[]> {
  const wanted = (says as readonly Said[]).filter(({ type }) => type === 'notice');
  if (wanted.length === 0) return [];
  const shown = [...(await stage.screen.notices())];
  for (const text of (driver.saysItself ?? []).map((id) => withNames(catalog[id] ?? id)))
    if (await stage.screen.reads(text)) shown.push(text);
  const isTold = ({ id = '', message }: Said) =>
    shown.some((text) => isToldBy(text, id) || (message && text.includes(message)));
  const missing = wanted.filter((each) => !isTold(each)).map(({ id }) => id);
  return missing.length === 0 ? [] : [{ facet: 'notices', expected: missing, seen: shown }];
}

/** Differences of the screen; a screen that disappears during the look shows nothing. */
async function shownBy(replay: Replay, expected: Expectation): Promise<Difference[]> {
  try {
    return [...(await looks(replay, expected)), ...(await told(replay, expected))];
  } catch (error) {
    return [{ facet: 'looking', expected: null, seen: error instanceof Error ? error.message : String(error) }];
  }
}

/** Looks after which a screen is given more time between two of them. */
const soon = 4;

/** Everything that can be seen, looked at until it is as expected or patience ends. */
async function differencesAt(replay: Replay, expected: Expectation): Promise<Difference[]> {
  const { stage } = replay;
  const gone: string[] = [];
  let found: Difference[] = [];
  for (let tries = 0; tries < stage.patience; tries += 1) {
    // Delays of a few tenths of a second on a screen need no waiting in steps of milliseconds.
    if (tries > soon && stage.late > 0) await stage.linger(50);
    await stage.settle();
    await answerOthers(replay, expected);
    gone.push(...(await stage.departures()));
    found = [...(await goes(expected, gone)), ...(await callsAt(replay, expected))];
    // A page that leaves shows nothing any more.
    if (gone.length === 0) found.push(...(await shownBy(replay, expected)));
    if (found.length === 0) return [];
  }
  return found;
}

/** Differences after Enter in each field where it makes a move, while the machine does not take that move. */
async function madeByIdleKeys(replay: Replay, expected: Expectation): Promise<Difference[]> {
  const { screen } = replay.stage;
  const idle = Object.entries(replay.driver.enters ?? {}).filter(([move]) => !expected.offers.includes(move));
  for (const [, field] of idle) {
    if ((await screen.control(field, 'fill'))?.enabled !== true) continue;
    await screen.enter(field);
    const found = await differencesAt(replay, expected);
    if (found.length > 0) return found.map((each) => ({ ...each, facet: `${each.facet} (Enter in ${String(field)})` }));
  }
  return [];
}

/** Waits a little for what is due by now; time the screen lost with tries of its own. */
async function lingerUntil(replay: Replay, then: Expectation): Promise<void> {
  const { stage } = replay;
  for (let waited = 0; waited < stage.late; waited += 250) {
    if ((await shownBy(replay, then)).length + (await callsAt(replay, then)).length === 0) return;
    await stage.linger(250);
    await stage.settle();
  }
}

/** Waits for the tries that the client still makes of a call that was dropped: a later one would be taken for a new call. */
async function untilGivenUp({ server, linger, settle, late }: Stage): Promise<void> {
  for (let waited = 0; waited < late && (await server.isDropping()); waited += 250) {
    await linger(250);
    await settle();
  }
}

/** Time passes: nothing may happen before the moment it is due, and it may happen a little later. */
async function passes(replay: Replay, ms: number, before: Expectation, then: Expectation): Promise<Difference[]> {
  const { stage } = replay;
  const early = Math.min(stage.early, ms);
  await stage.pass(ms - early);
  const tooEarly = await looks(replay, before);
  if (tooEarly.length > 0)
    return tooEarly.map((each) => ({ ...each, facet: `${each.facet} (${early} ms before the time is up)` }));
  await stage.pass(early);
  await lingerUntil(replay, then);
  return [];
}

async function take(replay: Replay, step: Step, before: Expectation, then: Expectation): Promise<Difference[]> {
  const { model, driver, stage } = replay;
  await stage.server.endDropping();
  if (step.by === 'clock') return passes(replay, step.passes, before, then);
  if (step.by === 'machine') {
    const bring = driver.brings?.[`${step.of}: ${step.reports}`];
    if (bring === undefined) throw new Error('a machine below this one has a screen tour of its own');
    await bring(stage);
    return [];
  }
  if (step.by === 'user') {
    await replay.make(step.does);
    return [];
  }
  const answer = model.answers[step.call]?.[step.answers];
  if (answer === undefined) throw new Error(`the model of ${model.id} has no such answer`);
  const asked = before.asks.find(({ call }) => call === step.call);
  // It was over as soon as it began.
  if (asked !== undefined && sentBy(driver, step.call, asked.with) === null) return [];
  if ('http' in answer) await give(replay, answer.http, before);
  else {
    await stage.server.drop(endpointsOf(model, step.call));
    await stage.settle();
    await untilGivenUp(stage);
    await lingerUntil(replay, then);
  }
  return [];
}

/** Looks at the way to where a machine begins, such as the steps before its own. */
const triesOnTheWay = 80;

async function untilWorks(stage: Stage, name: Name): Promise<void> {
  for (let tries = 0; tries < triesOnTheWay; tries += 1) {
    if ((await stage.screen.control(name))?.enabled === true) return;
    await stage.linger(25);
    await stage.settle();
  }
  throw new Error(`“${String(name)}” never works`);
}

/** Sentence of a step, as a memory is told. */
const toldTo = (step: Step): string => {
  if (step.by === 'user') return step.does;
  if (step.by === 'server') return `${step.call}: ${step.answers}`;
  return step.by === 'machine' ? `${step.of}: ${step.reports}` : timePasses;
};

/** What the screen remembers at each expectation of a recording. */
function memoriesOf({ remembers }: ScreenDriver, { steps }: Recording, expected: readonly Expectation[]) {
  let memory = remembers?.begins ?? '';
  return new Map(
    expected.map((each, at) => {
      const [step, before] = [steps[at - 1], expected[at - 1]];
      if (step !== undefined && before !== undefined) memory = remembers?.after(memory, toldTo(step), before) ?? memory;
      return [each, memory];
    }),
  );
}

/** Replays a recording on a screen; stops at the first step that is not as recorded. */
export async function replayOnScreen(
  model: AnyModel,
  recording: Recording,
  usual: ScreenDriver,
  stage: Stage,
): Promise<Verdict> {
  const driver = startingAt(usual, recording);
  const expected = expectationsOf(recording);
  const replay: Replay = {
    model,
    driver,
    stage,
    memories: memoriesOf(driver, recording, expected),
    make: movesOf(driver, stage),
  };
  const verdict = (at: number, differences: readonly Difference[]): Verdict => {
    const step = recording.steps[at - 1];
    return { ok: false, at, sentence: step === undefined ? 'the start' : sentenceOf(step), differences };
  };
  const attempt = async (work: () => Promise<Difference[]>): Promise<Difference[]> => {
    try {
      return await work();
    } catch (error) {
      return [{ facet: 'error', expected: null, seen: error instanceof Error ? error.message : String(error) }];
    }
  };
  for (const [at, then] of expected.entries()) {
    const step = recording.steps[at - 1];
    const before = expected[at - 1];
    const found = await attempt(async () => {
      if (step === undefined || before === undefined) {
        const shared = sharedAt(replay, then);
        const held = heldBy(model).filter((key) => !(key in shared));
        await stage.server.begin([...held, ...(driver.holds ?? [])], { ...driver.scenery, ...shared }, driver.isHeld);
        await stage.open(driver);
        await driver.begins?.(stage.screen, (name) => untilWorks(stage, name), stage.server);
        await stage.server.hold(Object.keys(shared) as EndpointKey[]);
        await stage.begun();
        return differencesAt(replay, then);
      }
      const inStep = await take(replay, step, before, then);
      if (inStep.length > 0) return inStep;
      const seen = await differencesAt(replay, then);
      return seen.length > 0 ? seen : madeByIdleKeys(replay, then);
    });
    const said = stage.complaints?.() ?? [];
    if (said.length > 0) found.push({ facet: 'page errors', expected: [], seen: said });
    await stage.keep?.(at);
    if (found.length > 0) return verdict(at, found);
  }
  return { ok: true };
}
