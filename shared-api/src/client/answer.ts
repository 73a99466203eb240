import { ApiError, type ApiErrorInit, type EndpointDefinition, type Misfit, type Schema } from '../contract';
import type { RawAnswer } from './attempt';
import { describeFailure } from './failure';

/** What every error of a call says about the call. */
export type CallNames = Pick<ApiErrorInit, 'endpoint' | 'method' | 'path'>;

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly expected?: unknown;
  /** The words to choose from. */
  readonly values?: readonly unknown[];
  readonly errors?: readonly (readonly Issue[])[];
}

/** What a union says of each of its shapes, with the whole path. */
const shapesOf = (issue: Issue): readonly Issue[] =>
  issue.errors === undefined
    ? [issue]
    : issue.errors.flat().flatMap((inner) => shapesOf({ ...inner, path: [...issue.path, ...inner.path] }));

const jsonType = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : value === undefined ? 'nothing' : typeof value;

/** Words are repeated where words are to choose from: of anything else, the type alone. */
const nameOf = (value: unknown, isWord: boolean): string =>
  isWord && typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : jsonType(value);

/** The first thing that does not fit, at the deepest place it speaks of: of several shapes, those that fitted longest. */
function misfitOf(issues: readonly Issue[], json: unknown): Misfit {
  const shapes = issues[0] ? shapesOf(issues[0]) : [];
  const depth = Math.max(0, ...shapes.map(({ path }) => path.length));
  const deepest = shapes.filter(({ path }) => path.length === depth);
  const place = deepest[0]?.path ?? [];
  const words = deepest.flatMap(({ values = [] }) => values);
  const types = deepest.flatMap(({ expected }) => (typeof expected === 'string' ? [expected] : []));
  const at = place.reduce<unknown>((value, key) => Object(value)[key] as unknown, json);
  return {
    field: place.map(String).join('.') || 'body',
    expected: [...new Set([...types, ...words.map((word) => JSON.stringify(word))])].join(' | '),
    received: nameOf(at, words.length > 0),
  };
}

/** The schema of a success. A store may say 200 where the contract says 201, so any declared one will do. */
function schemaOf(definition: EndpointDefinition, status: number): Schema | undefined {
  if (status === 204) return definition.answers[204];
  return definition.answers[status] ?? Object.values(definition.answers)[0];
}

function parseJson(text: string): { readonly ok: boolean; readonly json: unknown } {
  try {
    return { ok: true, json: JSON.parse(text) as unknown };
  } catch {
    return { ok: false, json: null };
  }
}

/** The parsed body of a success, or the error that the answer is. */
export function readAnswer(
  definition: EndpointDefinition,
  names: CallNames,
  answer: RawAnswer,
): { readonly value: unknown } | { readonly error: ApiError } {
  const { status, text } = answer;
  const { ok, json } = status === 204 ? { ok: true, json: null } : parseJson(text);
  if (status < 200 || status > 299) {
    const failure = describeFailure(text, json, answer.header('retry-after'));
    const own = definition.errors?.[status]?.safeParse(json);
    return {
      error: new ApiError({ ...names, kind: 'http', status, ...failure, body: own?.success ? own.data : null }),
    };
  }
  const doesNotFit = (misfit: Misfit, cause?: unknown) => ({
    error: new ApiError({ ...names, kind: 'contract', status, misfit, cause }),
  });
  const schema = schemaOf(definition, status);
  if (!ok || schema === undefined)
    return doesNotFit({ field: 'body', expected: 'JSON', received: text === '' ? 'nothing' : 'text' });
  const parsed = schema.safeParse(json);
  return parsed.success ? { value: parsed.data } : doesNotFit(misfitOf(parsed.error.issues, json), parsed.error);
}
