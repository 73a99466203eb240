import type { HttpMethod } from '@listings/shared-api/contract';
import type { Database } from '../../db/tables';
import { failure, ok, type HandlerContext, type Handlers } from '../../calls/handler';
import { disconnectAds } from '../accounts/ads.routes';
import { disconnectHosting } from '../accounts/hosting.routes';
import { disconnectMerchant } from './merchant.routes';
import { disconnectProvider } from '../accounts/provider.routes';

interface Outcome {
  readonly status: number;
  readonly body?: unknown;
}

/** An answer that replaces that of a call, as the sandbox's faults do. */
export type SubstituteFor = (context: HandlerContext, method: HttpMethod, path: string) => Promise<Outcome | null>;

/** The four single calls, in their order. */
const STEPS: readonly (readonly [path: string, run: (db: Database) => Promise<Outcome>])[] = [
  ['/wc/gla/ads/connection', disconnectAds],
  ['/wc/gla/mc/connection', disconnectMerchant],
  ['/wc/gla/google/connect', disconnectProvider],
  ['/wc/gla/jetpack/connect', disconnectHosting],
];

/** Disconnects one after the other; a failed one does not keep the others. */
export const connectionsHandlers = (substituteFor: SubstituteFor): Pick<Handlers, 'disconnectAll'> => ({
  disconnectAll: async (_request, context) => {
    const errors: Record<string, unknown> = {};
    const responses: Record<string, unknown> = {};
    for (const [path, run] of STEPS) {
      const { status, body } = (await substituteFor(context, 'DELETE', path)) ?? (await run(context.db));
      (status >= 400 ? errors : responses)[path] = body ?? null;
    }
    return Object.keys(errors).length === 0 ? ok({ errors: [], responses }) : failure(400, { errors, responses });
  },
});
