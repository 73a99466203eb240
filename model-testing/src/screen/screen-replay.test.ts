import {
  defineModel,
  failureText,
  type AnyModel,
  type Recording,
  type Verdict,
} from '@listings/shared-machines/models';
import { assign, fromPromise, setup } from 'xstate';
import { recordWalk } from '../recordings/record-walk';
import { readRequest } from '../scripted-server/requests.rules';
import { Script } from '../scripted-server/script';
import { NotUsable, type Screen, type ScreenDriver, type Stage } from './screen';
import { replayOnScreen } from './screen-replay';

type Event = { readonly type: 'check' } | { readonly type: 'answer.approved' };

/** A light that is asked for, and goes out after a minute. */
const machine = setup({
  types: { context: {} as { lit: boolean }, events: {} as Event, tags: {} as 'busy' },
  actors: { getBillingStatus: fromPromise<Event>(async () => ({ type: 'answer.approved' })) },
  delays: { burning: 60_000 },
}).createMachine({
  id: 'light',
  context: { lit: false },
  initial: 'dark',
  states: {
    dark: { entry: assign({ lit: false }), on: { check: 'asking' } },
    asking: {
      tags: 'busy',
      invoke: { id: 'getBillingStatus', src: 'getBillingStatus', onDone: 'burning', onError: 'dark' },
    },
    burning: { entry: assign({ lit: true }), after: { burning: 'dark' } },
  },
});

const model: AnyModel = defineModel({
  id: 'light',
  machine,
  moves: { checks: { type: 'check' } },
  answers: {
    getBillingStatus: {
      approved: {
        output: { type: 'answer.approved' },
        http: { getBillingStatus: { status: 200, body: { status: 'approved' } } },
      },
      unreachable: { fault: 'unreachable' },
    },
  },
  abstract: ({ lit }) => lit,
  invariants: {},
});

const driver: ScreenDriver = {
  model: 'light',
  path: '/google',
  scenario: 'complete',
  does: { checks: (screen) => screen.press('Check') },
  look: { light: (screen) => screen.reads('on'), button: async (screen) => (await screen.control('Check'))?.enabled },
  expects: ({ shows, offers }) => ({ light: shows, button: offers.includes('checks') }),
  sends: { getBillingStatus: () => ({ body: null }) },
};

interface Broken {
  /** Milliseconds the light burns. */
  readonly burns?: number;
  readonly asks?: 'getBillingStatus' | 'getReview';
  readonly isDead?: boolean;
  /** Enter in the field is not heard, or heard while the light is asked for too. */
  readonly enter?: 'dead' | 'always';
  readonly goes?: string;
  /** Milliseconds after which the client tries once more, twice, when no answer arrives. */
  readonly triesAfter?: number;
  /** The page around the machine makes the same call: when it opens, or beside each of the machine's. */
  readonly around?: { readonly when: 'opened' | 'pressed'; readonly told: (fate: unknown) => void };
}

/** A screen of that machine by hand, which may be broken. */
function lightStage({ burns = 60_000, asks = 'getBillingStatus', isDead = false, ...broken }: Broken = {}): Stage {
  const { goes, around, triesAfter, enter } = broken;
  const script = new Script();
  const request = readRequest(
    'GET',
    asks === 'getReview' ? '/wc/gla/mc/review' : '/wc/gla/ads/billing-status',
    undefined,
  );
  let [now, out, isBusy] = [0, 0, false];
  const askAround = (when: 'opened' | 'pressed') => {
    if (around?.when === when && request !== null) void script.take(request).then(around.told);
  };
  let due: { readonly at: number; readonly work: () => void } | null = null;
  const ask = (triesLeft: number) => {
    if (request === null) return;
    void script.take(request).then((fate) => {
      isBusy = false;
      if (fate !== 'dropped') out = now + burns;
      else if (triesAfter !== undefined && triesLeft > 0)
        due = { at: now + triesAfter, work: () => ask(triesLeft - 1) };
    });
  };
  const linger = async (ms: number) => {
    now += ms;
    if (due === null || due.at > now) return;
    const { work } = due;
    due = null;
    work();
  };
  const screen: Screen = {
    async press() {
      isBusy = true;
      askAround('pressed');
      if (!isDead) ask(2);
    },
    fill: async () => undefined,
    async enter() {
      const isHeard = enter === 'always' || (enter !== 'dead' && !isBusy && now >= out);
      if (isHeard) await screen.press('Check');
    },
    choose: async () => undefined,
    pick: async () => undefined,
    control: async (name) => ({ enabled: name === 'Room' || (!isBusy && now >= out), on: null, value: null }),
    reads: async () => now < out,
    dialog: async () => null,
    part: () => screen,
    notices: async () => [],
    visit: async () => undefined,
    attend: async () => undefined,
  };
  return {
    screen,
    server: script,
    open: async () => askAround('opened'),
    begun: async () => undefined,
    pass: linger,
    linger,
    settle: async () => undefined,
    departures: async () => (goes !== undefined && isBusy ? [goes] : []),
    early: 1,
    late: triesAfter === undefined ? 0 : 3000,
    patience: 2,
  };
}

const recording: Recording = recordWalk(
  model,
  [
    { by: 'user', does: 'checks' },
    { by: 'server', call: 'getBillingStatus', answers: 'unreachable' },
    { by: 'user', does: 'checks' },
    { by: 'server', call: 'getBillingStatus', answers: 'approved' },
    { by: 'clock', passes: 60_000 },
  ],
  { name: 'a light', origin: { how: 'hand-written', detail: '' } },
);

async function failureOn(broken: Broken): Promise<string> {
  const verdict: Verdict = await replayOnScreen(model, recording, driver, lightStage(broken));
  return verdict.ok ? '' : failureText(recording, verdict);
}

