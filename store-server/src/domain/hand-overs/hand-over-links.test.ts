import { forgetOldHandOvers, forgetPerson } from '../../people/personal-data.store';
import { signIn, visitorAs } from '../../testing/test-server';
import { HAND_OVERS, HandOverScene, tokenIn, type MadeLink } from '../testing/hand-over.fixture';

const DAY_MS = 86_400_000;

let scene: HandOverScene;
beforeEach(async () => {
  scene = await HandOverScene.start();
});
afterEach(() => scene.server.stop());

describe('a link', () => {
  it('is kept as a hash alone, and is not told again when the call is repeated', async () => {
    const payload = { step: 'hosting', name: 'Maria' };
    const headers = { 'idempotency-key': 'one' };
    const first = (await scene.owner.call('POST', HAND_OVERS, { payload, headers })).json<MadeLink>();
    const token = tokenIn(first.url);
    expect(token).toHaveLength(43);
    const again = (await scene.owner.call('POST', HAND_OVERS, { payload, headers })).json<MadeLink>();
    expect(again).toEqual({ hand_over: first.hand_over, url: null });
    const { db } = scene.server.store;
    const kept = [
      await db.selectFrom('hand_overs').selectAll().execute(),
      await db.selectFrom('idempotency').selectAll().execute(),
      await db.selectFrom('activity').selectAll().execute(),
    ];
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('previews open nothing; a second press ends the first session, and both find the step', async () => {
    const { url } = await scene.made('hosting', { note: 'You have <b>the</b> account.' });
    const page = await scene.server.app.inject({
      url: `/hand-over/open?token=${tokenIn(url)}`,
      headers: { host: 'localhost:4000' },
    });
    expect(page.body).toContain('Ada asks you, Maria, to do one step');
    expect(page.body).toContain('You have &lt;b&gt;the&lt;/b&gt; account.');
    expect(await scene.waiting()).toMatchObject([{ name: 'Maria', opened_at: null }]);
    const [first, second] = [await scene.guest(url), await scene.guest(url)];
    expect((await first.get('/hand-over')).statusCode).toBe(401);
    expect((await second.get('/hand-over')).body).toContain('Go to WordPress.com');
  });

  it('says until which day of the store it works', async () => {
    scene.server.clock.now = Date.UTC(2031, 4, 20, 2);
    scene.owner = await signIn(scene.server);
    const { url } = await scene.made('hosting');
    const page = await scene.server.app.inject({
      url: `/hand-over/open?token=${tokenIn(url)}`,
      headers: { host: 'localhost:4000' },
    });
    expect(page.body).toContain('works until May 26, 2031, or until');
  });

  it('ends after seven days', async () => {
    const { url } = await scene.made('hosting');
    const guest = await scene.guest(url);
    scene.server.clock.now += 7 * DAY_MS - 60_000;
    expect((await scene.press(tokenIn(url))).statusCode).toBe(303);
    scene.server.clock.now += 60_000;
    expect((await scene.press(tokenIn(url))).statusCode).toBe(403);
    expect((await guest.call('GET', '/wp-json/wc/gla/jetpack/connected')).statusCode).toBe(401);
    scene.owner = await signIn(scene.server);
    expect(await scene.waiting()).toEqual([]);
  });

  it('ends when a new one is made, with the session that it has opened', async () => {
    const first = await scene.made('hosting');
    const guest = await scene.guest(first.url);
    const renewed = await scene.owner.call('POST', `${HAND_OVERS}/${first.hand_over.id}/link`);
    expect((await scene.press(tokenIn(first.url))).statusCode).toBe(403);
    expect((await guest.get('/hand-over')).statusCode).toBe(401);
    expect((await scene.press(tokenIn(renewed.json<MadeLink>().url))).statusCode).toBe(303);
  });

  it('ends when it is withdrawn, and whoever has opened it is told so and can do nothing', async () => {
    const { url, hand_over: handOver } = await scene.made('hosting');
    const guest = await scene.guest(url);
    expect((await scene.owner.call('DELETE', `${HAND_OVERS}/${handOver.id}`)).json()).toMatchObject({ hand_overs: [] });
    expect((await guest.call('GET', '/wp-json/wc/gla/jetpack/connect')).statusCode).toBe(403);
    expect((await guest.get('/hand-over')).body).toContain('Ada does not need this step from you any more');
    expect((await guest.post('/hand-over/start')).body).toContain('Ada does not need this step');
    expect((await scene.press(tokenIn(url))).statusCode).toBe(403);
    expect((await scene.owner.call('POST', `${HAND_OVERS}/${handOver.id}/link`)).statusCode).toBe(404);
  });

  it('ends when who asked is removed, or may not do the step any more', async () => {
    const other = await visitorAs(scene.server, 'owner', { name: 'Bo' });
    const { url } = (await scene.ask('hosting', {}, other)).json<MadeLink>();
    await scene.server.store.db.updateTable('people').set({ role: 'viewer' }).where('name', '=', 'Bo').execute();
    expect((await scene.press(tokenIn(url))).statusCode).toBe(403);
    await scene.server.store.db.updateTable('people').set({ role: 'owner' }).where('name', '=', 'Bo').execute();
    const guest = await scene.guest(url);
    await scene.server.store.db.updateTable('people').set({ removed_at: 1 }).where('name', '=', 'Bo').execute();
    expect((await guest.call('GET', '/wp-json/wc/gla/jetpack/connect')).statusCode).toBe(403);
  });

  it('guessed twenty times lets its address wait', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 21; guess += 1) statuses.push((await scene.press(`guess ${guess}`)).statusCode);
    expect(statuses.slice(-2)).toEqual([403, 429]);
  });
});

