import { readRequest, type WireRequest } from './requests.rules';
import { Script } from './script';

function request(method: string, address: string, body?: unknown): WireRequest {
  const read = readRequest(method, address, body === undefined ? undefined : JSON.stringify(body));
  if (read === null) throw new Error(`${method} ${address}`);
  return read;
}

const billing = () => request('GET', '/wc/gla/ads/billing-status');
const approved = { status: 200, body: { status: 'approved' } };
const open = { status: 200, body: { status: 'pending', billing_url: null } };

/** Fate of a request so far. */
async function fateOf(pending: Promise<unknown>): Promise<unknown> {
  return Promise.race([pending, Promise.resolve('waits')]);
}

describe('a request', () => {
  it('is read by its address: key, parts of the path, query with its lists, body', () => {
    expect(request('PATCH', '/wc/gla/ads/campaigns/7', { amount: 5 })).toEqual({
      key: 'updateCampaign',
      params: { id: '7' },
      query: {},
      body: { amount: 5 },
    });
    expect(
      request('GET', '/wc/gla/mc/reports/programs?fields[0]=clicks&fields[1]=spend&after=2026-01-01'),
    ).toMatchObject({
      query: { fields: ['clicks', 'spend'], after: '2026-01-01' },
    });
    expect(readRequest('GET', '/wc/gla/nowhere', undefined)).toBeNull();
    expect(readRequest('DELETE', '/wc/gla/ads/billing-status', undefined)).toBeNull();
  });

  it('waits until it is said what to answer, when it is held', async () => {
    const script = new Script();
    script.begin(['getBillingStatus']);
    const pending = script.take(billing());
    expect(await fateOf(pending)).toBe('waits');
    expect(script.waiting()).toEqual([billing()]);
    script.answer({ getBillingStatus: approved });
    expect(await pending).toEqual(approved);
    expect(script.waiting()).toEqual([]);
  });

  it('is answered from the scenery, or passed on', async () => {
    const script = new Script();
    expect(await script.take(billing())).toBe('passed on');
    script.begin([], { getBillingStatus: open });
    expect(await script.take(billing())).toEqual(open);
    script.set({ getBillingStatus: approved });
    expect(await script.take(billing())).toEqual(approved);
  });

  it('of those held only waits where it is said so', async () => {
    const script = new Script();
    script.begin(['getBillingStatus'], {}, () => false);
    expect(await script.take(billing())).toBe('passed on');
  });

  it('finds the answer that was given ahead', async () => {
    const script = new Script();
    script.begin(['getBillingStatus']);
    script.next({ getBillingStatus: open });
    script.next(['getBillingStatus']);
    expect(await script.take(billing())).toEqual(open);
    expect(await script.take(billing())).toBe('dropped');
    expect(await fateOf(script.take(billing()))).toBe('waits');
  });
});

describe('no answer', () => {
  it('is given to the tries that follow as well, until the client has stopped', async () => {
    const script = new Script();
    script.begin(['getBillingStatus']);
    const first = script.take(billing());
    expect(script.isDropping()).toBe(false);
    script.drop(['getBillingStatus']);
    expect([await first, await script.take(billing())]).toEqual(['dropped', 'dropped']);
    expect(script.isDropping()).toBe(true);
    script.endDropping();
    expect(script.isDropping()).toBe(false);
    expect(await fateOf(script.take(billing()))).toBe('waits');
  });
});

it('says what waits when an answer fits nothing', () => {
  const script = new Script();
  script.begin(['getBillingStatus']);
  void script.take(billing());
  expect(() => script.answer({ getReview: approved })).toThrow(
    'the screen did not send getReview; waiting: getBillingStatus',
  );
  expect(() => new Script().drop(['getReview'])).toThrow('waiting: nothing');
});

it('answers all that waits and what comes after it, once a call is released', async () => {
  const script = new Script();
  script.begin(['getBillingStatus']);
  const pending = [script.take(billing()), script.take(billing())];
  script.release({ getBillingStatus: approved });
  expect(await Promise.all([...pending, script.take(billing())])).toEqual([approved, approved, approved]);
});

it('lets go of what waited when it begins anew, or is given up', async () => {
  const script = new Script();
  script.begin(['getBillingStatus']);
  const [first, asked] = [script.take(billing()), billing()];
  const second = script.take(asked);
  script.forget(asked);
  expect(await second).toBe('dropped');
  script.begin([]);
  expect(await first).toBe('dropped');
});
