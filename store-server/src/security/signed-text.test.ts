import type { Store } from '../db/store';
import { openAt, testEngine } from '../testing/engines';
import { readSigned, signed, storeKey } from './signed-text';

const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

it('reads what was signed with the same key, unchanged', () => {
  const text = signed({ name: 'Ada', at: 5 }, key);
  expect(text).toMatch(/^[\w-]+\.[\w-]{43}$/);
  expect(readSigned(text, key)).toEqual({ name: 'Ada', at: 5 });
  const [body = '', signature = ''] = text.split('.');
  const [changed = ''] = signed({ name: 'Eve', at: 5 }, key).split('.');
  for (const forged of [signed({ name: 'Ada', at: 5 }, other), `${changed}.${signature}`, body, `${body}.`, '', '.'])
    expect(readSigned(forged, key)).toBeNull();
});

describe('a key of the store', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openAt(testEngine, 'a key of the store');
    await store.migrate([]);
  });
  afterEach(() => store.close());

  it('is made once, by whoever asks first', async () => {
    const [one, same] = await Promise.all([storeKey(store.db, 'a.key'), storeKey(store.db, 'a.key')]);
    expect(one).toHaveLength(32);
    expect([same, await storeKey(store.db, 'a.key')]).toEqual([one, one]);
    expect(await storeKey(store.db, 'another.key')).not.toEqual(one);
  });
});
