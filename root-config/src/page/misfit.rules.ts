import type { Misfit, MisfitIssue } from '@listings/shared-api/contract';

/**
 * Part of an answer that does not fit, in short: types by their names in JSON, or the allowed words. No personal data.
 */
export interface MisfitText {
  /** Empty where it cannot be said in a word or two. */
  readonly expected: string;
  readonly received: string;
}

/** Issues of all shapes of a union, each with its whole path. */
const shapesOf = (issue: MisfitIssue): readonly MisfitIssue[] =>
  issue.errors === undefined
    ? [issue]
    : issue.errors.flat().flatMap((inner) => shapesOf({ ...inner, path: [...issue.path, ...inner.path] }));

const jsonType = (value: unknown): string => {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  return Array.isArray(value) ? 'array' : typeof value;
};

const valueAt = (answer: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    answer,
  );

/** A word is repeated where there are words to choose from: of anything else, the type alone. */
const nameOf = (value: unknown, isWord: boolean): string =>
  isWord && typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : jsonType(value);

/** The first thing that does not fit, at the deepest place it speaks of. */
export function misfitText({ issues, answer }: Misfit): MisfitText {
  const [first] = issues;
  if (first === undefined)
    return {
      expected: 'JSON',
      received: answer === '' ? 'nothing' : typeof answer === 'string' ? 'text' : jsonType(answer),
    };
  const shapes = shapesOf(first);
  const depth = Math.max(...shapes.map(({ path }) => path.length));
  const deepest = shapes.filter(({ path }) => path.length === depth);
  // The first is what the contract says; what is read in its place as well, and what stands for nothing, says no more.
  const type = deepest.find(({ expected }) => typeof expected === 'string')?.expected;
  const words = deepest.flatMap(({ values = [] }) => values).filter(Boolean);
  return {
    expected: typeof type === 'string' ? type : words.map((word) => JSON.stringify(word)).join(' | '),
    received: nameOf(valueAt(answer, deepest[0]?.path ?? []), type === undefined),
  };
}
