import { models } from '../models';
import { createSessionRecorder } from './session-recorder';
import type { Session, SessionRecorder } from './session.types';

/** Recorder with the models of all machines of the product; fetched only when an admin records. */
export const createRecorder = (begun: Session): SessionRecorder => createSessionRecorder(models, begun);
