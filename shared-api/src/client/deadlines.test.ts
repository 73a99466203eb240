import { ApiError } from '../contract';
import { createManualClock } from '../testing/manual-clock';
import { startRecordingServer, type RecordingServer } from '../testing/recording-server';
import { createApi } from './create-api';

let server: RecordingServer;
beforeAll(async () => {
  server = await startRecordingServer();
});
afterAll(() => server.close());

const settings = { website_live: true };

function setUp() {
  const clock = createManualClock();
  const api = createApi({ restRoot: server.restRoot, nonce: () => 'n', clock, random: () => 0.5 });
  return { clock, api };
}

const outcomeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: unknown) => (error instanceof ApiError ? error.kind : error),
  );

describe('deadlines', () => {
  it('gives up a try that has no headers after 10 s, and a call after three', async () => {
    const { clock, api } = setUp();
    server.replyWith({ fault: 'silent' });
    const outcome = outcomeOf(api.getSettings());
    await server.arrived(1);
    clock.advance(9_999);
    expect(clock.waiting()).toEqual([10_000, 30_000]);
    clock.advance(1);
    await clock.untilWaiting(500);
    clock.advance(500);
    await server.arrived(2);
    clock.advance(10_000);
    await clock.untilWaiting(1_000);
    clock.advance(1_000);
    await server.arrived(3);
    clock.advance(10_000);
    await expect(outcome).resolves.toBe('timeout');
    expect(server.calls).toHaveLength(3);
    expect(clock.waiting()).toEqual([]);
  });

  it('gives up a try whose body is not complete after 30 s', async () => {
    const clock = createManualClock();
    let stopped = () => undefined as void;
    const api = createApi({
      restRoot: server.restRoot,
      nonce: () => 'n',
      clock: {
        ...clock,
        after(ms, run) {
          const stop = clock.after(ms, run);
          return () => {
            stop();
            if (ms === 10_000) stopped();
          };
        },
      },
      random: () => 0.5,
    });
    server.replyWith({ body: settings, fault: 'stall' }, { body: settings });
    const headersArrived = new Promise<void>((resolve) => {
      stopped = resolve;
    });
    const outcome = outcomeOf(api.getSettings());
    await headersArrived;
    clock.advance(29_999);
    expect(clock.waiting()).toEqual([30_000]);
    clock.advance(1);
    await clock.untilWaiting(500);
    clock.advance(500);
    await expect(outcome).resolves.toBe('resolved');
    expect(server.calls).toHaveLength(2);
  });

  it('leaves no timer behind after a success', async () => {
    const { clock, api } = setUp();
    server.replyWith({ body: settings });
    await api.getSettings();
    expect(clock.waiting()).toEqual([]);
  });
});

describe('cancelling', () => {
  it('ends a call amid a try', async () => {
    const { clock, api } = setUp();
    const screen = new AbortController();
    server.replyWith({ fault: 'silent' });
    const outcome = outcomeOf(api.getSettings(undefined, { signal: screen.signal }));
    await server.arrived(1);
    screen.abort();
    await expect(outcome).resolves.toBe('cancelled');
    expect(server.calls).toHaveLength(1);
    expect(clock.waiting()).toEqual([]);
  });

  it('ends a call between two tries', async () => {
    const { clock, api } = setUp();
    const screen = new AbortController();
    server.replyWith({ status: 503 });
    const outcome = outcomeOf(api.getSettings(undefined, { signal: screen.signal }));
    await clock.untilWaiting(500);
    screen.abort();
    await expect(outcome).resolves.toBe('cancelled');
    expect(server.calls).toHaveLength(1);
    expect(clock.waiting()).toEqual([]);
  });

  it('sends nothing for a screen that is gone', async () => {
    const { api } = setUp();
    server.replyWith({ body: settings });
    await expect(outcomeOf(api.getSettings(undefined, { signal: { aborted: true } }))).resolves.toBe('cancelled');
    expect(server.calls).toHaveLength(0);
  });
});
