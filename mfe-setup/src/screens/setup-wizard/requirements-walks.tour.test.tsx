import { holdsOnAnyWalk } from '@listings/model-testing/walks';
import { jsdomScreen, type Screen } from '@listings/model-testing/jsdom';
import { createFakePage, FakePageRoot, type FakePage } from '@listings/shared-app/testing';
import { phoneAttempts } from '@listings/shared-api/contract';
import { checklistItems } from '@listings/shared-machines';
import { sectionsTexts } from '@listings/shared-sections/testing';
import { act, cleanup, render } from '@testing-library/react';
import * as fc from 'fast-check';
import { setupTexts } from '../../messages/setup.texts';
import { RequirementsStep } from './requirements.step';

const longest = 24;

const labels = [
  'My store website is live',
  'I have a complete and secure checkout process',
  'My payment methods are visible on my website',
  'My refund policy and terms of service are visible on my online store',
  'My store’s phone number, email or address is visible on my website',
] as const;
const methods = [/Text message|by text message$/, /Phone call|by phone call$/] as const;
const broken = { status: 500, body: { message: 'Broken' } } as const;

interface Action {
  readonly does: string;
  readonly text?: string;
  readonly at?: number;
  readonly ms?: number;
  readonly call?: (typeof refusable)[number];
}

/** An action that is taken as often as `weight` says. */
const of = (weight: number, parts: { [K in keyof Action]: fc.Arbitrary<Required<Action>[K]> }) => ({
  weight,
  arbitrary: fc.record(parts),
});

const refusable = ['saveSettings', 'requestVerificationCode', 'verifyPhoneNumber'] as const;

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const isOn = async (screen: Screen, name: string) => (await screen.control(name, 'choose'))?.on;
const works = async (screen: Screen, name: string | RegExp) => (await screen.control(name))?.enabled === true;
const pressIfOffered = async (screen: Screen, name: string | RegExp) => {
  if (await works(screen, name)) await screen.press(name);
};

type Doing = (screen: Screen, action: Action, fake: FakePage) => Promise<void>;

/** What an admin, or the server, does next; what the screen does not offer just then is left out. */
const doings: Readonly<Record<string, Doing>> = {
  'types a number': async (screen, { text = '' }) => {
    if (await works(screen, 'Phone number')) await screen.fill('Phone number', text);
  },
  'picks a method': async (screen, { at = 0 }) => {
    const name = methods[at] ?? methods[0];
    const control = await screen.control(name);
    if (control?.enabled === true) await (control.on === null ? screen.press(name) : screen.choose(name));
  },
  'asks for a code': (screen) => pressIfOffered(screen, /^(Send verification code|Resend code|Call again)/),
  'types a code': async (screen, { text = '' }) => {
    for (const [index, digit] of [...text].entries()) {
      const field = `Digit ${index + 1} of 6`;
      if (await works(screen, field)) await screen.fill(field, digit);
    }
  },
  verifies: (screen) => pressIfOffered(screen, 'Verify phone number'),
  'edits the number': (screen) => pressIfOffered(screen, 'Edit phone number'),
  'ticks or unticks': async (screen, { at = 0 }) => {
    const label = labels[at] ?? labels[0];
    if (await works(screen, label)) await screen.choose(label, (await isOn(screen, label)) !== true);
  },
  'tries again': (screen) => pressIfOffered(screen, 'Retry'),
  waits: (_, { ms = 0 }) => pass(ms),
  'is refused next': async (_, { call }, fake) => call && fake.fail(call, broken),
};

