import { setTimeout as wait } from 'node:timers/promises';
import type { Call, CallInterceptor, DomainDependencies } from '../../calls/domain-module';
import type { Fault } from './fault.rules';
import { hasFault, takeFault } from './faults.store';
import type { RememberedCalls } from './remembered-calls';

/** Applies faults to their calls and records every call. */
export function sandboxInterceptor(
  calls: RememberedCalls,
  { clock, db, transaction }: DomainDependencies,
): CallInterceptor {
  const met = new WeakMap<Call, Fault>();
  const meet = async ({ method, path }: Call): Promise<Fault | null> =>
    (await hasFault(db, method, path)) ? transaction((trx) => takeFault(trx, method, path)) : null;
  return {
    before: async (call) => {
      const fault = await meet(call);
      if (!fault) return undefined;
      met.set(call, fault);
      if (fault.delayMs !== undefined) await wait(fault.delayMs);
      if (fault.drop === 'before') {
        calls.record(call, clock.now(), null);
        return 'drop';
      }
      if (fault.status === undefined || fault.drop === 'after') return undefined;
      const { status, body, headers } = fault;
      return { status, ...(body === undefined ? {} : { body }), ...(headers === undefined ? {} : { headers }) };
    },
    after: async (call, { status }) => {
      const isDropped = met.get(call)?.drop === 'after';
      calls.record(call, clock.now(), isDropped ? null : status);
      return isDropped ? 'drop' : undefined;
    },
  };
}
