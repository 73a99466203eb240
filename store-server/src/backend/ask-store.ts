import {
  endpoints,
  type ApiInput,
  type ApiOutput,
  type EndpointDefinition,
  type ReadKey,
} from '@listings/shared-api/contract';
import { validateRequest } from '../calls/request-validation';
import { BackendFailure, type BackendClient } from './backend-client';
import { backendRequest } from './backend-request';

/** Asks the real store for one read of the contract; null where it gives no answer that fits. */
export type AskStore = <K extends ReadKey>(key: K, input?: ApiInput<K>) => Promise<ApiOutput<K> | null>;

/** Reads of this server itself, which nobody at a browser asked for. */
export const createAskStore = (client: BackendClient): AskStore => {
  const ask = async (key: ReadKey, input: object): Promise<unknown> => {
    const definition: EndpointDefinition = endpoints[key];
    const raw = { params: undefined, query: {}, body: undefined, ...input };
    const valid = validateRequest(definition, raw);
    if (!valid.ok) throw new Error(`The contract does not take such a ${key}`);
    try {
      const { status, body } = await client(backendRequest({ definition, input: valid.input, raw, keyed: null }));
      const parsed = status === 200 ? definition.answers[200]?.safeParse(body) : undefined;
      return parsed?.success === true ? parsed.data : null;
    } catch (error) {
      if (error instanceof BackendFailure) return null;
      throw error;
    }
  };
  return async <K extends ReadKey>(key: K, input?: ApiInput<K>) => (await ask(key, input ?? {})) as ApiOutput<K> | null;
};
