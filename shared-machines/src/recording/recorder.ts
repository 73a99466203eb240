import { models } from '../models';
import { createSessionRecorder } from './session-recorder';
import { leavesOf } from '../model/leaves';
import type { InspectedStep, Session, SessionRecorder, SessionStep } from './session.types';

const nothing: Session = { format: 'model-session/1', walks: [] };

/** Recorder with the models of all machines of the product; fetched only when an admin records. */
export const createRecorder = (begun: Session): SessionRecorder => createSessionRecorder(models, begun);

/** Active leaves of a machine. */
export const statesOf = ({ value }: InspectedStep['snapshot']): string[] => leavesOf(value);

/** One step in the words of the model; null for what is none, and of a machine without a model. No value is in it. */
export function stepOf(step: InspectedStep): SessionStep | null {
  const recorder = createRecorder(nothing);
  recorder.take(step);
  return recorder.session().walks[0]?.steps[0] ?? null;
}
