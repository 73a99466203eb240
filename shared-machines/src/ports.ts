import { ApiError } from '@listings/shared-api/contract';
import { raise, type DoneActorEvent, type ErrorActorEvent, type EventObject, type MachineContext } from 'xstate';

/** The answer every call may give: it was refused, or nothing usable arrived. */
export interface Refused {
  readonly type: 'answer.refused';
  /** The server's own words, null when it gave none. */
  readonly message: string | null;
  /** HTTP status, 0 when no answer arrived. A 401 shows no notice [S6.06]. */
  readonly status: number;
  /** The call that was refused, where one answer stands for several. */
  readonly call?: 'deleteShippingTimes';
}

/** Another tab is doing this very thing just now: nothing was sent. */
export interface Elsewhere {
  readonly type: 'answer.elsewhere';
}

/** Nothing arrived at all. */
export const unreachable: Refused = { type: 'answer.refused', message: null, status: 0 };

/** Refusal of one entry of a batch whose call went through, in the words of its answer. */
export const entryRefused = (message: string | null): Refused => ({ type: 'answer.refused', message, status: 400 });

/** The reasons of the parameters that were refused, where there are any: the message names the parameters alone. */
function reasonsIn({ params }: ApiError['details']): string {
  return params === undefined || Array.isArray(params) ? '' : Object.values(params).join(' ').trim();
}

/** An error of the client as an answer of a machine. */
export const refusedBy = (error: ApiError): Refused => ({
  type: 'answer.refused',
  message: reasonsIn(error.details) || error.serverMessage,
  status: error.status,
});

/** True for a certain refusal: nothing was created. Anything else may have been a success whose answer was lost. */
export const isCertainRefusal = ({ status }: Pick<Refused, 'status'>): boolean =>
  status >= 400 && status < 500 && ![401, 408, 409, 429].includes(status);

/** Default of every promise actor: a machine is inert until the real actors are provided. */
export const notProvided = async (): Promise<never> => {
  throw new Error('This port is not plugged in. Use machine.provide({ actors }).');
};

/** A promise's answer becomes an event of the machine: the chart shows answers as arrows and needs no guards for them. */
export const raiseAnswer = <C extends MachineContext, E extends EventObject, A extends E>(onFault: A) => ({
  onDone: { actions: raise<C, DoneActorEvent<A>, E, undefined, never, never>(({ event }) => event.output) },
  onError: { actions: raise<C, ErrorActorEvent, E, undefined, never, never>(onFault) },
});

/**
 * Runs a call and reads its result as an answer. An ApiError goes through `refused`; anything else is rethrown and
 * reaches the machine as "nothing arrived".
 */
export const toAnswer = <T, A, R>(
  call: Promise<T>,
  answered: (output: T) => A,
  refused: (error: ApiError) => R,
): Promise<A | R> =>
  call.then(answered, (error: unknown) => {
    if (error instanceof ApiError) return refused(error);
    throw error;
  });
