import { startDomain, type DomainUnderTest } from '../../domain/testing/domain.fixture';
import { providerWorld } from '../../domain/documents/provider-world-defaults';

const STORE = 'lantern-and-loam.example';
const CREATED = 512_340_001;
const ROOT = '/sandbox/v1';

interface Story {
  readonly who: string;
  /** The account that is chosen; a new one when null. */
  readonly account: number | null;
  readonly status: number;
  readonly body: object;
}

const stories: readonly Story[] = [
  { who: 'owner', account: null, status: 200, body: { id: CREATED } },
  { who: 'bookkeeping', account: null, status: 200, body: { id: CREATED } },
  { who: 'shopfront', account: 512_000_201, status: 200, body: { id: 512_000_201 } },
  {
    who: 'old-shop',
    account: 512_000_202,
    status: 409,
    body: { id: 512_000_202, claimed_url: `old.${STORE}`, new_url: STORE },
  },
  { who: 'agency', account: 512_000_203, status: 403, body: { id: 512_000_203, website_url: STORE } },
  { who: 'agency', account: null, status: 403, body: { id: CREATED, website_url: STORE } },
  { who: 'independent', account: 512_000_204, status: 406, body: { id: 512_000_204, website_url: STORE } },
  { who: 'newcomer', account: null, status: 503, body: { id: CREATED, retry_after: 5 } },
];

const emailOf = (who: string): string => `${who}@${STORE}`;

describe('the people at the provider', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain();
  });

  beforeEach(() => domain.load('fresh'));

  afterAll(() => domain.stop());

  const get = async (path: string) => (await domain.call('GET', path)).body;

  /** Asks for an authorization and gives the address of its page. */
  const asked = async (account: 'jetpack' | 'google') =>
    new URL(((await get(`/wc/gla/${account}/connect`)) as { url: string }).url);

  /** Goes through both consent pages, as a person would. */
  const consentAs = async (email: string) => {
    for (const account of ['jetpack', 'google'] as const) {
      const { pathname, searchParams } = await asked(account);
      await domain.page('POST', pathname, {
        state: searchParams.get('state') ?? '',
        decision: 'approve',
        email,
        ...(account === 'google' ? { scope: 'https://www.googleapis.com/auth/content' } : {}),
      });
    }
  };

  it('are all on the consent page, each with what to expect of them [S-13]', async () => {
    await domain.call('POST', `${ROOT}/identity`, { email: emailOf('owner') });
    const { pathname, search } = await asked('google');
    const page = String((await domain.page('GET', pathname + search)).body);
    const offered = [...page.matchAll(/name="email" value="([^"]+)"/g)].map(([, email]) => email);
    expect(offered).toEqual(providerWorld.identities.map(({ email }) => email));
    for (const { summary } of providerWorld.identities) expect(page).toContain(summary);
  });

  it('are chosen on the consent page by the person who connects [S7.05]', async () => {
    await consentAs(emailOf('old-shop'));
    expect(await get('/wc/gla/google/connected')).toMatchObject({ active: 'yes', email: emailOf('old-shop') });
    expect(await get('/wc/gla/mc/accounts')).toEqual([
      { id: 512_000_202, subaccount: true, name: 'The Lantern Shop', domain: `https://old.${STORE}` },
    ]);
  });

  it.each(stories)(
    '$who, account $account, is answered $status [S7.10] [S7.11]',
    async ({ who, account, ...answer }) => {
      await domain.call('POST', `${ROOT}/identity`, { email: emailOf(who) });
      const chosen = account === null ? undefined : { id: account };
      expect(await domain.call('POST', '/wc/gla/mc/accounts', chosen)).toMatchObject(answer);
    },
  );

  it('spoil nothing for each other: another one goes on as if nobody had been there before', async () => {
    await domain.call('POST', `${ROOT}/identity`, { email: emailOf('agency') });
    expect((await domain.call('POST', '/wc/gla/mc/accounts')).status).toBe(403);
    await domain.call('DELETE', '/wc/gla/mc/connection');
    await domain.call('POST', `${ROOT}/identity`, { email: emailOf('bookkeeping') });
    expect(await get('/wc/gla/mc/accounts')).toEqual([]);
    expect((await domain.call('POST', '/wc/gla/mc/accounts')).status).toBe(200);
  });

  it('have different Ads accounts; those of a manager and for tests are not offered and cannot be linked [S7.33] [S7.34]', async () => {
    const ids = async (who: string) => {
      await domain.call('POST', `${ROOT}/identity`, { email: emailOf(who) });
      return ((await get('/wc/gla/ads/accounts')) as { id: number }[]).map(({ id }) => id);
    };
    expect(await ids('owner')).toEqual([2_345_678_901, 3_456_789_012]);
    expect(await ids('bookkeeping')).toEqual([]);
    expect(await ids('advertising')).toEqual([5_678_900_001, 5_678_900_002]);
    for (const id of [5_678_900_003, 5_678_900_004, 2_345_678_901]) {
      expect((await domain.call('POST', '/wc/gla/ads/accounts', { id })).status).toBe(403);
    }
    await domain.call('POST', '/wc/gla/mc/accounts');
    expect((await domain.call('POST', '/wc/gla/ads/accounts', { id: 5_678_900_001 })).status).toBe(200);
    expect(await get('/wc/gla/ads/connection')).toMatchObject({ currency: 'EUR', symbol: '€', status: 'connected' });
  });

  it('are listed by call and on the Sandbox page, with the one that is connected [S-13]', async () => {
    await domain.call('POST', `${ROOT}/identity`, { email: emailOf('agency') });
    const listed = (await get(`${ROOT}/identities`)) as { email: string; current: boolean }[];
    expect(listed.filter(({ current }) => current).map(({ email }) => email)).toEqual([emailOf('agency')]);
    const sent = await domain.page('POST', '/sandbox/identity', { email: emailOf('newcomer') });
    expect([sent.status, sent.headers['location']]).toEqual([303, '/sandbox?done=identity']);
    const page = String((await domain.page('GET', '/sandbox')).body);
    expect(page).toMatch(/Pat New<\/strong> <span class="now">connected<\/span>/);
    expect(page.match(/connected<\/span>/g)).toHaveLength(1);
  });

  it('are refused by name when there is no such one', async () => {
    const { status, body } = await domain.call('POST', `${ROOT}/identity`, { email: 'mallory@example.com' });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'rest_invalid_param',
      data: { params: { email: expect.stringContaining('agency@') } },
    });
    expect((await domain.page('POST', '/sandbox/identity', { email: 'mallory@example.com' })).status).toBe(400);
    expect(await get('/wc/gla/google/connected')).toMatchObject({ active: 'no' });
  });
});
