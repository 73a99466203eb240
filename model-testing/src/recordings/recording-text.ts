import { sentenceOf, type Expectation, type Recording } from '@listings/shared-machines/models';

/** A recording as its file holds it: a line for each step, so that differences read step by step. */
export function textOf({ start, steps, ...head }: Recording): string {
  const lines = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`);
  const each = steps.map((step) => `    ${JSON.stringify(step)}`);
  return ['{', ...lines, `  "start": ${JSON.stringify(start)},`, '  "steps": [', each.join(',\n'), '  ]', '}', ''].join(
    '\n',
  );
}

interface Shape {
  readonly format?: unknown;
  readonly model?: unknown;
  readonly fingerprint?: unknown;
  readonly name?: unknown;
  readonly begins?: unknown;
  readonly screen?: unknown;
  readonly origin?: unknown;
  readonly start?: unknown;
  readonly steps?: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

const isTime = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value >= 0;

const isListOf =
  (isOne: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isOne);

const needs: Readonly<Record<string, readonly string[]>> = {
  user: ['does'],
  server: ['call', 'answers'],
  machine: ['of', 'reports'],
  clock: ['passes'],
};

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 80) ?? 'missing';

/** The field by which it is no step, with what it is; null where it is one. */
function faultOfStep(step: unknown): string | null {
  if (!isFields(step)) return `no step: ${shown(step)}`;
  const { by, then, took = 0 } = step;
  const own = isText(by) && Object.hasOwn(needs, by) ? needs[by] : undefined;
  if (own === undefined) return `by is ${shown(by)}, none of ${Object.keys(needs).join(', ')}`;
  const missing = own.find((name) => !(by === 'clock' ? isTime : isText)(step[name]));
  if (missing !== undefined)
    return `${missing} is ${shown(step[missing])}, not ${by === 'clock' ? 'milliseconds' : 'a text'}`;
  if (!isFields(then)) return `then is ${shown(then)}, not what changed`;
  return isTime(took) ? null : `took is ${shown(took)}, not milliseconds`;
}

/** Forms of the facets; what is shown is whatever the model makes of it. */
const forms: Readonly<Record<Exclude<keyof Expectation, 'shows'>, (value: unknown) => boolean>> = {
  state: isListOf(isText),
  tags: isListOf(isText),
  offers: isListOf(isText),
  says: isListOf(() => true),
  asks: isListOf((ask) => isFields(ask) && isText(ask['call'])),
};

/** Throws with the first facet that is not as it has to be; a step leaves out those that stay. */
function checkFacets(at: string, facets: Fields, isWhole: boolean): void {
  for (const [facet, isWell] of Object.entries(forms))
    if ((isWhole || facet in facets) && !isWell(facets[facet]))
      throw new Error(`${at}: ${facet} is ${shown(facets[facet])}`);
  const known = [...Object.keys(forms), 'shows'];
  const odd = Object.keys(facets).find((facet) => !known.includes(facet));
  if (odd !== undefined) throw new Error(`${at}: ${odd} is none of ${known.join(', ')}`);
}

const origins = ['generated', 'captured', 'hand-written'];

/** Throws where a field of the head is not as it has to be. */
function checkHead({ fingerprint, begins = '', screen = '', origin }: Shape): void {
  if (!isText(fingerprint)) throw new Error('fingerprint is missing');
  if (!isText(begins)) throw new Error('begins is no name of a start');
  if (!isText(screen)) throw new Error('screen is no name of a screen');
  if (!isFields(origin)) throw new Error('origin is missing');
  const { how, detail } = origin;
  if (!isText(how) || !origins.includes(how)) throw new Error(`origin.how is none of ${origins.join(', ')}`);
  if (!isText(detail)) throw new Error('origin.detail is missing');
}

/** Reads a recording's text; throws with the field and the reason where it is none. */
export function recordingFrom(text: string): Recording {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`no JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  const shape = (value ?? {}) as Shape;
  const { format, model, name, start, steps } = shape;
  if (format === 'model-session/1')
    throw new Error('a session that an admin recorded: `npm run model -- record import FILE` makes recordings of it');
  if (format !== 'model-recording/1') throw new Error(`format is ${JSON.stringify(format)}, not "model-recording/1"`);
  if (!isText(model)) throw new Error('model is missing');
  if (!isText(name)) throw new Error('name is missing');
  if (!isFields(start)) throw new Error('start is missing');
  if (!Array.isArray(steps)) throw new Error('steps is no list');
  for (const [index, step] of steps.entries()) {
    const fault = faultOfStep(step);
    if (fault !== null) throw new Error(`step ${index + 1}: ${fault}`);
  }
  checkHead(shape);
  checkFacets('start', start, true);
  for (const [index, { then }] of (steps as readonly { readonly then: Fields }[]).entries())
    checkFacets(`step ${index + 1}`, then, false);
  return value as Recording;
}

/** Every step as a tester reads it, numbered from 1. */
export const linesOf = ({ steps }: Recording): readonly string[] =>
  steps.map((step, index) => `${index + 1}. ${sentenceOf(step)}`);
