import type { Action, Expectation, Step } from '@listings/shared-machines/models';

/** An action with what is true after it. `then` is a field of the format, never a function: nobody awaits a step. */
export const stepOf = (action: Action, then: Partial<Expectation>): Step => {
  // oxlint-disable-next-line unicorn/no-thenable
  return { ...action, then };
};
