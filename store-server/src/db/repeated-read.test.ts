import { openAt, testEngine } from '../testing/engines';
import { MOST_IDS, repeatedRead, repeatedReadOf } from './repeated-read';
import type { Store } from './store';

let store: Store;
let opened = 0;
beforeEach(async () => {
  opened += 1;
  store = await openAt(testEngine, `repeated-read-${opened}`);
  await store.migrate([]);
  await store.db
    .insertInto('options')
    .values([
      { key: 'one', value: '1' },
      { key: 'two', value: '2' },
    ])
    .execute();
});
afterEach(() => store.close());

it('reads for the values of each call, and is put into words once for a database', async () => {
  let words = 0;
  const read = repeatedRead((db) => {
    words += 1;
    return db.selectFrom('options').select('value').where('key', '=', '').where('value', '=', '');
  });
  expect(await read(store.db, 'one', '1')).toEqual([{ value: '1' }]);
  expect(await read(store.db, 'two', '2')).toEqual([{ value: '2' }]);
  expect(await read(store.db, 'two', '1')).toEqual([]);
  expect(words).toBe(1);
});

it('keeps the values it was put into words with where a call gives none', async () => {
  const read = repeatedRead((db) => db.selectFrom('options').select('key').where('value', '=', '2').limit(1));
  expect(await read(store.db)).toEqual([{ key: 'two' }]);
  expect(await read(store.db)).toEqual([{ key: 'two' }]);
});

it('reads within a transaction what that has written', async () => {
  const read = repeatedRead((db) => db.selectFrom('options').select('value').where('key', '=', ''));
  await store.db.transaction().execute(async (transaction) => {
    await transaction.insertInto('options').values({ key: 'three', value: '3' }).execute();
    expect(await read(transaction, 'three')).toEqual([{ value: '3' }]);
  });
});

it('reads for a list of ids of any length, with few statements', async () => {
  let words = 0;
  const read = repeatedReadOf((db, ids) => {
    words += 1;
    return db.selectFrom('audit').select('id').where('id', 'in', ids).orderBy('id');
  });
  const row = { at: 1, user_name: 'admin', action: 'a', status: 200, request_id: 'r' };
  const ids = Array.from({ length: MOST_IDS }, (_, index) => index + 1);
  await store.db
    .insertInto('audit')
    .values(ids.map(() => row))
    .execute();
  for (const length of [0, 1, 3, 25, 26, 100, 101, MOST_IDS]) {
    const found = await read(store.db, ids.slice(0, length).reverse());
    expect(found.map(({ id }) => id)).toEqual(ids.slice(0, length));
  }
  expect(words).toBe(3);
  await expect(read(store.db, [...ids, 0])).rejects.toThrow('at most 500 ids');
});
