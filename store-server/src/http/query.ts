/** A query string as PHP reads it: `a=1`, `a[]=1&a[]=2`, `a[0]=1`, and a repeated plain key becomes a list too. */
export type Query = Record<string, string | string[]>;

/** More pairs than any call of the contract has; the rest is dropped unread. */
const MOST_PAIRS = 1000;

const LIST_KEY = /^([^[\]]+)\[(\d{0,4})\]$/;

/** Parameters the store platform's own clients add to every call. */
const IGNORED: ReadonlySet<string> = new Set(['_locale']);

/** Never has a prototype, never throws: what cannot be decoded is kept as it came. */
export const parseQuery = (text: string): Query => {
  const lists = new Map<string, string[]>();
  const isList = new Set<string>();
  let pairs = 0;
  for (const [rawKey, value] of new URLSearchParams(text)) {
    pairs += 1;
    if (pairs > MOST_PAIRS) break;
    const match = LIST_KEY.exec(rawKey);
    const key = match?.[1] ?? rawKey;
    if (IGNORED.has(key)) continue;
    if (match) isList.add(key);
    const values = lists.get(key);
    if (values) values.push(value);
    else lists.set(key, [value]);
  }
  const query = Object.create(null) as Query;
  for (const [key, values] of lists) {
    const [first] = values;
    query[key] = isList.has(key) || values.length > 1 || first === undefined ? values : first;
  }
  return query;
};