describe('who asks', () => {
  it('asks for what they may do themselves, once for a step, and not for what is done', async () => {
    const manager = await visitorAs(scene.server, 'feed-manager');
    expect((await scene.ask('hosting', {}, manager)).json()).toMatchObject({
      code: 'rest_role_needed',
      data: { details: { role: 'owner', owners: ['Ada'] } },
    });
    expect((await scene.ask('phone', {}, manager)).statusCode).toBe(200);
    expect((await scene.ask('phone')).json()).toMatchObject({ code: 'hand_over_open' });
    await scene.begin('connected');
    expect((await scene.ask('hosting')).json()).toMatchObject({ code: 'hand_over_done' });
  });

  it('makes ten links an hour', async () => {
    for (let count = 0; count < 10; count += 1) {
      const { hand_over: handOver } = await scene.made('hosting');
      await scene.owner.call('DELETE', `${HAND_OVERS}/${handOver.id}`);
    }
    expect((await scene.ask('hosting')).statusCode).toBe(429);
    scene.server.clock.now += 60 * 60_000;
    expect((await scene.ask('hosting')).statusCode).toBe(401);
    scene.owner = await signIn(scene.server);
    expect((await scene.ask('hosting')).statusCode).toBe(200);
  });

  it('sends the link by mail where an address is given, in their language, and forgets it with the link', async () => {
    const asked = { email: 'maria@agency.example', language: 'de', note: 'Danke!' };
    const { url, hand_over: handOver } = await scene.made('provider', asked);
    const mails = () => scene.server.store.db.selectFrom('alert_mails').select(['address', 'text']).execute();
    const [mail] = await mails();
    expect(mail?.address).toBe('maria@agency.example');
    expect(mail?.text).toContain(String(url));
    expect(mail?.text).toContain('Danke!');
    await scene.owner.call('DELETE', `${HAND_OVERS}/${handOver.id}`);
    expect(await mails()).toEqual([]);
  });
});

/** Everything that may name whoever was asked. */
const keptOf = async () => {
  const { db } = scene.server.store;
  return {
    mails: await db.selectFrom('alert_mails').select(['address', 'subject']).orderBy('id').execute(),
    calls: await db.selectFrom('alert_calls').select('body').execute(),
    facts: (await db.selectFrom('alerts').select('facts').execute()).map(({ facts }) => JSON.parse(facts) as object),
    activity: await db.selectFrom('activity').select(['kind', 'person_name', 'object_name']).orderBy('id').execute(),
    names: await db.selectFrom('activity_names').select(['kind', 'name']).orderBy('kind').orderBy('name').execute(),
    changes: (await db.selectFrom('changes').select('person').orderBy('id').execute()).map(({ person }) => person),
    handOvers: await db.selectFrom('hand_overs').select('name').execute(),
  };
};

