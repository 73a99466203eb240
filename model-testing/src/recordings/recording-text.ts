import { sentenceOf, type Recording } from '@listings/shared-machines/models';

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
  readonly name?: unknown;
  readonly start?: unknown;
  readonly steps?: unknown;
}

const isStep = (step: unknown): boolean => {
  const { by, then, ...rest } = (step ?? {}) as { readonly by?: unknown; readonly then?: unknown };
  const needs = { user: ['does'], server: ['call', 'answers'], machine: ['of', 'reports'], clock: ['passes'] }[
    String(by)
  ];
  return needs !== undefined && typeof then === 'object' && needs.every((name) => name in rest);
};

/** Reads a recording's text; throws with the field and the reason where it is none. */
export function recordingFrom(text: string): Recording {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`no JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  const { format, model, name, start, steps } = (value ?? {}) as Shape;
  if (format !== 'model-recording/1') throw new Error(`format is ${JSON.stringify(format)}, not "model-recording/1"`);
  if (typeof model !== 'string') throw new Error('model is missing');
  if (typeof name !== 'string') throw new Error('name is missing');
  if (typeof start !== 'object' || start === null) throw new Error('start is missing');
  if (!Array.isArray(steps)) throw new Error('steps is no list');
  const bad = steps.findIndex((step) => !isStep(step));
  if (bad >= 0) throw new Error(`step ${bad + 1} is none: ${JSON.stringify(steps[bad]).slice(0, 80)}`);
  return value as Recording;
}

/** Every step as a tester reads it, numbered from 1. */
export const linesOf = ({ steps }: Recording): readonly string[] =>
  steps.map((step, index) => `${index + 1}. ${sentenceOf(step)}`);
