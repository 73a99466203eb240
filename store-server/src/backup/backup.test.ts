import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { createDomainModule } from '../domain-module';
import { storeCommand } from '../cli/store-command';
import { StartError } from '../base/start-error';
import { openStore, type Store } from '../db/store';
import { MIGRATOR_TABLES } from '../db/migrate';
import { readOption, writeOption } from '../db/options.store';
import type { StoreFile } from '../db/sqlite-file';
import { addHandOver, endHandOver, findByTokenHash } from '../people/hand-over.store';
import { ensureOwner } from '../people/people.store';
import { removeMember } from '../people/team.store';
import { admit } from '../security/openid/openid-person.store';
import { spendState } from '../security/openid/used-state.store';
import { hashOf } from '../security/secrets';
import { openSession } from '../security/session.store';
import { changesSince, newestChange } from '../calls/changes.store';
import { startDomain, type DomainUnderTest } from '../domain/testing/domain.fixture';
import { signIn } from '../testing/test-server';
import { temporaryDirectory } from '../testing/temporary-directory';
import { BACKUP_EVERY_MS, startBackups } from './backup-schedule';
import { BackupShelf, IS_RESTORED, KEPT_BACKUPS } from './backup.store';

const NOW = Date.UTC(2026, 10, 20, 7, 15);

const fileOf = ({ file }: Store): StoreFile => {
  if (!file) throw new Error('Only the embedded store is a file');
  return file;
};

const openAt = async (dataDir: string): Promise<Store> => {
  const store = await openStore({ dataDir, databaseUrl: null });
  await store.migrate([]);
  return store;
};

