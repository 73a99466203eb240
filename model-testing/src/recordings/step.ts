import type { Action, Expectation, Step } from '@listings/shared-machines/models';

/** An action with the milliseconds since the one before it, where an admin took them. */
export type TimedAction = Action & Pick<Step, 'took'>;

/** An action with what is true after it. `then` is a field of the format, never a function: nobody awaits a step. */
export const stepOf = ({ took, ...action }: TimedAction, then: Partial<Expectation>): Step => {
  // oxlint-disable-next-line unicorn/no-thenable
  return { ...action, then, ...(took === undefined ? {} : { took }) };
};
