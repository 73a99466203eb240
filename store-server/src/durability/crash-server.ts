/** The real server as a process of its own that a test may kill at any moment; see `crash.test.ts`. */
import { sql } from 'kysely';
import { readOptions } from '../cli/options';
import { StartError } from '../base/start-error';
import type { StoreMigration } from '../db/migration';
import { createDomainModule } from '../domain-module';
import { createLogger } from '../http/logger';
import { startServer } from '../server';

const { env } = process;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Rows that a migration of the test writes in several steps: all of them are there afterwards, or none. */
const ROWS = 20_000;
const STEPS = 10;

const slowMigration = (name: string): StoreMigration => ({
  name,
  up: async (db) => {
    const table = sql.table(name.replaceAll('-', '_'));
    say('migrating');
    await sql`create table ${table} (id integer primary key, text text not null)`.execute(db);
    for (let step = 0; step < STEPS; step += 1) {
      const first = (step * ROWS) / STEPS;
      await sql`with recursive n(i) as (select ${first} union all select i + 1 from n where i + 1 < ${first + ROWS / STEPS})
        insert into ${table} select i, 'row ' || i from n`.execute(db);
      // A process of its own may be killed between any two steps.
      await new Promise((resolve) => setImmediate(resolve));
    }
  },
});

const names = (env['CRASH_MIGRATIONS'] ?? '').split(',').filter((name) => name !== '');
const domain = createDomainModule();

const begun = performance.now();
try {
  await startServer({
    config: readOptions([], env),
    loadDomain: async () => ({ ...domain, migrations: [...domain.migrations, ...names.map(slowMigration)] }),
    log: createLogger('silent'),
    print: (line) => {
      if (line.startsWith('ready ')) say(`started in ${Math.round(performance.now() - begun)} ms`);
      say(line);
    },
    housekeepingMs: Number(env['CRASH_HOUSEKEEPING_MS'] ?? 60_000),
  });
} catch (error) {
  say(error instanceof StartError ? error.message : String(error));
  process.exitCode = error instanceof StartError ? error.exitCode : 1;
}
