import { createHash } from 'node:crypto';
import { updateDocument } from '../domain/documents/documents.store';
import {
  cookieOf,
  pressLink,
  signIn,
  startTestServer,
  visitorAs,
  type TestServer,
  type Visitor,
} from '../testing/test-server';

const HTML = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
const DAY_MS = 86_400_000;

describe('people', () => {
  let server: TestServer;
  let owner: Visitor;

  beforeEach(async () => {
    server = await startTestServer();
    owner = await signIn(server);
  });

  afterEach(async () => {
    await server.stop();
  });

  const post = (visitor: Visitor, path: string, fields: Readonly<Record<string, string>> = {}) =>
    visitor.call('POST', `/people/${path}`, {
      headers: HTML,
      payload: new URLSearchParams({ _wpnonce: visitor.nonce, ...fields }).toString(),
    });
  const linkIn = (body: string): string => /value="(http[^"]+\/sign-in\?token=[\w-]+)"/.exec(body)?.[1] ?? '';
  const markedIn = (body: string): string[] =>
    [...body.matchAll(/id="([^"]+)"[^>]*aria-invalid="true" aria-describedby="problem" autofocus/g)].map(
      ([, id = '']) => id,
    );
  const valueIn = (body: string, id: string): string | undefined =>
    new RegExp(`id="${id}"[^>]* value="([^"]*)"`).exec(body)?.[1];
  const roleIn = (body: string, id: string): string | undefined =>
    new RegExp(`id="role-${id}"[^]*?<option value="([^"]+)" selected>`).exec(body)?.[1];
  const inviteAda = async (fields: Readonly<Record<string, string>> = {}) =>
    post(owner, 'invite', { name: 'Ada', email: 'ada@shop.example', role: 'advertiser', limit: '12.50', ...fields });
  const people = () =>
    server.store.db
      .selectFrom('people')
      .select(['id', 'name', 'role', 'spend_limit', 'removed_at'])
      .orderBy('created_at')
      .execute();
  const idOf = async (name: string) => (await people()).find((person) => person.name === name)?.id ?? '';

  it('an invited person signs in once by a link that is kept as a hash, in the role given', async () => {
    const link = linkIn((await inviteAda()).body);
    const token = new URL(link).searchParams.get('token') ?? '';
    expect(JSON.stringify(await server.store.db.selectFrom('invitations').selectAll().execute())).not.toContain(token);
    expect(
      (await server.app.inject({ url: `/sign-in?token=${token}`, headers: { host: 'localhost:4000' } })).statusCode,
    ).toBe(200);
    const first = await pressLink(server, link);
    expect(first.statusCode).toBe(303);
    const headers = { host: 'localhost:4000', cookie: cookieOf(first, 'session-4000') ?? '' };
    const bootstrap = await server.app.inject({ url: '/wp-json/store/v1/bootstrap', headers });
    expect(bootstrap.json()).toMatchObject({ person: { name: 'Ada', role: 'advertiser', spendLimit: 12.5 } });
    expect((await pressLink(server, link)).statusCode).toBe(403);
    expect((await owner.call('GET', '/people')).body).not.toContain(token);
  });

  it('keeps a name as text, whatever a form or an address has of NUL [T20]', async () => {
    expect((await inviteAda({ name: 'A\u0000da' })).statusCode).toBe(200);
    expect((await people()).map(({ name }) => name)).toContain('Ada');
    expect((await post(owner, '%00/link')).statusCode).toBe(400);
  });

  it('the page has a script only where there is a link to copy, and its policy trusts that script alone', async () => {
    const plain = await owner.call('GET', '/people');
    expect(plain.body).not.toContain('<script');
    const { body, headers } = await inviteAda();
    const scripts = [...body.matchAll(/<script nonce="([^"]+)">([^<]+)<\/script>/g)];
    expect(scripts).toHaveLength(1);
    const [, nonce = '', script = ''] = scripts[0] ?? [];
    const [first = '', second = ''] = [headers['content-security-policy'] ?? []].flat();
    expect(first).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
    const hash = createHash('sha256').update(script).digest('base64');
    expect(second).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('the invitation has an address of its own: its first field has the focus, for owners alone [23]', async () => {
    const focused = (body: string) => [...body.matchAll(/id="([^"]+)"[^>]* autofocus/g)].map(([, id]) => id);
    const way = '<a href="/people?invite=new">Invite somebody</a>';
    const alone = await owner.call('GET', '/people');
    expect([focused(alone.body), alone.body.includes(way)]).toEqual([[], false]);
    const ada = await visitorAs(server, 'advertiser', { name: 'Ada' });
    expect(focused((await owner.call('GET', '/people?invite=new')).body)).toEqual(['name-new']);
    expect((await owner.call('GET', '/people')).body).toContain(way);
    const asked = await ada.call('GET', '/people?invite=new');
    expect([focused(asked.body), asked.body.includes(way)]).toEqual([[], false]);
  });

  it('a link expires after seven days, and ends when a new one is made', async () => {
    const first = linkIn((await inviteAda()).body);
    const second = linkIn((await post(owner, `${await idOf('Ada')}/link`)).body);
    expect((await pressLink(server, first)).statusCode).toBe(403);
    server.clock.now += 7 * DAY_MS;
    expect((await pressLink(server, second)).statusCode).toBe(403);
  });

  it('an invitation that is sent again, as by a reload, says that its link is good and leaves it so', async () => {
    const link = linkIn((await inviteAda()).body);
    const again = await inviteAda();
    expect(again.statusCode).toBe(200);
    expect(again.body).toContain('<p class="note" role="status">Ada has a sign-in link already.');
    expect(linkIn(again.body)).toBe('');
    expect(await people()).toHaveLength(2);
    expect((await pressLink(server, link)).statusCode).toBe(303);
    // Whoever was there is not invited by the same form any more.
    expect((await inviteAda()).body).toContain('Somebody with this email address is there already');
  });

  it('a form for a new link that is sent again does not end the link it made', async () => {
    await inviteAda();
    const id = await idOf('Ada');
    const { body } = await owner.call('GET', '/people');
    const until = /name="until" value="(\d+)"/.exec(body)?.[1] ?? '';
    server.clock.now += 60_000;
    const link = linkIn((await post(owner, `${id}/link`, { until })).body);
    const again = await post(owner, `${id}/link`, { until });
    expect(again.body).toContain('Ada has a sign-in link already.');
    expect((await pressLink(server, link)).statusCode).toBe(303);
  });

  it.each([
    [{ name: ' ' }, 'The name is empty'],
    [{ email: 'ada' }, 'This is no email address'],
    [{ limit: '-5' }, 'The limit is no amount'],
    [{ name: 'Adele', email: 'ADA@shop.example' }, 'Somebody with this email address is there already'],
  ])('%j is refused with its reason, and adds nobody', async (fields, reason) => {
    await inviteAda();
    const refused = await inviteAda(fields);
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain(reason);
    expect(await people()).toHaveLength(2);
  });

  it('a refused form keeps what was typed, as it was typed, and marks the field with its reason', async () => {
    const refused = await inviteAda({ name: 'Ada L.', limit: '12,345' });
    expect(markedIn(refused.body)).toEqual(['limit-new']);
    expect(refused.body).toMatch(/id="limit-new"[^]*<p class="problem" id="problem" role="alert">The limit is no/);
    expect(refused.body.match(/id="problem"/g)).toHaveLength(1);
    expect(valueIn(refused.body, 'limit-new')).toBe('12,345');
    expect(valueIn(refused.body, 'name-new')).toBe('Ada L.');
    await inviteAda({ role: 'viewer' });
    const id = await idOf('Ada');
    const change = await post(owner, `${id}/change`, { name: 'Ada Lovelace', role: 'advertiser', limit: 'ten' });
    expect(markedIn(change.body)).toEqual([`limit-${id}`]);
    expect(valueIn(change.body, `limit-${id}`)).toBe('ten');
    expect(valueIn(change.body, `name-${id}`)).toBe('Ada Lovelace');
    expect(valueIn(change.body, 'name-owner')).toBe('Owner');
    expect(roleIn(change.body, id)).toBe('advertiser');
    const last = await post(owner, 'owner/change', { name: 'The owner', role: 'viewer' });
    expect(markedIn(last.body)).toEqual(['role-owner']);
    expect(valueIn(last.body, 'name-owner')).toBe('The owner');
  });

  it('a limit that is no amount keeps nobody from a role without a limit, whose form hides it', async () => {
    await inviteAda();
    const changed = await post(owner, `${await idOf('Ada')}/change`, { name: 'Ada', role: 'viewer', limit: 'ten' });
    expect(changed.statusCode).toBe(303);
    expect((await people()).at(-1)).toMatchObject({ role: 'viewer', spend_limit: null });
  });

  it('says when somebody was there last, and when a link ends, in the store’s time zone', async () => {
    await inviteAda();
    const moment = new Intl.DateTimeFormat('en', {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'America/New_York',
      timeZoneName: 'short',
    });
    const { body } = await owner.call('GET', '/people');
    expect(body).toContain(moment.format(server.clock.now));
    expect(body).toContain(moment.format(server.clock.now + 7 * DAY_MS));
  });

  it('says limits in the currency of the budgets', async () => {
    await inviteAda();
    const { body } = await owner.call('GET', '/people');
    expect(body).toContain('Daily limit of all campaigns together in USD, if any');
    expect(body).toContain('all campaigns together up to $12.50 a day');
    await updateDocument(server.store.db, 'realStore', { isReal: true });
    const unknown = (await owner.call('GET', '/people')).body;
    expect(unknown).toContain('Daily limit of all campaigns together, if any');
    expect(unknown).toContain('all campaigns together up to 12.5 a day');
  });

  it('there is always an owner: the last one keeps the role and stays', async () => {
    for (const path of ['owner/remove', 'owner/change']) {
      const refused = await post(owner, path, { name: 'Owner', role: 'viewer' });
      expect([path, refused.statusCode]).toEqual([path, 400]);
      expect(refused.body).toContain('There has to be at least one owner');
    }
    await inviteAda({ role: 'owner' });
    expect((await post(owner, 'owner/change', { name: 'Bo', role: 'viewer' })).statusCode).toBe(303);
    expect((await people()).find(({ name }) => name === 'Bo')).toMatchObject({ role: 'viewer' });
    expect((await post(owner, 'invite', { name: 'Cy', email: 'cy@x.example' })).statusCode).toBe(403);
  });

  it('ended sessions and a removed person are signed out at once', async () => {
    const viewer = await visitorAs(server, 'viewer', { name: 'Vi' });
    const status = async (visitor: Visitor) => (await visitor.call('GET', '/wp-json/wc/gla/mc/setup')).statusCode;
    expect(await status(viewer)).toBe(200);
    await post(owner, `${encodeURIComponent('the viewer')}/end`);
    expect(await status(viewer)).toBe(401);
    const manager = await visitorAs(server, 'feed-manager', { name: 'Fe' });
    expect((await owner.call('GET', '/people?remove=the+feed-manager')).body).toContain('Remove Fe?');
    await post(owner, `${encodeURIComponent('the feed-manager')}/remove`);
    expect(await status(manager)).toBe(401);
    expect((await people()).at(-1)).toMatchObject({ name: 'Fe', removed_at: server.clock.now });
  });

  it('everybody sees the list, with names as text; only owners change it, by their own form', async () => {
    await inviteAda({ name: '<b>Ada</b>' });
    const viewer = await visitorAs(server, 'viewer');
    const { body } = await viewer.call('GET', '/people');
    expect(body).toContain('&lt;b&gt;Ada&lt;/b&gt;');
    expect(body).toContain('Only an owner may change this.');
    expect(body).not.toContain('<form');
    const before = await people();
    expect((await post(viewer, 'invite', { name: 'X', email: 'x@x.example' })).statusCode).toBe(403);
    expect((await post({ ...owner, nonce: 'guessed' }, 'invite', { name: 'X', email: 'x@x.example' })).statusCode).toBe(
      403,
    );
    expect(await people()).toEqual(before);
  });
});
