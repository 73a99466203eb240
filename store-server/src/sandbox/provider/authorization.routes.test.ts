import { startDomain, type DomainUnderTest } from '../../domain/testing/domain.fixture';

const OWNER = 'owner@lantern-and-loam.example';
const CONTENT = 'https://www.googleapis.com/auth/content';

describe('consent pages', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain();
  });

  beforeEach(() => domain.load('fresh'));

  afterAll(() => domain.stop());

  /** Asks for an authorization and gives its page's path and state. */
  const start = async (account: 'jetpack' | 'google', query = '') => {
    const { body } = await domain.call('GET', `/wc/gla/${account}/connect${query}`);
    const url = new URL((body as { url: string }).url);
    return { url, path: url.pathname, state: url.searchParams.get('state') ?? '' };
  };

  const answer = (path: string, form: Record<string, string>) =>
    domain.page('POST', path, { decision: 'approve', email: OWNER, ...form });

  const isActive = async (account: 'jetpack' | 'google') =>
    ((await domain.call('GET', `/wc/gla/${account}/connected`)).body as { active: string }).active;

  const connectHosting = async () => {
    const { path, state } = await start('jetpack');
    await answer(path, { state });
  };

  it('of the host connects the account and leads back to where it was asked for [S4.03] [S7.03] [O7.21]', async () => {
    const { url, path, state } = await start('jetpack');
    expect(url.origin).toBe('http://localhost:4000');
    expect((await domain.page('GET', path + url.search)).body).toContain(OWNER);
    const { status, headers } = await answer(path, { state });
    expect([status, headers['location']]).toEqual([303, '/google/setup-mc']);
    expect(await isActive('jetpack')).toBe('yes');
    const reconnect = await start('jetpack', '?next_page_name=reconnect');
    const back = await answer(reconnect.path, { state: reconnect.state });
    expect(back.headers['location']).toBe('/google/settings?subpath=/reconnect-wpcom-account');
  });

  it.each([
    ['', '/google/setup-mc?google-mc=connected'],
    ['?next_page_name=setup-ads', '/google/setup-ads?google-mc=connected'],
    ['?next_page_name=reconnect', '/google/settings?subpath=/reconnect-google-account&google-mc=connected'],
  ])('of the provider, asked for with "%s", leads back to %s [S4.03] [S7.05] [O7.22]', async (query, place) => {
    await connectHosting();
    const { path, state } = await start('google', query);
    expect((await answer(path, { state })).headers['location']).toBe(place);
    expect(await isActive('google')).toBe('yes');
  });

  it('grant what was ticked, to the identity that was chosen', async () => {
    await connectHosting();
    const { url, path, state } = await start('google', '?login_hint=bookkeeping%40lantern-and-loam.example');
    const { body } = await domain.page('GET', path + url.search);
    expect(String(body)).toMatch(/value="bookkeeping@lantern-and-loam\.example"\s+required\s+checked/);
    await answer(path, { state, email: 'bookkeeping@lantern-and-loam.example', scope: CONTENT });
    expect((await domain.call('GET', '/wc/gla/google/connected')).body).toEqual({
      active: 'yes',
      email: 'bookkeeping@lantern-and-loam.example',
      scope: [CONTENT, 'https://www.googleapis.com/auth/userinfo.email', 'openid'],
    });
  });

  it('connect nothing when they are cancelled, or answered for somebody unknown', async () => {
    await connectHosting();
    const cancelled = await start('google');
    const { headers } = await answer(cancelled.path, { state: cancelled.state, decision: 'cancel' });
    expect([headers['location'], await isActive('google')]).toEqual(['/google/setup-mc', 'no']);
    const stranger = await start('google');
    await answer(stranger.path, { state: stranger.state, email: 'mallory@example.com' });
    expect(await isActive('google')).toBe('no');
  });

  it('can be answered once, within ten minutes, for the account they were made for, and only with a signed state', async () => {
    const { url, path, state } = await start('jetpack');
    await answer(path, { state, decision: 'cancel' });
    expect((await answer(path, { state })).status).toBe(410);
    expect((await domain.page('GET', path + url.search)).status).toBe(410);
    const late = await start('jetpack');
    await domain.call('POST', '/sandbox/v1/clock', { advanceMs: 10 * 60_000 });
    expect((await answer(late.path, { state: late.state })).status).toBe(410);
    const other = await start('jetpack');
    expect((await answer('/sandbox/authorize/provider', { state: other.state })).status).toBe(410);
    for (const forged of ['', 'x.y', `${other.state}x`, `e30.${other.state.split('.')[1]}`]) {
      expect((await answer(path, { state: forged })).status).toBe(410);
    }
    expect([await isActive('jetpack'), await isActive('google')]).toEqual(['no', 'no']);
  });

  it('take no answer without the token of the session', async () => {
    const { path, state } = await start('jetpack');
    expect((await answer(path, { state, _wpnonce: 'somebody-elses' })).status).toBe(403);
    expect(await isActive('jetpack')).toBe('no');
  });

  it('refuse an unknown way back and a login hint that is no address', async () => {
    await connectHosting();
    for (const query of ['?next_page_name=elsewhere', '?login_hint=nobody']) {
      expect((await domain.call('GET', `/wc/gla/google/connect${query}`)).status).toBe(400);
    }
  });

  it.each([
    '/sandbox',
    '/sandbox/billing?account=2345678901',
    '/sandbox/admin/admin.php?page=wc-settings',
    '/sandbox/admin/options-general.php',
    '/sandbox/admin/post.php?post=101&action=edit',
  ])('and %s have a heading, labels for every field and no style or script of their own', async (path) => {
    const { status, body, headers } = await domain.page('GET', path);
    const page = String(body);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toEqual(
      expect.arrayContaining([expect.stringContaining("style-src-attr 'none'")]),
    );
    expect(page.match(/<h1>/g)).toHaveLength(1);
    expect(page).not.toMatch(/<script|\sstyle=|\son\w+=/);
    const fields = [...page.matchAll(/<(?:input|select) id="([^"]+)"/g)].map(([, id]) => id);
    for (const id of fields) expect(page).toContain(`<label for="${id}">`);
  });
});
