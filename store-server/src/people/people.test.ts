import { startTestServer, signIn } from '../testing/test-server';
import { ensureOwner, findPerson, operator } from './people.store';

const READ = '/wp-json/wc/gla/mc/setup';

describe('the acting person', () => {
  it('is the first owner behind the printed link, made once', async () => {
    const server = await startTestServer();
    const visitor = await signIn(server);
    const { db } = server.store;
    await ensureOwner(db, server.clock.now);
    expect(await db.selectFrom('people').selectAll().execute()).toEqual([
      {
        id: 'owner',
        name: 'Owner',
        email: '',
        role: 'owner',
        language: null,
        spend_limit: null,
        created_at: server.clock.now,
        removed_at: null,
        seen_at: server.clock.now,
      },
    ]);
    server.clock.now += 60_000;
    expect((await visitor.call('GET', READ)).statusCode).toBe(200);
    expect((await db.selectFrom('people').select('seen_at').executeTakeFirst())?.seen_at).toBe(server.clock.now);
    await server.stop();
  });

  it('is nobody once removed: an open session is worth nothing, and the next owner is the operator', async () => {
    const server = await startTestServer();
    const visitor = await signIn(server);
    const { db } = server.store;
    const next = { id: 'ada', name: 'Ada', email: 'ada@shop.example', role: 'owner', created_at: 5 };
    await db.insertInto('people').values(next).execute();
    await db.updateTable('people').set({ removed_at: server.clock.now }).where('id', '=', 'owner').execute();
    expect((await visitor.call('GET', READ)).statusCode).toBe(401);
    expect(await findPerson(db, 'owner')).toBeNull();
    expect((await operator(db)).name).toBe('Ada');
    await server.stop();
  });
});
