import { endpoints, type EndpointDefinition, type EndpointKey } from '@listings/shared-api/contract';

/** A request of the REST contract, as it travelled. */
export interface WireRequest {
  readonly key: EndpointKey;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

interface Route {
  readonly key: EndpointKey;
  readonly method: string;
  readonly pattern: RegExp;
}

const routes: readonly Route[] = (Object.entries(endpoints) as [EndpointKey, EndpointDefinition][]).map(
  ([key, { method, path }]) => ({
    key,
    method,
    pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }),
);

const decoded = (params: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]));

/** A query as the client writes it: lists are indexed, `a[0]=…&a[1]=…`. */
function readQuery(search: string): Readonly<Record<string, unknown>> {
  const read: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(search)) {
    const [, list, index] = /^(.+)\[(\d+)\]$/.exec(name) ?? [];
    if (list === undefined) read[name] = value;
    else read[list] = Object.assign([], read[list], { [Number(index)]: value });
  }
  return read;
}

/** Reads a request as a call of the contract, by a path below the REST root; null for a URL that is none. */
export function readRequest(method: string, address: string, body: string | undefined): WireRequest | null {
  const [path = '', search = ''] = address.split('?', 2);
  for (const route of routes) {
    const match = route.method === method ? route.pattern.exec(path) : null;
    if (match === null) continue;
    return {
      key: route.key,
      params: decoded(match.groups ?? {}),
      query: readQuery(search),
      body: body === undefined || body === '' ? null : JSON.parse(body),
    };
  }
  return null;
}
