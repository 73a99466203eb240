import { ApiError, errorBody, type Api, type ApiErrorKind } from '../contract';
import { createSkippingClock } from '../testing/manual-clock';
import { startRecordingServer, type RecordingServer, type Reply } from '../testing/recording-server';
import { createApi } from './create-api';

let server: RecordingServer;
beforeAll(async () => {
  server = await startRecordingServer();
});
afterAll(() => server.close());

const newApi = () =>
  createApi({ restRoot: server.restRoot, nonce: () => 'n', clock: createSkippingClock(), random: () => 0 });

async function failureOf(call: (api: Api) => Promise<unknown>, ...replies: Reply[]): Promise<ApiError> {
  server.replyWith(...replies);
  const error: unknown = await call(newApi()).then(
    () => 'resolved',
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

const fieldsOf = ({ kind, status, code, serverMessage, details, field }: ApiError) => ({
  kind,
  status,
  code,
  serverMessage,
  details,
  field,
});

interface Fault {
  readonly name: string;
  readonly reply: Reply;
  readonly kind?: ApiErrorKind;
  readonly code?: string | null;
  readonly message?: string | null;
  readonly details?: object;
  readonly field?: string | null;
}

const html = '<!doctype html><title>Login</title>';
const countryParams = { country_codes: 'Not a country.' };

/** Every status is tried with every shape of body; what is not named is null or empty. */
const shapes: readonly Fault[] = [
  {
    name: 'a framework error',
    reply: {
      body: { code: 'rest_invalid_param', message: 'Invalid.', data: { status: 400, params: countryParams } },
    },
    code: 'rest_invalid_param',
    message: 'Invalid.',
    details: { params: countryParams },
  },
  {
    name: 'a framework error that lists parameters',
    reply: { body: { code: 'rest_missing_callback_param', message: 'Missing.', data: { params: ['amount'] } } },
    code: 'rest_missing_callback_param',
    message: 'Missing.',
    details: { params: ['amount'] },
  },
  {
    name: 'a controller error',
    reply: {
      body: {
        message: 'Claimed.',
        id: '12',
        website_url: 'shop.example.com',
        retry_after: 5,
        billing_url: null,
        billing_status: 'pending',
        reason: 'badRequest',
        errors: { DUPLICATE: 'twice' },
        secret: 'dropped',
      },
    },
    message: 'Claimed.',
    details: {
      id: 12,
      website_url: 'shop.example.com',
      retry_after: 5,
      billing_url: null,
      billing_status: 'pending',
      reason: 'badRequest',
      errors: { DUPLICATE: 'twice' },
    },
  },
  {
    name: 'a reconnect error',
    reply: { body: { message: 'Please reconnect.', status: 401, code: 'GOOGLE_DISCONNECTED' } },
    code: 'GOOGLE_DISCONNECTED',
    message: 'Please reconnect.',
  },
  { name: 'a text', reply: { body: 'Too busy.' }, message: 'Too busy.' },
  { name: 'a text in JSON', reply: { body: '"Too busy."' }, message: 'Too busy.' },
  { name: 'a page of HTML', reply: { body: html, headers: { 'Content-Type': 'text/html' } } },
  { name: 'nothing', reply: {} },
  { name: 'a list', reply: { body: [1, 2] } },
  {
    name: 'wrong types throughout',
    reply: { body: { message: 7, code: {}, id: [], errors: null, data: 'x' } },
    details: { errors: null },
  },
];

const statuses = [400, 401, 403, 404, 406, 408, 409, 412, 422, 428, 429, 499, 500, 501, 502, 503, 504];
const faults = statuses.flatMap((status) => shapes.map((shape) => ({ status, ...shape })));

describe('an error status', () => {
  it.each(faults)('$status with $name becomes one ApiError', async ({ status, reply, ...expected }) => {
    const error = await failureOf((api) => api.getSettings(), { ...reply, status });
    expect(fieldsOf(error)).toStrictEqual({
      kind: 'http',
      status,
      code: expected.code ?? null,
      serverMessage: expected.message ?? null,
      details: expected.details ?? {},
      field: null,
    });
    expect(error.message).toBe(`GET /wc/gla/mc/settings answered ${status}`);
  });

  it('keeps the words of a text body and the parsed body of an error [S7.01, O7.28]', async () => {
    const text = await failureOf((api) => api.requestReview(), { status: 400, body: ' Not eligible. ' });
    expect(text.serverMessage).toBe('Not eligible.');
    const parsed = await failureOf((api) => api.requestReview(), { status: 400, body: { message: 'Cool down.' } });
    expect(parsed.serverMessage).toBe('Cool down.');
  });

  it('keeps by what the server’s log names the call', async () => {
    const headers = { 'X-Request-Id': 'r-17' };
    expect((await failureOf((api) => api.getSettings(), { status: 400, body: '{}', headers })).reference).toBe('r-17');
    expect((await failureOf((api) => api.getSettings(), { status: 400, body: '{}' })).reference).toBeNull();
  });

  it('takes the seconds to wait from the header when the body has none', async () => {
    const error = await failureOf((api) => api.connectMerchantAccount(), {
      status: 503,
      headers: { 'Retry-After': '7' },
      body: { message: 'Wait.', id: 12 },
    });
    expect(error.details).toStrictEqual({ id: 12, retry_after: 7 });
  });
});

describe('an error that the endpoint declares', () => {
  it('carries the fields of each conflict of a merchant account [S7.11]', async () => {
    const connect = (api: Api) => api.connectMerchantAccount({ body: { id: 12 } });
    const claimed = { message: 'Claimed.', id: 12, website_url: 'shop.example.com' };
    const mismatch = { message: 'Other URL.', id: 12, claimed_url: 'old.example.com', new_url: 'shop.example.com' };
    const notReady = { message: 'Wait.', id: 12, retry_after: 5 };
    const on403 = await failureOf(connect, { status: 403, body: claimed });
    const on406 = await failureOf(connect, { status: 406, body: claimed });
    const on409 = await failureOf(connect, { status: 409, body: mismatch });
    const on503 = await failureOf(connect, { status: 503, body: notReady });
    expect(errorBody(on403, 'connectMerchantAccount', 403)).toStrictEqual(claimed);
    expect(errorBody(on406, 'connectMerchantAccount', 406)).toStrictEqual(claimed);
    expect(errorBody(on409, 'connectMerchantAccount', 409)).toStrictEqual(mismatch);
    expect(errorBody(on503, 'connectMerchantAccount', 503)).toStrictEqual(notReady);
    expect(errorBody(on503, 'connectMerchantAccount', 409)).toBeNull();
    expect(server.calls).toHaveLength(1);
  });

  it('tells an open billing by its 428 body [S7.34, O7.15]', async () => {
    const body = { message: 'Billing.', billing_url: 'https://ads.example/billing', billing_status: 'strange' };
    const error = await failureOf((api) => api.connectAdsAccount(), { status: 428, body });
    expect(errorBody(error, 'connectAdsAccount', 428)).toStrictEqual({ ...body, billing_status: 'unknown' });
    expect(error.details).toStrictEqual({ billing_url: 'https://ads.example/billing', billing_status: 'strange' });
  });

  it('tells which products could not be changed', async () => {
    const body = { success: [42], errors: [43] };
    const error = await failureOf((api) => api.updateProductVisibility({ body: { ids: [42, 43], visible: true } }), {
      status: 400,
      body,
    });
    expect(errorBody(error, 'updateProductVisibility', 400)).toStrictEqual({ success: [42], errors: ['43'] });
    expect(error.serverMessage).toBeNull();
  });

  it('gives no body when it has another shape', async () => {
    const error = await failureOf((api) => api.disconnectAll(), { status: 400, body: 'no' });
    expect(errorBody(error, 'disconnectAll', 400)).toBeNull();
  });
});

describe('a success that does not fit the contract', () => {
  const statistics = { timestamp: 1, statistics: { active: 'many' }, scheduled_sync: 0 };

  it.each<Fault>([
    { name: 'a wrong field', reply: { body: statistics }, field: 'statistics.active' },
    { name: 'a missing field', reply: { body: { statistics: {} } }, field: 'timestamp' },
    { name: 'a truncated body', reply: { body: '{"timestamp":1,"stat' }, field: 'body' },
    { name: 'a page of HTML', reply: { body: html }, field: 'body' },
    { name: 'an empty body', reply: {}, field: 'body' },
    { name: 'null', reply: { body: 'null' }, field: 'body' },
    { name: 'a 204', reply: { status: 204 }, field: 'body' },
  ])('$name names method, path and field', async ({ reply, field }) => {
    const error = await failureOf((api) => api.getProductStatistics(), reply);
    expect(fieldsOf(error)).toStrictEqual({
      kind: 'contract',
      status: reply.status ?? 200,
      code: null,
      serverMessage: null,
      details: {},
      field,
    });
    expect(error.message).toBe(`GET /wc/gla/mc/product-statistics contract at ${field}`);
    expect(server.calls).toHaveLength(1);
  });

  it('is told before the call rejects with it, and no other failure is', async () => {
    const told: unknown[] = [];
    const api = createApi({
      restRoot: server.restRoot,
      nonce: () => 'n',
      clock: createSkippingClock(),
      onMisfit: (error, misfit) => void told.push([error.endpoint, error.method, error.path, misfit.answer]),
    });
    server.replyWith({ body: { id: 1 } }, { status: 400, body: { message: 'No.' } });
    await api.getMerchantConnection().catch(() => told.push('rejected'));
    await api.getMerchantConnection().catch(() => null);
    expect(told).toEqual([['getMerchantConnection', 'GET', '/wc/gla/mc/connection', { id: 1 }], 'rejected']);
  });

  it('names the deepest place when several shapes are allowed', async () => {
    const error = await failureOf((api) => api.listShippingTimes(), {
      body: { US: { country_code: 'US', time: 'x' } },
    });
    expect(error.field).toBe('US.time');
  });

  it('takes a success status that the contract does not name', async () => {
    server.replyWith({ status: 200, body: { status: 'success', message: 'Saved.' } });
    await expect(newApi().saveAudience({ body: { location: 'all' } })).resolves.toStrictEqual({
      status: 'success',
      message: 'Saved.',
    });
  });
});

describe('no answer', () => {
  it('is a network error after three tries', async () => {
    const error = await failureOf((api) => api.getSettings(), { fault: 'drop' });
    expect(fieldsOf(error)).toMatchObject({ kind: 'network', status: 0, serverMessage: null });
    expect(server.calls).toHaveLength(3);
  });

  it('is a network error when the connection breaks amid the body', async () => {
    const error = await failureOf((api) => api.getSettings(), { body: { website_live: true }, fault: 'cut' });
    expect(error.kind).toBe('network');
  });

  it('is a network error when the server redirects', async () => {
    const error = await failureOf((api) => api.getSettings(), { status: 302, headers: { Location: '/elsewhere' } });
    expect(error.kind).toBe('network');
  });
});
