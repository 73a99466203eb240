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

/** Fills the `{name}` parts of an endpoint's path. */
export const fillPath = (path: string, params: Readonly<Record<string, string | number>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_part, name: string) => encodeURIComponent(String(params[name])));
