import { setTimeout as wait } from 'node:timers/promises';
import type { Call, CallInterceptor, DomainDependencies } from '../http/domain-module';
import type { Fault } from './fault.rules';
import type { Steering } from './steering';

/** Lets faults meet their calls and remembers every call. */
export function sandboxInterceptor(steering: Steering, { clock }: DomainDependencies): CallInterceptor {
  const met = new WeakMap<Call, Fault>();
  return {
    before: async (call) => {
      const fault = steering.takeFault(call.method, call.path);
      if (!fault) return undefined;
      met.set(call, fault);
      if (fault.delayMs !== undefined) await wait(fault.delayMs);
      if (fault.drop === 'before') {
        steering.record(call, clock.now(), null);
        return 'drop';
      }
      if (fault.status === undefined || fault.drop === 'after') return undefined;
      const { status, body, headers } = fault;
      return { status, ...(body === undefined ? {} : { body }), ...(headers === undefined ? {} : { headers }) };
    },
    after: async (call, { status }) => {
      const isDropped = met.get(call)?.drop === 'after';
      steering.record(call, clock.now(), isDropped ? null : status);
      return isDropped ? 'drop' : undefined;
    },
  };
}
