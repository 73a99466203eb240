import type { EndpointKey } from './api';
import type { EndpointDefinition } from './endpoint';
import { endpoints } from './endpoints';

// Routes of a store as it reports them: the index of a namespace, as the store platform prints it (`GET /wc/gla`).
// Routes are patterns, such as `/wc/gla/ads/campaigns/(?P<id>[\d]+)`. Only servers read it.

/** The namespace that the index is about. */
export const indexedNamespace = '/wc/gla';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The end of a group that begins at `from`: the place after its closing bracket. Brackets in classes and escaped ones do not count. */
function endOfGroup(pattern: string, from: number): number {
  let depth = 0;
  let inClass = false;
  for (let at = from; at < pattern.length; at += 1) {
    const char = pattern[at];
    if (char === '\\') at += 1;
    else if (inClass) inClass = char !== ']';
    else if (char === '[') inClass = true;
    else if (char === '(') depth += 1;
    else if (char === ')') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return pattern.length;
}

/** No route is longer than this. */
const LONGEST = 500;
/** No route has more groups that may be absent: each doubles its paths. */
const MOST_OPTIONAL = 3;

/** The paths a pattern stands for, each named group written `{}`; a group that may be absent is there in one and not in another. */
function pathsOf(pattern: string, budget = { optional: MOST_OPTIONAL }): string[] {
  const from = pattern.indexOf('(');
  if (from < 0) return [pattern];
  const end = endOfGroup(pattern, from);
  const isNamed = pattern.startsWith('?P<', from + 1);
  const mayBeAbsent = pattern[end] === '?' && (budget.optional -= 1) >= 0;
  const inner = isNamed ? ['{}'] : pathsOf(pattern.slice(from + 1, end - 1).replace(/^\?:/, ''), budget);
  const rest = pathsOf(pattern.slice(pattern[end] === '?' ? end + 1 : end), budget);
  const shown = mayBeAbsent ? [...inner, ''] : inner;
  return shown.flatMap((one) => rest.map((tail) => pattern.slice(0, from) + one + tail));
}

const methodsOf = (route: unknown): string[] =>
  isObject(route) && Array.isArray(route['methods']) ? route['methods'].map(String) : [];

const keysOf = Object.keys as (table: typeof endpoints) => EndpointKey[];

/**
 * Calls that the index tells of, by key: method and path, each parameter of the path written `{}`, such as
 * `GET /wc/gla/mc/issues/{}`. Calls of other namespaces are not among them.
 */
export const indexedCalls: Readonly<Partial<Record<EndpointKey, string>>> = Object.fromEntries(
  keysOf(endpoints).flatMap((key) => {
    const { method, path }: EndpointDefinition = endpoints[key];
    const isIndexed = path.startsWith(`${indexedNamespace}/`);
    return isIndexed ? [[key, `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`]] : [];
  }),
);

/** The calls of the contract that a store does not have, by its index; null when this is no index. */
export function missingCalls(index: unknown): EndpointKey[] | null {
  const routes = isObject(index) ? index['routes'] : undefined;
  if (!isObject(routes) || !(indexedNamespace in routes)) return null;
  const offered = new Set(
    Object.entries(routes)
      .filter(([pattern]) => pattern.length <= LONGEST)
      .flatMap(([pattern, route]) =>
        pathsOf(pattern).flatMap((path) => methodsOf(route).map((method) => `${method} ${path}`)),
      ),
  );
  return keysOf(endpoints).filter((key) => {
    const call = indexedCalls[key];
    return call !== undefined && !offered.has(call);
  });
}

/** The index of a store that has these calls: what a server of the contract answers to `GET /wc/gla`. */
export function routesIndex(isOffered: (key: EndpointKey) => boolean = () => true) {
  const routes: Record<
    string,
    { namespace: string; methods: string[]; endpoints: { methods: string[]; args: object }[] }
  > = {};
  const add = (pattern: string, methods: string[]) => {
    const route = (routes[pattern] ??= { namespace: indexedNamespace.slice(1), methods: [], endpoints: [] });
    route.methods = [...new Set([...route.methods, ...methods])];
    route.endpoints.push({ methods, args: {} });
  };
  add(indexedNamespace, ['GET']);
  for (const key of keysOf(endpoints)) {
    const { method, path }: EndpointDefinition = endpoints[key];
    if (indexedCalls[key] === undefined || !isOffered(key)) continue;
    add(
      path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => `(?P<${name}>[\\w-]+)`),
      method === 'PATCH' ? ['POST', 'PUT', 'PATCH'] : [method],
    );
  }
  return { namespace: indexedNamespace.slice(1), routes };
}
