import { models, type AnyModel } from '@listings/shared-machines/models';
import type { Session, SessionStep, SessionWalk } from '@listings/shared-machines';

/** A file that is no recorded session, with the field that says so. */
export class NoSession extends Error {}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

const isTime = (value: unknown): boolean =>
  value === undefined || (typeof value === 'number' && Number.isFinite(value) && value >= 0);

/** The fields of each kind of step besides its state. */
const fields: Readonly<Record<SessionStep['by'], readonly string[]>> = {
  user: ['does'],
  server: ['call', 'answers'],
  machine: ['of', 'reports'],
  clock: ['timer'],
  unnamed: ['type'],
};

function readStep(value: unknown, at: string): SessionStep {
  if (!isObject(value)) throw new NoSession(`${at} is no step`);
  const { by } = value;
  if (!isText(by) || !Object.hasOwn(fields, by)) throw new NoSession(`${at}.by: there is no step by ${String(by)}`);
  for (const field of fields[by as SessionStep['by']])
    if (!isText(value[field])) throw new NoSession(`${at}.${field} has to be a name`);
  if (!isTexts(value['state'])) throw new NoSession(`${at}.state has to be a list of states`);
  if (!isTime(value['after'])) throw new NoSession(`${at}.after has to be a number of milliseconds`);
  return value as unknown as SessionStep;
}

function readWalk(value: unknown, at: string): SessionWalk {
  if (!isObject(value)) throw new NoSession(`${at} is no walk`);
  const { model, screen, start, steps } = value;
  if (!isText(model)) throw new NoSession(`${at}.model has to be the id of a model`);
  if (screen !== undefined && !isText(screen)) throw new NoSession(`${at}.screen has to be the name of a screen`);
  if (!isTexts(start)) throw new NoSession(`${at}.start has to be a list of states`);
  if (!Array.isArray(steps)) throw new NoSession(`${at}.steps has to be a list`);
  return {
    model,
    ...(screen === undefined ? {} : { screen }),
    start,
    steps: steps.map((step, index) => readStep(step, `${at}.steps[${index}]`)),
  };
}

/** Reads the file an admin downloaded. Throws NoSession, naming the field. */
export function readSession(text: string): Session {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new NoSession('the file is no JSON');
  }
  if (!isObject(value) || value['format'] !== 'model-session/1')
    throw new NoSession('format: the file is no recorded session (model-session/1)');
  const { walks } = value;
  if (!Array.isArray(walks)) throw new NoSession('walks has to be a list');
  return { format: 'model-session/1', walks: walks.map((walk, index) => readWalk(walk, `walks[${index}]`)) };
}

/** The model of a walk. Throws NoSession when this version has none of that id. */
export function modelOfWalk({ model: id }: SessionWalk): AnyModel {
  const model = models.find((each) => each.id === id);
  if (model === undefined) throw new NoSession(`there is no model ${id} in this version`);
  return model;
}
