import { join } from 'node:path';
import { sql } from 'kysely';
import type { ProductStatistics } from '@listings/shared-api/contract';
import { writeLargeCatalogue } from '../bench/large-catalogue';
import { environmentOf, openAt, testEngine } from '../testing/engines';
import { writeRelease } from '../testing/release.fixture';
import { temporaryDirectory } from '../testing/temporary-directory';
import { CrashProcess } from './crash-process';
import { call, PASSWORD } from './crash-writer';

const NAME = 'killed sync';
const PRODUCTS = 5000;

/** One in a hundred has no price, one in a hundred no image, the others neither GTIN nor brand. */
const ISSUES = 50 * 1 + 50 * 3 + 4900 * 2;

const HALF_A_DAY_MS = 43_200_000;

const sandbox = async (origin: string, path: string, body: object): Promise<void> => {
  const authorization = `Basic ${Buffer.from(`admin:${PASSWORD}`).toString('base64')}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const url = `${origin}/wp-json/sandbox/v1/${path}`;
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
};

const waitingAt = async (origin: string): Promise<number> => {
  const answer = await call(origin, 'GET', 'mc/product-statistics');
  if (answer === null) throw new Error('The connection broke');
  return (answer.body as ProductStatistics).scheduled_sync;
};

/** Asks until so many jobs wait at most; gives how many there are. */
const untilWaiting = async (origin: string, atMost: number): Promise<number> => {
  for (;;) {
    const waiting = await waitingAt(origin);
    if (waiting <= atMost) return waiting;
  }
};

describe('the synchronisation of a large catalogue', () => {
  const lives: CrashProcess[] = [];

  const start = async (more: Readonly<Record<string, string>> = {}): Promise<string> => {
    const place = await environmentOf(testEngine, NAME);
    const env = { PORT: '0', ...place, RELEASE_DIR: writeRelease(), APP_PASSWORD: PASSWORD, ...more };
    const life = await CrashProcess.start(env);
    lives.push(life);
    return (await life.ready()).origin;
  };

  const kill = async (): Promise<void> => lives.at(-1)?.kill();

  afterAll(() => Promise.all(lives.map((life) => life.kill())));

  it('goes on after each kill where it was, and hands in every product exactly once [O4.06] [DB-1]', async () => {
    const catalogue = join(temporaryDirectory('catalogue'), 'catalogue.csv');
    await writeLargeCatalogue(catalogue, PRODUCTS);
    let origin = await start({ CATALOG: catalogue, SCENARIO: 'shipping-saved' });
    expect((await call(origin, 'POST', 'mc/settings/sync', {}))?.status).toBe(201);
    // The played provider takes its time: half a day later only what really waits is counted.
    await sandbox(origin, 'clock', { advanceMs: HALF_A_DAY_MS });
    const seen: number[] = [];
    for (const atMost of [45, 25]) {
      seen.push(await untilWaiting(origin, atMost));
      await kill();
      origin = await start();
    }
    seen.push(await waitingAt(origin));
    await untilWaiting(origin, 0);
    await kill();
    expect(seen.every((waiting) => waiting > 0)).toBe(true);

    const store = await openAt(testEngine, NAME);
    const { rows } = await sql<Record<string, number>>`
      select (select count(*) from products where verdict is not null) as handed,
        (select count(distinct submitted_at) from products) as moments,
        (select count(*) from issues) as issues,
        (select count(*) from (select distinct product_id, code from issues) as each) as kinds,
        (select max(id) - min(id) + 1 from issues) as given`.execute(store.db);
    await store.close();
    // No slice was done twice: its issues would have been written anew, under ids of their own. PostgreSQL leaves gaps
    // in them anyway, after a transaction that was not finished.
    const given = testEngine.name === 'sqlite' ? ISSUES : rows[0]?.['given'];
    expect(rows).toEqual([{ handed: PRODUCTS, moments: 1, issues: ISSUES, kinds: ISSUES, given }]);
  }, 120_000);
});