describe('copies of the embedded store', () => {
  let dataDir: string;
  let store: Store;
  let shelf: BackupShelf;

  beforeEach(async () => {
    dataDir = temporaryDirectory('store');
    store = await openAt(dataDir);
    shelf = new BackupShelf(dataDir);
  });

  afterEach(() => store.close());

  it('are complete, checked, readable for nobody else, and can be opened by themselves [DB-9]', async () => {
    await writeOption(store.db, 'a', 1);
    const { name, bytes } = await shelf.add(fileOf(store), NOW);
    expect(name).toBe('2026-11-20T07-15-00-000Z.db');
    expect(readdirSync(join(dataDir, 'backups'))).toEqual([name]);
    expect(bytes).toBe(statSync(shelf.pathOf(name)).size);
    expect(statSync(shelf.pathOf(name)).mode & 0o777).toBe(0o600);
    const elsewhere = temporaryDirectory('restored');
    writeFileSync(join(elsewhere, 'store.db'), readFileSync(shelf.pathOf(name)));
    const restored = await openAt(elsewhere);
    expect(await readOption(restored.db, 'a')).toBe(1);
    await restored.close();
  });

  it('are made while transactions run, and hold each of them whole or not at all [DB-9]', async () => {
    for (let count = 0; count < 400; count += 1) await writeOption(store.db, `fill ${count}`, 'x'.repeat(2000));
    const state = { isDone: false };
    const writing = (async () => {
      for (let count = 1; !state.isDone; count += 1) {
        await store.transaction(async (db) => {
          await writeOption(db, 'first', count);
          await new Promise((resolve) => setImmediate(resolve));
          await writeOption(db, 'second', count);
        });
      }
    })();
    for (let round = 0; round < 10; round += 1) {
      const { name } = await shelf.add(fileOf(store), NOW + round);
      const elsewhere = temporaryDirectory('restored');
      writeFileSync(join(elsewhere, 'store.db'), readFileSync(shelf.pathOf(name)));
      const copy = await openAt(elsewhere);
      expect(await readOption(copy.db, 'first')).toBe(await readOption(copy.db, 'second'));
      await copy.close();
    }
    state.isDone = true;
    await writing;
  });

  it(`are ${KEPT_BACKUPS} at most, the newest ones [DB-9]`, async () => {
    for (let minute = 0; minute < KEPT_BACKUPS + 3; minute += 1) {
      await shelf.add(fileOf(store), NOW + minute * 60_000);
    }
    const names = shelf.list().map(({ name }) => name);
    expect(names).toHaveLength(KEPT_BACKUPS);
    expect([names[0], names.at(-1)]).toEqual(['2026-11-20T07-41-00-000Z.db', '2026-11-20T07-18-00-000Z.db']);
  });

  it('are made every five minutes in which something changed, and not otherwise [DB-9]', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    try {
      let now = NOW;
      const { idle, stop } = startBackups({
        shelf,
        file: fileOf(store),
        now: () => now,
        log: pino({ level: 'silent' }),
      });
      const passFiveMinutes = async () => {
        now += BACKUP_EVERY_MS;
        await jest.advanceTimersByTimeAsync(BACKUP_EVERY_MS);
        await idle();
        return shelf.list().length;
      };
      expect(await passFiveMinutes()).toBe(0);
      await writeOption(store.db, 'a', 1);
      expect(await passFiveMinutes()).toBe(1);
      expect(await passFiveMinutes()).toBe(1);
      await writeOption(store.db, 'a', 2);
      expect(await passFiveMinutes()).toBe(2);
      // What goes on where nobody changes anything pushes no earlier copy out.
      await store.migrate(createDomainModule().migrations);
      expect(await passFiveMinutes()).toBe(3);
      await store.probe();
      await openSession(store.db, 'somebody', now);
      await store.db.insertInto('alert_runs').values({ rule: 'connection_lost', period: 1 }).execute();
      await store.db.updateTable('alert_runs').set({ period: 2 }).execute();
      expect(await passFiveMinutes()).toBe(3);
      await stop();
      await writeOption(store.db, 'a', 3);
      expect(await passFiveMinutes()).toBe(3);
    } finally {
      jest.useRealTimers();
    }
  });

  it('bring back what was there, in the store that is in use, and leave nothing of what came later [DB-9]', async () => {
    await writeOption(store.db, 'a', 'before');
    const { name } = await shelf.add(fileOf(store), NOW);
    await writeOption(store.db, 'a', 'after');
    await writeOption(store.db, 'b', 'after');
    await shelf.restore(fileOf(store), name);
    expect([await readOption(store.db, 'a'), await readOption(store.db, 'b')]).toEqual(['before', undefined]);
    await writeOption(store.db, 'a', 'again');
    expect(await readOption(store.db, 'a')).toBe('again');
  });

  it('give nobody back the access that was withdrawn since: by a link, by a provider, or on its way', async () => {
    const { db } = store;
    await ensureOwner(db, NOW);
    const step = { step: 'provider', name: 'Agency', email: null, note: '', personId: 'owner' } as const;
    const { id } = await store.transaction((trx) => addHandOver(trx, step, hashOf('link'), NOW));
    const { name } = await shelf.add(fileOf(store), NOW);
    await store.transaction((trx) => endHandOver(trx, id, 'withdrawn', NOW));
    await store.transaction((trx) => spendState(trx, 'state', NOW));
    const eve = { issuer: 'https://id.example/', subject: 'eve', name: 'Eve', email: '', values: ['shop-admins'] };
    const comeIn = () => store.transaction((trx) => admit(trx, eve, [['shop-admins', 'owner']], NOW));
    const first = await comeIn();
    if (!('personId' in first)) throw new Error('not let in');
    await store.transaction((trx) => removeMember(trx, first.personId, NOW));
    await shelf.restore(fileOf(store), name);
    expect(await findByTokenHash(db, hashOf('link'))).toMatchObject({ outcome: 'withdrawn' });
    expect(await comeIn()).toEqual({ refusal: 'removed' });
    expect(await store.transaction((trx) => spendState(trx, 'state', NOW))).toBe(false);
  });

  it('have a decision for every table: whether it is put back', async () => {
    await store.migrate(createDomainModule().migrations);
    const tables = (await store.db.introspection.getTables()).map(({ name }) => name);
    expect([...Object.keys(IS_RESTORED), ...MIGRATOR_TABLES].sort()).toEqual(tables.sort());
  });

  it.each([
    ['no store', 'no database at all'],
    ['damaged', null],
  ])('that are %s are not taken, and the store stays as it is [DB-9]', async (_title, text) => {
    await writeOption(store.db, 'a', 'kept '.repeat(4000));
    const { name } = await shelf.add(fileOf(store), NOW);
    const bytes = readFileSync(shelf.pathOf(name));
    bytes.fill(0x55, 8192, bytes.length - 100);
    writeFileSync(shelf.pathOf(name), text ?? bytes);
    await expect(shelf.restore(fileOf(store), name)).rejects.toThrow(/is (no copy|damaged)/);
    expect(await readOption(store.db, 'a')).toBe('kept '.repeat(4000));
  });

  it('of another version are not taken by a running store', async () => {
    const { name } = await shelf.add(fileOf(store), NOW);
    await store.migrate([{ name: '500-later', up: async () => undefined }]);
    await expect(shelf.restore(fileOf(store), name)).rejects.toThrow('is of another version');
  });
});

