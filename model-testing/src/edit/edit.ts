import type { Action, AnyModel, Recording } from '@listings/shared-machines/models';
import { actionOf, recordWalk } from '../recordings/record-walk';

/** Change of a recording's steps, by their numbers before the change, from 1. */
export interface StepChange {
  /** First and last step to remove; null removes none. */
  readonly remove: readonly [number, number] | null;
  readonly insert: readonly Action[];
  /** Step before which new ones are inserted; one more than there are steps appends them. */
  readonly before: number;
}

/** The recording with its steps changed, as the machine does it now; throws `WalkEnds` where it does not go along. */
export function edited(model: AnyModel, recording: Recording, name: string, change: StepChange): Recording {
  const { remove, insert, before } = change;
  const isKept = (_: unknown, index: number): boolean =>
    remove === null || index + 1 < remove[0] || index + 1 > remove[1];
  const { begins = null, screen } = recording;
  const steps = recording.steps.map(actionOf);
  const actions = [
    ...steps.slice(0, before - 1).filter(isKept),
    ...insert,
    ...steps.slice(before - 1).filter((step, index) => isKept(step, index + before - 1)),
  ];
  const origin = { how: 'hand-written', detail: `${actions.length} steps` } as const;
  return recordWalk(model, actions, { name, origin, begins, screen });
}
