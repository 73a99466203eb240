import type { Store } from '../db/store';
import { openAt, testEngine } from '../testing/engines';
import { forgetOldClientFailures, keepClientFailure, lastClientFailures } from './client-failures.store';

/** Only PostgreSQL lets several servers have one store: `npm run postgres`. */
const onPostgres = testEngine.name === 'postgres' ? describe : describe.skip;

const DAY = 86_400_000;
const failure = (at: number) => ({
  at,
  app: 'mfe-a',
  version: '1.0.0',
  release: '0123456789abcdef',
  supportId: 's-1',
  message: `failed at ${at}`,
});

describe('failures in browsers', () => {
  const name = () => expect.getState().currentTestName ?? '';
  let store: Store;
  beforeEach(async () => {
    store = await openAt(testEngine, name());
    await store.migrate([]);
  });
  afterEach(() => store.close());

  const [first, second] = [{ ...failure(2), stack: 'Error: boom\n    at a.ts:1:1' }, failure(1)];

  it('are told in the order in which they were heard of, and outlive a restart [20.1]', async () => {
    await keepClientFailure(store.db, first);
    await keepClientFailure(store.db, second);
    expect(await lastClientFailures(store.db)).toEqual([first, second]);
    await store.close();
    store = await openAt(testEngine, name());
    expect(await lastClientFailures(store.db)).toEqual([first, second]);
  });

  onPostgres('of two processes', () => {
    it('are one list on their database [20.1]', async () => {
      const other = await openAt(testEngine, name());
      await keepClientFailure(store.db, first);
      await keepClientFailure(other.db, second);
      const lists = [await lastClientFailures(store.db), await lastClientFailures(other.db)];
      await other.close();
      expect(lists).toEqual([
        [first, second],
        [first, second],
      ]);
    });
  });

  it('are shown and kept up to 200, for thirty days', async () => {
    for (let at = 1; at <= 203; at += 1) await keepClientFailure(store.db, failure(at));
    const shown = (await lastClientFailures(store.db)).map(({ at }) => at);
    expect([shown.length, shown.at(0), shown.at(-1)]).toEqual([200, 4, 203]);
    await forgetOldClientFailures(store.db, 30 * DAY);
    const { total } = await store.db
      .selectFrom('client_failures')
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow();
    expect(Number(total)).toBe(200);
    await forgetOldClientFailures(store.db, 30 * DAY + 203);
    expect((await lastClientFailures(store.db)).map(({ at }) => at)).toEqual([203]);
    await forgetOldClientFailures(store.db, 31 * DAY);
    expect(await lastClientFailures(store.db)).toEqual([]);
  });
});
