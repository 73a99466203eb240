import type { Issue } from '@listings/shared-api/contract';
import { issuePagesRead, issuesAtOnce, readProductIssues } from './product-issues.rules';

const issue = (product_id: number, product: string, text = 'Missing value [gtin]'): Issue => ({
  type: 'product',
  product_id,
  product,
  issue: text,
  code: 'missing_gtin',
  action: '',
  action_url: '',
  severity: 'error',
  applicable_countries: [],
});
const many = (count: number, id: number, name: string) => Array.from({ length: count }, () => issue(id, name));

/** A store that does not know the filter: it gives page after page of everything. */
function ignoring(all: readonly Issue[]) {
  const asked: number[] = [];
  const readPage = async (page: number) => {
    asked.push(page);
    return { issues: all.slice((page - 1) * issuesAtOnce, page * issuesAtOnce), total: all.length, page };
  };
  return { asked, readPage };
}

it('takes what a store gives that filters by product, until it has all of it', async () => {
  const own = many(250, 7, 'Mug');
  const { asked, readPage } = ignoring(own);
  const filtering = async (page: number) => ({ ...(await readPage(page)), filtered: true });
  expect(await readProductIssues(7, filtering)).toEqual({ issues: own, lookedThrough: null });
  expect(asked).toEqual([1, 2]);
});

it('finds the issues of the product among all, where the store ignores the filter', async () => {
  const own = [issue(7, 'Mug', 'One'), issue(7, 'Mug', 'Two')];
  const { asked, readPage } = ignoring([...many(399, 1, 'Apron'), ...own, ...many(900, 9, 'Vase')]);
  expect(await readProductIssues(7, readPage)).toEqual({ issues: own, lookedThrough: null });
  expect(asked).toEqual([1, 2, 3]);
});

it('reads on while products of a name that begins alike follow: variations have names of their own', async () => {
  const own = [issue(7, 'Mug - Blue'), issue(7, 'MUG - Red')];
  const [blue, red] = own as [Issue, Issue];
  const { asked, readPage } = ignoring([blue, ...many(300, 8, 'mug large'), red, ...many(300, 9, 'Vase')]);
  expect((await readProductIssues(7, readPage)).issues).toEqual(own);
  expect(asked).toEqual([1, 2]);
});

it('reads to the end before it says that there is none: the product may have been named otherwise', async () => {
  const { asked, readPage } = ignoring([...many(199, 1, 'Apron'), ...many(200, 9, 'Vase'), issue(7, 'Zebra mug')]);
  expect((await readProductIssues(7, readPage)).issues).toEqual([issue(7, 'Zebra mug')]);
  expect(asked).toEqual([1, 2]);
});

it('stops after so many pages, and says how many issues it has looked through', async () => {
  const { asked, readPage } = ignoring(many(6000, 1, 'Apron'));
  expect(await readProductIssues(7, readPage)).toEqual({ issues: [], lookedThrough: 5000 });
  expect(asked).toHaveLength(issuePagesRead);
});

it('ends where a store has fewer than it says', async () => {
  const { asked, readPage } = ignoring([issue(7, 'Mug')]);
  const lying = async (page: number) => ({ ...(await readPage(page)), total: 100_000 });
  expect((await readProductIssues(8, lying)).issues).toEqual([]);
  expect(asked).toEqual([1, 2]);
});
