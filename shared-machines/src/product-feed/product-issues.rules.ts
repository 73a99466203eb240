import type { Issue, IssueList } from '@listings/shared-api/contract';

/** Issues asked for at once. */
export const issuesAtOnce = 200;
/** Pages that are read at most: a store that cannot filter may have a hundred thousand issues. */
export const issuePagesRead = 25;

export interface ProductIssues {
  readonly issues: readonly Issue[];
  /** Number of issues of the store that were searched; null when these were all. */
  readonly lookedThrough: number | null;
}

/** Common beginning of the names of a product and its variations. */
const stemOf = (name: string): string => (name.split(' - ')[0] ?? name).trim().toLowerCase();

/** Issues come by the name of their product: once others follow those of this product, no more of its own do. */
function isPast(page: readonly Issue[], found: readonly Issue[]): boolean {
  const [first] = found;
  const last = page.at(-1);
  return first !== undefined && last !== undefined && !last.product.toLowerCase().startsWith(stemOf(first.product));
}

/**
 * The issues of one product, page by page. A store that knows the filter by product gives no others (`filtered`); of any
 * other store the list is looked through, no further than its order and the number of pages allow.
 */
export async function readProductIssues(
  id: number,
  readPage: (page: number) => Promise<IssueList>,
): Promise<ProductIssues> {
  const issues: Issue[] = [];
  let read = 0;
  for (let page = 1; page <= issuePagesRead; page += 1) {
    const list = await readPage(page);
    read += list.issues.length;
    issues.push(...list.issues.filter(({ product_id }) => product_id === id));
    const isEnd = list.issues.length === 0 || read >= list.total;
    if (isEnd || (list.filtered !== true && isPast(list.issues, issues))) return { issues, lookedThrough: null };
  }
  return { issues, lookedThrough: read };
}
