import { endpoints } from '@listings/shared-api/contract';
import { writeAnswer } from './answer-validation';

const product = (id: number) => ({ id, title: `Mug "${id}"`, visible: true, status: 'pending', errors: [] });

const feedOf = (count: number) => {
  const products = Array.from({ length: count }, (_, index) => product(index + 1));
  return { filtered: undefined, products, total: count, page: 1 };
};

const write = (body: unknown) => writeAnswer('listProductFeed', endpoints.listProductFeed, { status: 200, body });

describe('an answer with a long list', () => {
  it('is written as any other, and lets others go first meanwhile', async () => {
    const happened: string[] = [];
    setImmediate(() => happened.push('another request'));
    const { text } = await write(feedOf(1201));
    happened.push('written');
    expect(text).toBe(JSON.stringify(feedOf(1201)));
    expect(happened).toEqual(['another request', 'written']);
  });

  it('is checked to its end', async () => {
    const feed = feedOf(1201);
    const spoiled = { ...feed, products: [...feed.products, { ...product(1202), title: {} }] };
    await expect(write(spoiled)).rejects.toThrow('does not fit the contract at products');
  });
});
