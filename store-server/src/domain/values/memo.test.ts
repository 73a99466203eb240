import { insideTransaction, TransactionScope } from '../../db/transaction-scope';
import { Memo } from './memo';

describe('kept results', () => {
  it('are made once for each key, also by those who ask at once', async () => {
    const memo = new Memo<number>(2);
    const make = jest.fn(async () => 1);
    expect(await Promise.all([memo.get('a', make), memo.get('a', make)])).toEqual([1, 1]);
    expect(await memo.get('a', make)).toBe(1);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are let go when there are too many, the one that was not asked for longest first', async () => {
    const memo = new Memo<string>(2);
    const made: string[] = [];
    const get = (key: string) =>
      memo.get(key, async () => {
        made.push(key);
        return key;
      });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('are not kept when they failed', async () => {
    const memo = new Memo<number>(2);
    await expect(memo.get('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await memo.get('a', async () => 2)).toBe(2);
  });
});

describe('results that the work of a transaction asks for', () => {
  it('are waited for only where they are there: others may wait for what the transaction holds', async () => {
    const memo = new Memo<string>(2);
    let finish = (_value: string): void => undefined;
    const others = memo.get('a', () => new Promise((resolve) => (finish = resolve)));
    const inside = (key: string) => insideTransaction(new TransactionScope(), () => memo.get(key, async () => 'own'));
    expect(await Promise.race([inside('a'), new Promise(setImmediate).then(() => 'waits for others')])).toBe('own');
    finish('of others');
    expect([await others, await inside('a')]).toEqual(['of others', 'of others']);
  });

  it("are its own, made once, until it is committed, and everybody's from then on", async () => {
    const memo = new Memo<string>(2);
    const transaction = new TransactionScope();
    const make = jest.fn(async () => 'own');
    const inside = () => insideTransaction(transaction, () => memo.get('a', make));
    expect([await inside(), await inside(), make.mock.calls.length]).toEqual(['own', 'own', 1]);
    const later = new Memo<string>(2);
    await insideTransaction(transaction, () => later.get('a', make));
    expect(await later.get('a', async () => 'before the commit')).toBe('before the commit');
    transaction.committed();
    expect(await memo.get('a', async () => 'anew')).toBe('own');
  });

  it('go with a rollback, and with a failure', async () => {
    const memo = new Memo<string>(2);
    const transaction = new TransactionScope();
    const inside = (make: () => Promise<string>) => insideTransaction(transaction, () => memo.get('a', make));
    await expect(inside(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await inside(async () => 'rolled back')).toBe('rolled back');
    expect(await memo.get('a', async () => 'anew')).toBe('anew');
  });
});
