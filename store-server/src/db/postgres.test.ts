import { sql } from 'kysely';
import { StartError } from '../base/start-error';
import { openAt, testEngine } from '../testing/engines';
import { openPostgres } from './postgres';
import { openStore, platformMigrations, type Store } from './store';
import { letOthersGo } from './yield';

/** `npm run postgres`. */
const onPostgres = testEngine.name === 'postgres' ? describe : describe.skip;

const refusal = async (url: string): Promise<string> => {
  const error: unknown = await openPostgres(url).catch((reason: unknown) => reason);
  if (!(error instanceof StartError)) throw new Error('not refused');
  return error.message;
};

onPostgres('a PostgreSQL', () => {
  it('lets one process work on the catalogue at a time; the next takes over when it has ended', async () => {
    const [one, other] = [await openAt(testEngine, 'at work'), await openAt(testEngine, 'at work')];
    const worked: string[] = [];
    const work = async () => void worked.push('other');
    const first = await one.unlessElsewhere(async () => {
      worked.push('one');
      expect(await other.unlessElsewhere(work)).toBe(false);
    });
    expect(first).toBe(true);
    expect(worked).toEqual(['one']);
    expect(await other.unlessElsewhere(work)).toBe(true);
    expect(worked).toEqual(['one', 'other']);
    await Promise.all([one.close(), other.close()]);
  });

  it('is seeded by one process while the others wait, for longer than a statement may take [DB-3]', async () => {
    const { dataDir, databaseUrl } = await testEngine.place('seeded');
    const url = new URL(databaseUrl ?? '');
    const LIMIT_MS = 300;
    url.searchParams.set('statement_timeout', String(LIMIT_MS));
    const [one, other] = [await openStore({ dataDir, databaseUrl: url.href }), await openAt(testEngine, 'seeded')];
    const seeded: string[] = [];
    let next: Promise<unknown> | undefined;
    await other.exclusively(async () => {
      const wait = { isOver: false };
      next = one.exclusively(async () => seeded.push('next')).finally(() => (wait.isOver = true));
      next.catch(() => undefined);
      const longWaits = sql<{ pid: number }>`select pid from pg_locks where locktype = 'advisory' and not granted
        and waitstart < clock_timestamp() - make_interval(secs => ${(LIMIT_MS * 2) / 1000})`;
      while (!wait.isOver && (await longWaits.execute(other.db)).rows.length === 0) await letOthersGo();
      seeded.push('first');
    });
    await next;
    expect(seeded).toEqual(['first', 'next']);
    const { rows } = await sql`show statement_timeout`.execute(one.db);
    expect(rows).toEqual([{ statement_timeout: '300ms' }]);
    await Promise.all([one.close(), other.close()]);
  });

  it('is asked for the tables of its own schema alone: those of others may be many, and change meanwhile', async () => {
    const [one, other] = [await openAt(testEngine, 'one of many'), await openAt(testEngine, 'another of many')];
    const tablesOf = async ({ db }: Store) => (await db.introspection.getTables()).map(({ name }) => name);
    await one.migrate([]);
    expect(await tablesOf(other)).toEqual([]);
    expect(await tablesOf(one)).toEqual(expect.arrayContaining(['options', 'schema_migrations', 'sessions']));
    expect(await other.migrate([])).toEqual(platformMigrations.map(({ name }) => name));
    expect(await other.migrate([])).toEqual([]);
    await Promise.all([one.close(), other.close()]);
  });

  it('is refused while a commit need not be on the disk when it is acknowledged [DB-2]', async () => {
    const { databaseUrl } = await testEngine.place('not durable');
    const url = new URL(databaseUrl ?? '');
    url.searchParams.set('options', '-c synchronous_commit=off');
    expect(await refusal(url.href)).toBe('The database is not safe to use: fsync and synchronous_commit have to be on');
  });

  it('that is not there ends the start with one line', async () => {
    expect(await refusal('postgres://nobody@127.0.0.1:1/none')).toMatch(/^The database cannot be reached: .+$/);
  });
});