it('goes along with a screen that does as the machine', async () => {
  expect(await failureOn({})).toBe('');
});

it('does not take further tries of a dropped call for a new call', async () => {
  expect(await failureOn({ triesAfter: 700 })).toBe('');
});

it('names the step at which a screen is otherwise, what was expected and seen, and the steps around it', async () => {
  expect(await failureOn({ isDead: true })).toBe(
    [
      '“a light” (light) fails at step 1: the admin checks',
      '  asks: expected [{"key":"getBillingStatus","body":null}]',
      '        seen     []',
      '  ✗ 1. the admin checks',
      '  · 2. the server answers getBillingStatus: unreachable',
      '  · 3. the admin checks',
    ].join('\n'),
  );
});

it('asks for no call that has nothing to say, and sees one that is sent all the same', async () => {
  const silent: ScreenDriver = { ...driver, expects: () => ({}), sends: { getBillingStatus: () => null } };
  const steps = [
    { by: 'user', does: 'checks' },
    { by: 'server', call: 'getBillingStatus', answers: 'approved' },
  ] as const;
  const walk = recordWalk(model, steps, { name: 'a walk', origin: { how: 'hand-written', detail: '' } });
  expect(await replayOnScreen(model, walk, silent, lightStage({ isDead: true }))).toEqual({ ok: true });
  expect(await replayOnScreen(model, walk, silent, lightStage())).toMatchObject({
    at: 1,
    differences: [{ facet: 'asks', expected: [], seen: [{ key: 'getBillingStatus' }] }],
  });
});

it('sees another call, a millisecond too early, and too late', async () => {
  expect(await failureOn({ asks: 'getReview' })).toMatch(/step 1[\s\S]*asks: expected \[\{"key":"getBillingStatus"/);
  expect(await failureOn({ burns: 59_999 })).toMatch(
    /step 5: 1 min pass\n {2}light \(1 ms before the time is up\): expected true/,
  );
  expect(await failureOn({ burns: 60_001 })).toMatch(/step 5: 1 min pass\n {2}light: expected false/);
});

it('sees that the page goes where nobody sent it', async () => {
  expect(await failureOn({ goes: '/google/dashboard' })).toMatch(
    /step 1: the admin checks\n {2}goes: expected \[\]\n +seen {5}\["\/google\/dashboard"\]/,
  );
});

describe('a page that makes the call of the machine, too', () => {
  const lit = recordWalk(
    model,
    [
      { by: 'user', does: 'checks' },
      { by: 'server', call: 'getBillingStatus', answers: 'approved' },
    ],
    { name: 'a light', origin: { how: 'hand-written', detail: '' } },
  );
  const approved = { status: 200, body: { status: 'approved' } };
  const pending = { status: 200, body: { status: 'pending' } };
  const shares: ScreenDriver['shares'] = () => ({ getBillingStatus: pending });
  const replayed = async (more: Partial<ScreenDriver>, when: 'opened' | 'pressed') => {
    const fates: unknown[] = [];
    const stage = lightStage({ around: { when, told: (fate) => fates.push(fate) } });
    const verdict = await replayOnScreen(model, lit, { ...driver, ...more }, stage);
    return { at: verdict.ok ? null : verdict.at, fates };
  };

  it('is found, unless the driver says what it shares', async () => {
    expect(await replayed({}, 'opened')).toEqual({ at: 0, fates: [] });
    expect(await replayed({}, 'pressed')).toEqual({ at: 1, fates: [] });
  });

  it('is answered at once while the machine does not ask, and as the machine while it does', async () => {
    expect(await replayed({ shares }, 'opened')).toEqual({ at: null, fates: [pending] });
    expect(await replayed({ shares }, 'pressed')).toEqual({ at: null, fates: [approved] });
  });

  it('may ask early: it waits, and gets the answer of the machine; this light would have to share it', async () => {
    expect(await replayed({ early: ['getBillingStatus'] }, 'opened')).toEqual({ at: 2, fates: [approved] });
  });
});

describe('a control that is not yet as the step needs it', () => {
  const pressing = (triesUntilItWorks: number) => {
    let tries = 0;
    const checks: ScreenDriver['does'][string] = async (screen) => {
      tries += 1;
      if (tries < triesUntilItWorks) throw new NotUsable('the button “Check” does not work now');
      await screen.press('Check');
    };
    return replayOnScreen(model, recording, { ...driver, does: { checks } }, lightStage());
  };

  it('is waited for, as what it depends on may be on its way', async () => {
    expect(await pressing(30)).toEqual({ ok: true });
  });

  it('is told in the end', async () => {
    expect(await pressing(1000)).toMatchObject({
      at: 1,
      differences: [{ seen: 'the button “Check” does not work now' }],
    });
  });
});

describe('a move that Enter in a field makes as well', () => {
  const enters = { checks: 'Room' };
  const replayed = async (enter?: Broken['enter']) => {
    const verdict = await replayOnScreen(model, recording, { ...driver, enters }, lightStage(enter && { enter }));
    return verdict.ok ? null : { at: verdict.at, facets: verdict.differences.map(({ facet }) => facet) };
  };

  it('is made by the key every second time', async () => {
    expect(await replayed()).toBeNull();
    expect(await replayed('dead')).toEqual({ at: 3, facets: ['asks', 'button'] });
  });

  it('is not made by it while the machine does not take the move', async () => {
    expect(await replayed('always')).toEqual({ at: 1, facets: ['asks (Enter in Room)'] });
  });
});

it('says what the driver cannot do', async () => {
  const { checks: _, ...does } = driver.does;
  const verdict = await replayOnScreen(model, recording, { ...driver, does }, lightStage());
  expect(verdict).toMatchObject({ at: 1, differences: [{ seen: 'the driver does not know this move' }] });
});
