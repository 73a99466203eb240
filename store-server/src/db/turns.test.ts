import { openAt, testEngine } from '../testing/engines';
import { readOption, writeOption } from './options.store';
import type { Store } from './store';
import { createTurns } from './turns';

/** `npm run postgres`. */
const onPostgres = testEngine.name === 'postgres' ? describe : describe.skip;

let store: Store;

beforeAll(async () => {
  store = await openAt(testEngine, 'turns');
  await store.migrate([]);
});
afterAll(() => store.close());

/** Counts up in as many works as there are turns: two at once count one. */
const count = async (turns: readonly ReturnType<typeof createTurns>[]): Promise<unknown> => {
  await writeOption(store.db, 'test.count', 0);
  const add = async () => {
    const before = Number(await readOption(store.db, 'test.count'));
    for (let other = 0; other < 5; other += 1) await readOption(store.db, 'test.other');
    await writeOption(store.db, 'test.count', before + 1);
  };
  await Promise.all(turns.map((inTurn) => inTurn(add)));
  return readOption(store.db, 'test.count');
};

describe('works in turn', () => {
  it('are done one after the other, with transactions of their own, and give what they give', async () => {
    const inTurn = createTurns(store);
    expect(await count(Array.from({ length: 10 }, () => inTurn))).toBe(10);
    expect(await inTurn(() => store.transaction(async () => 'done'))).toBe('done');
  });

  it('go on after one that fails', async () => {
    const inTurn = createTurns(store);
    const failed = inTurn(async () => Promise.reject(new Error('no')));
    const next = inTurn(async () => 'next');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('next');
  });
});

onPostgres('works in turn in two processes on one database', () => {
  it('are done one after the other', async () => {
    const other = await openAt(testEngine, 'turns');
    const [here, there] = [createTurns(store), createTurns(other)];
    expect(await count(Array.from({ length: 10 }, (_, turn) => (turn % 2 === 0 ? here : there)))).toBe(10);
    await other.close();
  });
});
