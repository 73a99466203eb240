import { ApiError, type Api } from '../contract';
import { createSkippingClock } from '../testing/manual-clock';
import { startRecordingServer, type RecordingServer, type Reply } from '../testing/recording-server';
import { createApi } from './create-api';

let server: RecordingServer;
beforeAll(async () => {
  server = await startRecordingServer();
});
afterAll(() => server.close());

const settings = { website_live: true };
const saved = { status: 'success', message: 'Saved.', data: settings };

async function run(call: (api: Api) => Promise<unknown>, ...replies: Reply[]) {
  server.replyWith(...replies);
  const clock = createSkippingClock(Date.parse('2026-11-20T10:00:00Z'));
  const api = createApi({ restRoot: server.restRoot, nonce: () => 'n', clock, random: () => 0.5 });
  const result = await call(api).then(
    () => 'resolved' as const,
    (error: unknown) => (error instanceof ApiError ? error.status : error),
  );
  return { result, tries: server.calls.length, pauses: clock.pauses };
}

describe('retries', () => {
  it.each([408, 429, 502, 503, 504])('repeats a read after %i, twice at most, after growing pauses', async (status) => {
    const failing = await run((api) => api.getSettings(), { status });
    expect(failing).toEqual({ result: status, tries: 3, pauses: [500, 1000] });
    const passing = await run((api) => api.getSettings(), { status }, { body: settings });
    expect(passing).toEqual({ result: 'resolved', tries: 2, pauses: [500] });
  });

  it.each([400, 401, 403, 404, 406, 409, 412, 422, 428, 500, 501])('never repeats a %i', async (status) => {
    const outcome = await run((api) => api.saveSettings({ body: {} }), { status });
    expect(outcome).toEqual({ result: status, tries: 1, pauses: [] });
  });

  it('repeats a mutation under one key', async () => {
    const outcome = await run(
      (api) => api.saveSettings({ body: settings }),
      { fault: 'drop' },
      { status: 502 },
      { body: saved },
    );
    const keys = server.calls.map(({ headers }) => headers['idempotency-key']);
    expect(outcome).toEqual({ result: 'resolved', tries: 3, pauses: [500, 1000] });
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(1);
    expect(server.calls.map(({ body }) => body)).toEqual(Array(3).fill('{"website_live":true}'));
  });

  it('leaves the 503 of a new merchant account to whoever asked', async () => {
    const body = { message: 'Wait.', id: 12, retry_after: 5 };
    const outcome = await run((api) => api.connectMerchantAccount(), { status: 503, body });
    expect(outcome).toEqual({ result: 503, tries: 1, pauses: [] });
  });

  it('does not spend the code requests of a phone number that has none left', async () => {
    const body = { phone_region_code: 'US', phone_number: '+12133734253', verification_method: 'SMS' } as const;
    const outcome = await run((api) => api.requestVerificationCode({ body }), {
      status: 429,
      body: { message: 'Retries quota exceeded.', reason: 'rateLimitExceeded' },
    });
    expect(outcome).toEqual({ result: 429, tries: 1, pauses: [] });
  });

  it.each([
    { header: '7', pause: 7_000 },
    { header: '0', pause: 1_000 },
    { header: '29', pause: 29_000 },
    { header: 'Fri, 20 Nov 2026 10:00:12 GMT', pause: 12_000 },
    { header: 'Fri, 20 Nov 2026 09:00:00 GMT', pause: 1_000 },
    { header: 'soon', pause: 500 },
  ])('waits as long as Retry-After "$header" says', async ({ header, pause }) => {
    const headers = { 'Retry-After': header };
    const outcome = await run((api) => api.getSettings(), { status: 503, headers }, { body: settings });
    expect(outcome).toEqual({ result: 'resolved', tries: 2, pauses: [pause] });
  });

  it.each(['31', '600', 'Fri, 20 Nov 2026 10:10:00 GMT'])(
    'tells at once what Retry-After "%s" would hold up, and sends a change no second time',
    async (header) => {
      const reply: Reply = { status: 503, headers: { 'Retry-After': header } };
      const outcome = { result: 503, tries: 1, pauses: [] };
      expect(await run((api) => api.listCampaigns(), reply, { body: [] })).toEqual(outcome);
      expect(await run((api) => api.saveSettings({ body: settings }), reply, { body: saved })).toEqual(outcome);
    },
  );

  it('waits as long as the body says', async () => {
    const reply = { status: 429, body: { message: 'Slow down.', retry_after: 3 } };
    const outcome = await run((api) => api.getSettings(), reply, { body: settings });
    expect(outcome.pauses).toEqual([3_000]);
  });

  it('goes on while the server is at work on the try before, and then tells how that one failed', async () => {
    const running = { status: 409, body: { code: 'rest_idempotency_in_flight', message: 'Still running.' } };
    const call = (api: Api) => api.saveSettings({ body: settings });
    expect(await run(call, { status: 504 }, running, { body: saved })).toMatchObject({ result: 'resolved', tries: 3 });
    expect(await run(call, { status: 504 }, running)).toMatchObject({ result: 504, tries: 3 });
    expect(await run(call, running)).toMatchObject({ result: 409, tries: 1 });
  });

  it('stops repeating when a tenth of the calls is spent', async () => {
    server.replyWith({ status: 503 });
    const api = createApi({ restRoot: server.restRoot, nonce: () => 'n', clock: createSkippingClock() });
    for (let calls = 0; calls < 26; calls += 1) await api.getSettings().catch(() => null);
    // A reserve of ten, and a tenth of a retry for each call made since the reserve was touched.
    expect(server.calls.length - 26).toBe(12);
  });
});
