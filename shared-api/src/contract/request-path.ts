/** Values of a query. */
export type QueryValue = string | number | boolean | null | undefined | readonly QueryValue[];

const pair = (key: string, value: string) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`;

const isList = (value: QueryValue): value is readonly QueryValue[] => Array.isArray(value);

function pairsOf(key: string, value: QueryValue): string[] {
  if (value === undefined || value === null) return [];
  if (isList(value)) return value.flatMap((entry, index) => pairsOf(`${key}[${index}]`, entry));
  return [pair(key, String(value))];
}

/**
 * Writes a query string without `?`. Lists are indexed (`a[0]=…&a[1]=…`), those in `commaLists` one text (`a=…,…`, an
 * empty one is left out); absent values are left out.
 */
export const encodeQuery = (query: Readonly<Record<string, QueryValue>>, commaLists: readonly string[] = []): string =>
  Object.entries(query)
    .flatMap(([key, value]) =>
      isList(value) && commaLists.includes(key) ? pairsOf(key, value.join(',') || null) : pairsOf(key, value),
    )
    .join('&');

/** Parts of an endpoint that make its address. */
interface Addressed {
  readonly path: string;
  readonly commaLists?: readonly string[];
}

/** Parts of a call's input that stand in its address. */
export interface AddressInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
}

/** Joins a path to the REST root: a root that is itself a query (`/index.php?rest_route=`) is continued with `&`. */
export const joinQuery = (restRoot: string, path: string): string =>
  restRoot.includes('?') ? path.replace('?', '&') : path;

/** Fills the `{name}` parts of an endpoint's path. */
export const fillPath = (path: string, params: Readonly<Record<string, string | number>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_part, name: string) => encodeURIComponent(String(params[name])));

/** The address of a call below the REST root, to the letter as the client asks for it. */
export function requestPath({ path, commaLists }: Addressed, { params, query = {} }: AddressInput = {}): string {
  const text = encodeQuery(query, commaLists);
  const filled = fillPath(path, params);
  return text === '' ? filled : `${filled}?${text}`;
}
