import { createActor, toPromise, type PromiseActorLogic } from 'xstate';

/** Runs a promise actor and gives its answer. */
export const ask = <T, I>(logic: PromiseActorLogic<T, I>, input?: NoInfer<I>): Promise<T> =>
  toPromise(createActor(logic, { input: input as I }).start());

/** A call that records what it was given and answers `output`, or fails with it when it is an error. */
export function scripted(output: unknown) {
  const given: unknown[] = [];
  const call = (input?: unknown): Promise<never> => {
    given.push(input);
    return output instanceof Error ? Promise.reject(output) : Promise.resolve(output as never);
  };
  return { call, given };
}