describe('npm run store', () => {
  const PASSWORD = 'application password';
  let domain: DomainUnderTest;
  let env: Record<string, string>;

  beforeAll(async () => {
    domain = await startDomain('connected', { APP_PASSWORD: PASSWORD });
    env = { PORT: String(domain.server.port), APP_PASSWORD: PASSWORD };
  });

  afterAll(() => domain.stop());

  const run = async (...args: string[]): Promise<unknown> => JSON.parse(await storeCommand(args, env));

  const refusal = async (args: string[], over: Record<string, string>) => {
    const error: unknown = await storeCommand(args, over).catch((reason: unknown) => reason);
    if (!(error instanceof StartError)) throw new Error(`not refused: ${args.join(' ')}`);
    return [error.exitCode, error.message] as const;
  };

  it('copies a store that is in use and puts it back, clock and all; sessions and audit stay [DB-9]', async () => {
    await domain.call('POST', '/sandbox/v1/clock', { advanceMs: 60_000 });
    const { name } = (await run('backup')) as { name: string };
    expect(await run('backups')).toEqual([{ name, bytes: expect.any(Number) as number }]);
    await domain.call('POST', '/wc/gla/mc/settings', { tax_rate: 'manual' });
    await domain.call('POST', '/sandbox/v1/clock', { advanceMs: 60_000 });
    expect(await run('restore', name)).toEqual({ name });
    expect((await domain.call('GET', '/wc/gla/mc/settings')).body).toMatchObject({ tax_rate: null });
    expect((await domain.call('GET', '/sandbox/v1/clock')).body).toMatchObject({ offset: 60_000 });
    const { store } = domain.server;
    const actions = await store.db.selectFrom('audit').select('action').orderBy('id').execute();
    expect(actions.map(({ action }) => action)).toEqual(['makeBackup', 'saveSettings', 'restoreBackup']);
  });

  it('tells open pages at once that everything is stale, and gives no id of a change twice [DB-9]', async () => {
    const { store } = domain.server;
    const save = async (tax_rate: string) => {
      await domain.call('POST', '/wc/gla/mc/settings', { tax_rate });
      return store.db
        .selectFrom('changes')
        .select((of) => of.fn.max<number>('id').as('id'))
        .executeTakeFirstOrThrow();
    };
    const since = async (id: number) => (await domain.call('GET', `/wc/gla/changes?since=${id}`)).body;
    const { id: copied } = await save('manual');
    const { name } = (await run('backup')) as { name: string };
    await save('destination');
    const { id: known } = await save('manual');
    await new Promise((resolve) => setImmediate(resolve));
    const woken = jest.fn();
    const stop = store.changes.listen(woken);
    await run('restore', name);
    await new Promise((resolve) => setImmediate(resolve));
    stop();
    expect(woken).toHaveBeenCalledTimes(1);
    expect([copied + 2, await since(known)]).toEqual([known, { last: known + 1, changes: null }]);
    for (const [later, rate] of ['destination', 'manual', 'destination'].entries()) {
      expect(await save(rate)).toEqual({ id: known + 2 + later });
    }
    expect(await since(known)).toEqual({ last: known + 4, changes: null });
    expect(await since(known + 3)).toEqual({ last: known + 4, changes: [expect.objectContaining({ id: known + 4 })] });
  });

  it('is what somebody hears of who saves what was read before it', async () => {
    const visitor = await signIn(domain.server);
    const settings = (method: 'GET' | 'POST', tax_rate?: string, headers: Record<string, string> = {}) =>
      visitor.call(method, '/wp-json/wc/gla/mc/settings', { headers, ...(tax_rate ? { payload: { tax_rate } } : {}) });
    await settings('POST', 'manual');
    const { name } = (await run('backup')) as { name: string };
    await settings('POST', 'destination');
    const { etag } = (await settings('GET')).headers;
    domain.server.clock.now += 60_000;
    await run('restore', name);
    const restored = { by: 'Owner', at: domain.server.clock.now };
    domain.server.clock.now += 60_000;
    const late = await settings('POST', 'manual', { 'if-match': String(etag) });
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({ data: { details: { ...restored, present: { tax_rate: 'manual' } } } });
  });

  it.each(['../store.db', 'x.db', '2026-11-20T07-15-41-123Z.db', '..%2f..%2fetc%2fpasswd', '__proto__'])(
    'puts nothing back that is not on the list: %s',
    async (name) => {
      expect(await refusal(['restore', name], env)).toEqual([1, expect.stringContaining('answered 400') as string]);
    },
  );

  it('is refused to those who are not signed in', async () => {
    for (const [method, url] of [
      ['GET', '/wp-json/store/v1/backups'],
      ['POST', '/wp-json/store/v1/backups'],
      ['POST', '/wp-json/store/v1/restore'],
    ] as const) {
      expect((await domain.server.app.inject({ method, url })).statusCode).toBe(401);
    }
  });

  it('works on the data directory while no server uses it, also where the store is beyond repair [DB-9]', async () => {
    const dataDir = temporaryDirectory('store');
    const onDirectory = (...args: string[]) => storeCommand([...args, '--data-dir', dataDir], {});
    let store = await openAt(dataDir);
    await writeOption(store.db, 'a', 'before');
    expect(await refusal(['backup', '--data-dir', dataDir], {})).toEqual([
      75,
      `The data directory ${dataDir} is in use by another process`,
    ]);
    await store.close();
    const { name } = JSON.parse(await onDirectory('backup')) as { name: string };
    expect(await refusal(['restore', 'nowhere.db', '--data-dir', dataDir], {})).toEqual([
      66,
      'There is no copy nowhere.db',
    ]);
    writeFileSync(join(dataDir, 'store.db'), 'overwritten');
    const { aside } = JSON.parse(await onDirectory('restore', name)) as { aside: string };
    expect(existsSync(aside)).toBe(true);
    store = await openAt(dataDir);
    expect(await readOption(store.db, 'a')).toBe('before');
    expect(await changesSince(store.db, 0)).toBeNull();
    expect(await newestChange(store.db)).toBeGreaterThan(1_700_000_000);
    expect(await refusal(['restore', name, '--data-dir', dataDir], {})).toEqual([75, expect.any(String) as string]);
    await store.close();
  });

  it.each([
    [['colour'], {}, 2, 'There is no command "colour"'],
    [['restore'], {}, 2, 'restore needs the NAME'],
    [['backup', '--colour'], {}, 2, "Unknown option '--colour'"],
    [['backup'], { DATABASE_URL: 'postgres://x' }, 2, 'PostgreSQL is backed up by its own tools'],
    [['backup', '--data-dir', '/no/such'], {}, 66, 'There is no store in /no/such'],
  ])('ends %j with one clear line', async (args, over, exitCode, line) => {
    const [code, message] = await refusal(args, over);
    expect([code, message.includes('\n')]).toEqual([exitCode, false]);
    expect(message).toContain(line);
  });
});