/** How often each of them is taken, and with what. */
const action: fc.Arbitrary<Action> = fc.oneof(
  of(2, { does: fc.constant('types a number'), text: fc.constantFrom('2133734253', '2015550123', '2') }),
  of(1, { does: fc.constant('picks a method'), at: fc.nat({ max: 1 }) }),
  of(4, { does: fc.constant('asks for a code') }),
  of(2, { does: fc.constant('types a code'), text: fc.constantFrom('123456', '654321', '000000') }),
  of(2, { does: fc.constant('verifies') }),
  of(1, { does: fc.constant('edits the number') }),
  of(4, { does: fc.constant('ticks or unticks'), at: fc.nat({ max: labels.length - 1 }) }),
  of(1, { does: fc.constant('tries again') }),
  of(4, { does: fc.constant('waits'), ms: fc.constantFrom(400, 5000, 59_000, 61_000) }),
  of(1, { does: fc.constant('is refused next'), call: fc.constantFrom(...refusable) }),
);

const ticks = (screen: Screen) => Promise.all(labels.map((label) => isOn(screen, label)));
const ticksOf = (body: unknown) => checklistItems.map((item) => (body as Record<string, unknown>)[item]);

/** Codes that were sent, by method, with the moment. */
type Sent = Map<string, number>;

/** Each code is of the number that is typed, and none is asked for while its method cools down. */
function holdCodes(bodies: readonly unknown[], typed: string, sent: Sent, wasSent: boolean) {
  for (const body of bodies) {
    const { phone_number: number, verification_method: method } = body as Record<string, string>;
    expect(number).toBe(`+1${typed}`);
    const before = sent.get(method ?? '') ?? -Infinity;
    expect(Date.now() - before).toBeGreaterThanOrEqual(phoneAttempts.resendCooldownMs);
    if (wasSent) sent.set(method ?? '', Date.now());
  }
}

/** A code is sent: most of what can go wrong comes after it. */
const beginning: readonly Action[] = [{ does: 'types a number', text: '2133734253' }, { does: 'asks for a code' }];

async function walk(actions: readonly Action[]): Promise<void> {
  cleanup();
  window.sessionStorage.clear();
  const fake = createFakePage({ store: { merchant: { id: 12345678, status: 'connected' } } });
  const root = (
    <FakePageRoot fake={fake} catalogs={{ sections: sectionsTexts, setup: setupTexts }}>
      <RequirementsStep />
    </FakePageRoot>
  );
  await act(async () => void render(root));
  await pass(2000);
  const screen = jsdomScreen({
    root: () => document.body,
    notices: () => fake.notices.map(({ text }) => text),
    actions: () => [],
    visit: () => undefined,
    act: (work) => act(work),
  });
  let typed = '';
  const wanted = labels.map(() => false);
  const sent: Sent = new Map();
  for (const each of [...beginning, ...actions]) {
    if (each.does === 'ticks or unticks') wanted[each.at ?? 0] = !wanted[each.at ?? 0];
    const [codes, saves, known] = [
      fake.callsOf('requestVerificationCode').length,
      fake.callsOf('saveSettings').length,
      fake.store.sentCodes.length,
    ];
    typed = (await screen.control('Phone number', 'fill'))?.value?.replace(/\D/g, '') ?? typed;
    await doings[each.does]?.(screen, each, fake);
    await pass(0);
    const asked = fake.callsOf('requestVerificationCode').slice(codes);
    holdCodes(
      asked.map(({ body }) => body),
      typed,
      sent,
      fake.store.sentCodes.length > known,
    );
    const saved = fake.callsOf('saveSettings').slice(saves).at(-1);
    if (saved !== undefined) expect(ticksOf(saved.body)).toEqual(wanted);
    expect(await ticks(screen)).toEqual(wanted);
  }
  // Whatever failed is tried again in the end: the store holds what was ticked.
  for (let tries = 0; tries < longest && (await works(screen, 'Retry')); tries += 1) {
    await screen.press('Retry');
    await pass(1000);
  }
  expect(ticksOf(fake.store.settings)).toEqual(wanted);
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

holdsOnAnyWalk(
  'the last step saves what is ticked, sends codes to the number that is typed, and none while a method cools down',
  { action, runs: 4, longest },
  walk,
);
