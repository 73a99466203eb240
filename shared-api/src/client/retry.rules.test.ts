import * as fc from 'fast-check';
import { createRetryBudget, parseRetryAfter, retryDelay } from './retry.rules';
import { ApiError, endpoints, type EndpointDefinition, type EndpointKey } from '../contract';
import { call, type CallTools } from './call';
import type { Clock } from './clock';

const statuses = fc.constantFrom(200, 400, 401, 403, 404, 408, 409, 412, 422, 428, 429, 500, 502, 503, 504, 0);
const transient = new Set([0, 408, 429, 502, 503, 504]);
const keys = fc.constantFrom(...(Object.keys(endpoints) as EndpointKey[]));

interface Try {
  readonly status: number;
  readonly retryAfter: number | null;
  readonly random: number;
}
const tries = fc.array(
  fc.record<Try>({
    status: statuses,
    retryAfter: fc.option(fc.oneof(fc.nat(40), fc.nat(10_000))),
    random: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  }),
  { minLength: 3, maxLength: 3 },
);

/** A clock whose timers come at once, unless they are stopped before: deadlines never pass, pauses do, and are noted. */
function createHastyClock(): Clock & { readonly pauses: number[] } {
  const pauses: number[] = [];
  return {
    pauses,
    now: () => 0,
    after(ms, run) {
      const timer = setImmediate(() => {
        pauses.push(ms);
        run();
      });
      return () => clearImmediate(timer);
    },
  };
}

const isPassing = (key: EndpointKey, { status, retryAfter }: Try) => {
  const { errors }: EndpointDefinition = endpoints[key];
  const isSoon = status === 0 || (retryAfter ?? 0) <= 30;
  return isSoon && transient.has(status) && errors?.[status] === undefined;
};

const pauseAfter = ({ status, retryAfter, random }: Try, index: number) =>
  status === 0 || retryAfter === null ? random * 500 * 2 ** (index + 1) : Math.max(retryAfter, 1) * 1000;

/** Plays the given outcomes, one for each try; status 0 is a lost answer. */
async function play(key: EndpointKey, script: readonly Try[], budget = createRetryBudget()) {
  const clock = createHastyClock();
  let sent = 0;
  const tools: CallTools = {
    clock,
    budget,
    nonce: () => 'n',
    random: () => script[sent - 1]?.random ?? 0,
    async transport() {
      const { status, retryAfter } = script[sent] ?? { status: 500, retryAfter: null };
      sent += 1;
      if (status === 0) throw new TypeError('fetch failed');
      const header = (name: string) => (name === 'retry-after' && retryAfter !== null ? String(retryAfter) : null);
      return { status, header, readText: async () => '{"message":"no"}' };
    },
  };
  const error: unknown = await call(
    key,
    { params: { id: 1, issue_type: 'account' } },
    { idempotencyKey: 'k' },
    tools,
  ).catch((reason: unknown) => reason);
  return { sent, pauses: clock.pauses, error };
}

describe('the retry schedule', () => {
  it('tries again only after failures that pass soon and are not the endpoint’s own, three times at most', () =>
    fc.assert(
      fc.asyncProperty(keys, tries, async (key, script) => {
        const lasting = script.findIndex((outcome) => !isPassing(key, outcome));
        const { sent, pauses } = await play(key, script);
        expect(sent).toBe(lasting === -1 ? 3 : Math.min(lasting + 1, 3));
        expect(pauses).toHaveLength(sent - 1);
      }),
    ));

  it('waits what the server asked from 1 s to 30 s, else less than a ceiling that doubles up to 30 s', () =>
    fc.assert(
      fc.asyncProperty(tries, async (script) => {
        const { pauses } = await play('getSettings', script);
        expect(pauses).toEqual(script.slice(0, pauses.length).map(pauseAfter));
      }),
    ));

  it('fails with the last try’s error', () =>
    fc.assert(
      fc.asyncProperty(tries, async (script) => {
        const { sent, error } = await play('listCampaigns', script);
        // The body fits no answer of this endpoint, so a 200 is an error too.
        expect(error).toBeInstanceOf(ApiError);
        expect(error).toMatchObject({ endpoint: 'listCampaigns', status: script[sent - 1]?.status });
      }),
    ));

  it('never waits longer than the cap', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.double({ min: 0, max: 1, noNaN: true }), (made, random) => {
        const delay = retryDelay(made, null, () => random);
        expect(delay).toBeGreaterThanOrEqual(0);
        expect(delay).toBeLessThanOrEqual(30_000);
      }),
    ));
});

describe('Retry-After', () => {
  it('is read from any text without a wait below 1 s', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.date({ noInvalidDate: true }).map(String), fc.nat().map(String)), (text) => {
        const wait = parseRetryAfter(text, 0);
        expect(wait === null || wait >= 1_000).toBe(true);
      }),
    ));

  it.each(['', '  ', 'soon', '-'])('is no wait when it says "%s"', (text) => {
    expect(parseRetryAfter(text, 0)).toBeNull();
  });
});

describe('the retry budget', () => {
  it('never lets more than the reserve and a tenth of the calls through', () =>
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 400 }), (steps) => {
        const budget = createRetryBudget();
        let calls = 0;
        let retries = 0;
        for (const isCall of steps) {
          if (isCall) {
            calls += 1;
            budget.earn();
          } else if (budget.spend()) retries += 1;
        }
        expect(retries).toBeLessThanOrEqual(10 + calls / 10);
      }),
    ));
});