/** Maria is asked by mail, and does the step. */
const done = async (): Promise<void> => {
  const { url } = await scene.made('hosting', { email: 'maria@agency.example' });
  const guest = await scene.guest(url);
  await scene.connect(guest);
  await guest.get('/hand-over');
};

const step = { kind: 'step', value: 'hosting' };
const NAMELESS = {
  mails: [],
  calls: [],
  facts: [{ name: 'Removed person', step }],
  activity: [
    { kind: 'hand_over', person_name: 'Ada', object_name: 'Removed person' },
    { kind: 'hosting', person_name: 'Removed person', object_name: '' },
  ],
  names: [{ kind: 'person', name: 'Ada' }],
  changes: ['Ada', 'Removed person', 'Removed person'],
  handOvers: [],
};

it('names and addresses of whoever was asked are forgotten a month after the end, wherever they stood', async () => {
  await done();
  const { db } = scene.server.store;
  const before = await keptOf();
  expect(before.facts).toEqual([{ name: 'Maria', step }]);
  expect(before.mails).toContainEqual(expect.objectContaining({ address: 'maria@agency.example' }));
  expect(before.changes).toEqual(['Ada', 'Maria', 'Maria']);
  await forgetOldHandOvers(db, scene.server.clock.now + 30 * DAY_MS);
  expect(await keptOf()).toEqual(before);
  await forgetOldHandOvers(db, scene.server.clock.now + 30 * DAY_MS + 1);
  expect(await keptOf()).toEqual(NAMELESS);
});

it('a digest that names whoever was asked is forgotten, too; others stay', async () => {
  const { db } = scene.server.store;
  const { now } = scene.server.clock;
  const digest = (text: string, made_at: number, state: 'sent' | 'waiting' = 'sent') => ({
    person_id: 'owner',
    alert_id: null,
    rule: 'digest',
    address: 'ada@shop.example',
    subject: text,
    text,
    html: '',
    stop_url: '',
    state,
    attempts: 1,
    made_at,
    due_at: made_at,
  });
  await db
    .insertInto('alert_mails')
    .values(digest('Maria, earlier', now - DAY_MS))
    .execute();
  await done();
  const later = [
    digest('Maria has done it', now + DAY_MS),
    digest('Products expire', now + DAY_MS),
    digest('The campaign Maria is paused', now + 30 * DAY_MS, 'waiting'),
  ];
  await db.insertInto('alert_mails').values(later).execute();
  await forgetOldHandOvers(db, now + 30 * DAY_MS + 1);
  expect((await keptOf()).mails.map(({ subject }) => subject)).toEqual([
    'Maria, earlier',
    'Products expire',
    'The campaign Maria is paused',
  ]);
});

it('whoever was asked is forgotten with whoever asked', async () => {
  await done();
  await scene.server.store.transaction((db) => forgetPerson(db, 'owner'));
  expect(JSON.stringify(await keptOf())).not.toMatch(/maria|ada/i);
});

it('a change of somebody of the store stays theirs when a namesake from outside is forgotten', async () => {
  const { store, clock } = scene.server;
  await visitorAs(scene.server, 'feed-manager', { name: 'Maria' });
  await done();
  await forgetOldHandOvers(store.db, clock.now + 37 * DAY_MS);
  expect((await keptOf()).changes).toEqual(['Ada', 'Maria', 'Maria']);
  expect((await keptOf()).handOvers).toEqual([]);
});

it('what was handed over is forgotten a month after it ended', async () => {
  await scene.made('hosting');
  const count = async () => (await scene.server.store.db.selectFrom('hand_overs').select('id').execute()).length;
  await forgetOldHandOvers(scene.server.store.db, scene.server.clock.now + 37 * DAY_MS);
  expect(await count()).toBe(1);
  await forgetOldHandOvers(scene.server.store.db, scene.server.clock.now + 37 * DAY_MS + 1);
  expect(await count()).toBe(0);
});
