import { phoneVerificationMachine } from '@listings/shared-machines';
import { KillableStore } from '@listings/store-server/testing';
import {
  holdsOnAnyWalk,
  shortestBroken,
  walkThrough,
  type WalkAction,
  type WalkedWorld,
} from '../screen/any-walk.tour';
import { adsActions, beginAdsRun, beginLaunch, wholeAdsSetup } from './ads-run.tour';
import { beginLastStep, beginSetupRun, setupActions, wholeSetup } from './setup-run.tour';
import type { Transport } from '@listings/shared-api';
import type { BrowserOptions } from './walked-browser.tour';

/** Milliseconds that looking for a mistake and shortening the walk may take on a busy machine. */
const patienceMs = 120_000;

let store: KillableStore;
let walks = 0;
beforeAll(async () => void (store = await KillableStore.start()), 60_000);
afterAll(() => store.kill());

/** A browser whose idempotency keys no other walk has. */
const browser = (): BrowserOptions => ({ store, name: `walk-${(walks += 1)}` });

const inWords = (walk: readonly WalkAction<string>[] = []) => walk.map(({ does }) => does);

describe('whole runs against the real server', () => {
  it.each([['setup', wholeSetup, beginSetupRun] as const, ['ads setup', wholeAdsSetup, beginAdsRun] as const])(
    'come to their end although the server crashes on the way: %s',
    async (_, actions, begin) => {
      const run = (await begin(browser())) as WalkedWorld<WalkAction<string>>;
      for (const each of actions) await run.take(each);
      await run.end();
      expect(run.isOver()).toBe(true);
      run.leave();
    },
  );

  holdsOnAnyWalk(
    'from account to launch a campaign has the amount that was typed, and nothing that was acknowledged is lost',
    { action: adsActions, runs: 4, longest: 24 },
    walkThrough(() => beginAdsRun(browser())),
  );

  holdsOnAnyWalk(
    'never two campaigns under one key, nor of one decision, in two tabs and whatever is lost on the way',
    { action: adsActions, runs: 6, longest: 24 },
    walkThrough(() => beginLaunch(browser())),
  );

  holdsOnAnyWalk(
    'from hosting to completion one account is made, and nothing that was acknowledged is lost',
    { action: setupActions, runs: 6, longest: 24 },
    walkThrough(() => beginSetupRun(browser())),
  );

  holdsOnAnyWalk(
    'no code is asked for while it cools down, and what is called saved is what was ticked',
    { action: setupActions, runs: 5, longest: 24 },
    walkThrough(() => beginLastStep(browser())),
  );
});

/** A server that makes a change anew at each try of a client. */
const forgettingKeys: BrowserOptions['breaks'] = (send) => {
  let tries = 0;
  const another = () => ({ 'Idempotency-Key': `${walks}-try-${(tries += 1)}` });
  return (request) =>
    send(
      'Idempotency-Key' in request.headers ? { ...request, headers: { ...request.headers, ...another() } } : request,
    );
};

/** A server that acknowledges settings and does not keep them. */
const losingSettings: BrowserOptions['breaks'] =
  (send): Transport =>
  async (request) => {
    if (request.method !== 'POST' || !request.path.endsWith('/mc/settings')) return send(request);
    const answer = await send({ ...request, method: 'GET', body: undefined });
    const settings = JSON.parse(await answer.readText()) as object;
    const data = { ...settings, ...(JSON.parse(request.body ?? '{}') as object) };
    return { ...answer, readText: async () => JSON.stringify({ status: 'success', message: '', data }) };
  };

/** Shorter walks than above: what was broken on purpose is found in few steps. */
const short = { runs: 120, longest: 6 } as const;

describe('mistakes made on purpose', () => {
  it(
    'finds a server that makes a campaign for each try, and shortens the walk to the launch whose answer is lost',
    async () => {
      const begin = () => beginLaunch({ ...browser(), breaks: forgettingKeys });
      const found = await shortestBroken({ action: adsActions, ...short }, walkThrough(begin));
      expect(found?.failure).toMatch(/^2 campaigns under 1 key/);
      expect(inWords(found?.walk)).toEqual(['loses the next answer', 'launches']);
    },
    patienceMs,
  );

  it(
    'finds a server that loses what it acknowledged, and shortens the walk to one tick',
    async () => {
      const begin = () => beginLastStep({ ...browser(), breaks: losingSettings });
      const found = await shortestBroken({ action: setupActions, ...short }, walkThrough(begin));
      expect(inWords(found?.walk)).toEqual(['ticks or unticks']);
    },
    patienceMs,
  );

  it(
    'finds a machine that forgets the cool-down of a code, and shortens the walk to two codes',
    async () => {
      const phone = phoneVerificationMachine.provide({ delays: { smsCooldown: 0, callCooldown: 0 } });
      const begin = () => beginLastStep({ ...browser(), machines: { phone } });
      const found = await shortestBroken({ action: setupActions, ...short }, walkThrough(begin));
      expect(found?.failure).toMatch(/^A code by (SMS|PHONE_CALL) is asked for/);
      expect(inWords(found?.walk)).toEqual(['asks for a code', 'asks for a code']);
    },
    patienceMs,
  );
});
