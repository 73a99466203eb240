import { isObject } from '../base/is-object';
import type { EndpointCall } from '../calls/responder';
import type { BackendRequest } from './backend-client';

/** Path and query are built from what the contract let through: no override such as `_method` reaches the store. */
export const backendRequest = ({
  definition,
  input,
  raw,
  keyed,
}: Pick<EndpointCall, 'definition' | 'input' | 'raw' | 'keyed'>): BackendRequest => {
  const params = isObject(input.params) ? input.params : {};
  return {
    method: definition.method,
    path: definition.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(params[name]))),
    query: definition.query && isObject(raw.query) ? writeQuery(raw.query, input.query, definition.commaLists) : '',
    body: definition.body ? raw.body : undefined,
    idempotencyKey: keyed?.key,
  };
};

/** Each list in the one form that a real store is known to read, whatever form it came in; the rest as it came. */
const writeQuery = (raw: Readonly<Record<string, unknown>>, input: unknown, commaLists: readonly string[] = []) => {
  const parsed = isObject(input) ? input : {};
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(raw)) {
    const list: unknown = parsed[key];
    if (!Array.isArray(list)) search.append(key, String(value));
    else if (!commaLists.includes(key))
      list.forEach((entry, index) => search.append(`${key}[${index}]`, String(entry)));
    else if (list.length > 0) search.append(key, list.join(','));
  }
  return search.toString();
};
