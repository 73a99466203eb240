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
