import { sql } from 'kysely';
import { engines, openAt } from '../testing/engines';
import { createStoreClock } from './clock';
import type { StoreMigration } from './migration';
import { deleteOption, readOption, writeOption } from './options.store';
import type { Store } from './store';

const failing: StoreMigration = {
  name: '900-fails',
  up: async (db) => {
    await db.schema.createTable('half_done').addColumn('id', 'integer').execute();
    throw new Error('in the middle');
  },
};

const later: StoreMigration = {
  name: '010-later',
  up: async (db) => {
    await db.schema.createTable('later').addColumn('id', 'integer').execute();
  },
};

describe.each(engines)('the store on $name', (engine) => {
  let store: Store;
  const name = `main ${engine.name}`;

  beforeAll(async () => {
    store = await openAt(engine, name);
    await store.migrate([]);
  });

  afterAll(async () => {
    await store.close();
  });

  it('keeps small settings as JSON', async () => {
    await writeOption(store.db, 'test.a', { list: [1, 'ü', null] });
    await writeOption(store.db, 'test.a', { list: [2] });
    expect(await readOption(store.db, 'test.a')).toEqual({ list: [2] });
    await deleteOption(store.db, 'test.a');
    expect(await readOption(store.db, 'test.a')).toBeUndefined();
  });

  it('gives a small setting as it is now, and as nobody can change it', async () => {
    await writeOption(store.db, 'test.b', { list: [1] });
    const first = await readOption(store.db, 'test.b');
    expect(await readOption(store.db, 'test.b')).toBe(first);
    expect(() => (first as { list: number[] }).list.push(2)).toThrow(TypeError);
    await store.db.updateTable('options').set({ value: '{"list":[3]}' }).where('key', '=', 'test.b').execute();
    expect(await readOption(store.db, 'test.b')).toEqual({ list: [3] });
    for (let other = 0; other < 100; other += 1) await writeOption(store.db, `test.other-${other}`, other);
    for (let other = 0; other < 100; other += 1) expect(await readOption(store.db, `test.other-${other}`)).toBe(other);
    expect(await readOption(store.db, 'test.b')).toEqual({ list: [3] });
  });

  it('reads times in milliseconds back as numbers, and counts ids up', async () => {
    const row = { at: 1_795_000_000_123, user_name: 'admin', action: 'a', status: 200, request_id: 'r' };
    await store.db.insertInto('audit').values([row, row]).execute();
    const rows = await store.db.selectFrom('audit').selectAll().orderBy('id').execute();
    expect(rows.map(({ at }) => at)).toEqual([row.at, row.at]);
    expect(rows.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('rolls everything back when the work throws [S-6]', async () => {
    const work = store.transaction(async (db) => {
      await writeOption(db, 'test.rolled-back', 1);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await readOption(store.db, 'test.rolled-back')).toBeUndefined();
  });

  it('lets one mutation after the other through', async () => {
    await writeOption(store.db, 'test.count', 0);
    const add = () =>
      store.transaction(async (db) => {
        const count = Number(await readOption(db, 'test.count'));
        await sql`select 1`.execute(db);
        await writeOption(db, 'test.count', count + 1);
      });
    await Promise.all(Array.from({ length: 20 }, add));
    expect(await readOption(store.db, 'test.count')).toBe(20);
  });

  it('applies each migration once, and nothing of one that fails [DB-8]', async () => {
    expect(await store.migrate([later])).toEqual(['010-later']);
    expect(await store.migrate([later])).toEqual([]);
    await expect(store.migrate([later, failing])).rejects.toThrow('in the middle');
    await expect(sql`select * from half_done`.execute(store.db)).rejects.toMatchObject({
      message: expect.stringContaining('half_done') as string,
    });
    await expect(
      sql`select name from schema_migrations where name = '900-fails'`.execute(store.db),
    ).resolves.toMatchObject({
      rows: [],
    });
  });

  it('refuses a store that a newer version wrote [DB-8]', async () => {
    const newer = await openAt(engine, `newer ${engine.name}`);
    await newer.migrate([later]);
    await expect(newer.migrate([])).rejects.toMatchObject({
      exitCode: 1,
      message: expect.stringContaining('newer version (it has 010-later)') as string,
    });
    await newer.close();
  });

  it('keeps the clock offset over a restart', async () => {
    const clock = await createStoreClock(store.db, () => 1000);
    await clock.setOffset(86_400_000);
    expect(clock.now()).toBe(86_401_000);
    expect((await createStoreClock(store.db, () => 2000)).now()).toBe(86_402_000);
  });

  it('takes a write when asked whether it is ready [S-12]', async () => {
    await expect(store.probe()).resolves.toBeUndefined();
    await expect(store.checkpoint()).resolves.toBeUndefined();
  });
});
