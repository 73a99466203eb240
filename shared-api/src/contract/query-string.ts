/** What a query may hold. */
export type QueryValue = string | number | boolean | null | undefined | readonly QueryValue[];

const pair = (key: string, value: string) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`;

function pairsOf(key: string, value: QueryValue): string[] {
  if (value === undefined || value === null) return [];
  if (typeof value === 'object') return value.flatMap((entry, index) => pairsOf(`${key}[${index}]`, entry));
  return [pair(key, String(value))];
}

/** Writes a query string without `?`. Lists are indexed (`a[0]=…&a[1]=…`), absent values are left out. */
export const encodeQuery = (query: Readonly<Record<string, QueryValue>>): string =>
  Object.entries(query)
    .flatMap(([key, value]) => pairsOf(key, value))
    .join('&');

/**
 * Reads a query string as the endpoints' query schemas take it: `a[0]=x&a[1]=y` and `a[]=x&a[]=y` become lists in their
 * order, other keys texts; of a key that is repeated the last value counts. The result has no prototype.
 */
export function decodeQuery(search: string): Record<string, string | string[]> {
  const result: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>;
  for (const [name, value] of new URLSearchParams(search)) {
    const key = name.replace(/\[\d{0,6}\]$/, '');
    const known = result[key];
    if (key === name) result[key] = value;
    else if (Array.isArray(known)) known.push(value);
    else result[key] = [value];
  }
  return result;
}

/** Fills the `{name}` parts of an endpoint's path. */
export const fillPath = (path: string, params: Readonly<Record<string, string | number>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_part, name: string) => encodeURIComponent(String(params[name])));
