import { signIn } from '../testing/test-server';
import { startDeployServer } from './deploy.fixture';
import { heartbeat, type Beat, type HeartbeatScope } from './heartbeat';

const beat: Beat = { app: 'mfe-a', release: '0123456789abcdef', nonce: 'n' };
const failure = { supportId: 'i', message: 'froze for 10 s' };
const frozen = { app: 'mfe-a', release: beat.release, failure, late: true };

describe('the worker beside a page', () => {
  let told: unknown[];
  let hears: (data: Beat | null) => void;
  beforeEach(() => {
    jest.useFakeTimers();
    told = [];
    const scope: HeartbeatScope = {
      addEventListener: (_type, heard) => (hears = (data) => heard({ data })),
      performance: { now: () => Date.now() },
      Math: { random: () => 0.5 },
      setInterval: (look, every) => setInterval(look, every),
      fetch: async (url, init) => void told.push([url, JSON.parse(String(Reflect.get(init, 'body')))]),
    };
    heartbeat(scope);
  });
  afterEach(() => {
    jest.clearAllTimers();
    jest.useRealTimers();
  });

  it('tells of a page that says nothing any more, once, and that it came to itself [20.1]', () => {
    hears(beat);
    jest.advanceTimersByTime(9_000);
    expect(told).toEqual([]);
    jest.advanceTimersByTime(60_000);
    expect(told).toEqual([['/slots', frozen]]);
    hears(beat);
    expect(told).toEqual([
      ['/slots', frozen],
      ['/slots', { ...frozen, isBack: true }],
    ]);
    jest.advanceTimersByTime(12_000);
    expect(told).toHaveLength(3);
  });

  it('says nothing of a page that goes on, that is out of sight, or of which nothing was heard yet [20.1]', () => {
    jest.advanceTimersByTime(60_000);
    for (let beats = 0; beats < 20; beats += 1) {
      hears(beat);
      jest.advanceTimersByTime(2_000);
    }
    hears(null);
    jest.advanceTimersByTime(600_000);
    expect(told).toEqual([]);
  });

  it('takes the silence of a machine that slept for no silence of the page [20.1]', () => {
    hears(beat);
    jest.advanceTimersByTime(4_000);
    jest.setSystemTime(Date.now() + 3_600_000);
    jest.advanceTimersByTime(8_000);
    expect(told).toEqual([]);
    // What still says nothing after that is frozen.
    jest.advanceTimersByTime(4_000);
    expect(told).toEqual([['/slots', frozen]]);
  });
});

it('is served where deploys are taken, with policies that let the page start it and it load nothing [20.1, B-1]', async () => {
  const { server } = await startDeployServer();
  const { headers, body } = await server.app.inject({ url: '/heartbeat.js', headers: { host: 'localhost:4000' } });
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  expect(body).toMatch(/^\(function heartbeat\(scope\) \{/);
  const page = await (await signIn(server)).call('GET', '/google/start');
  expect(page.body).toContain('<meta name="heartbeat" content="/heartbeat.js">');
  expect(page.headers['content-security-policy']).toEqual([
    expect.stringContaining("; worker-src 'self'; require-trusted-types-for 'script'; trusted-types heartbeat; "),
    expect.stringContaining("script-src 'self'"),
  ]);
  await server.stop();
});
