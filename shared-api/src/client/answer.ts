import {
  ApiError,
  type ApiErrorInit,
  type EndpointDefinition,
  type Misfit,
  type MisfitIssue,
  type Schema,
} from '../contract';
import type { RawAnswer } from './attempt';
import { describeFailure } from './failure';

/** Call data that every error carries. */
export type CallNames = Pick<ApiErrorInit, 'endpoint' | 'method' | 'path'>;

/** Deepest place of an issue: of several shapes, the one that fitted longest. */
function placeOf(issue: MisfitIssue): readonly PropertyKey[] {
  const inner = (issue.errors ?? []).flat().map(placeOf);
  const deepest = inner.reduce((best, path) => (path.length > best.length ? path : best), []);
  return [...issue.path, ...deepest];
}

const fieldOf = (issues: readonly MisfitIssue[]): string => {
  const place = issues[0] ? placeOf(issues[0]) : [];
  return place.length === 0 ? 'body' : place.map(String).join('.');
};

/** Schema of a success. A store may send 200 where the contract declares 201, so any declared one will do. */
function schemaOf(definition: EndpointDefinition, status: number): Schema | undefined {
  if (status === 204) return definition.answers[204];
  return definition.answers[status] ?? Object.values(definition.answers)[0];
}

/** Characters kept of an answer that is no JSON: enough to identify its author. */
const longestForeign = 4000;

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
): { readonly value: unknown } | { readonly error: ApiError; readonly misfit?: Misfit } {
  const { status, text } = answer;
  const reference = answer.header('x-request-id');
  const { ok, json } = status === 204 ? { ok: true, json: null } : parseJson(text);
  const foreign = ok ? null : text.slice(0, longestForeign);
  if (status < 200 || status > 299) {
    const failure = describeFailure(text, json, answer.header('retry-after'));
    const own = definition.errors?.[status]?.safeParse(json);
    return {
      error: new ApiError({
        ...names,
        kind: 'http',
        status,
        ...failure,
        body: own?.success ? own.data : null,
        foreign,
        reference,
      }),
    };
  }
  const doesNotFit = (issues: readonly MisfitIssue[], cause?: unknown) => ({
    error: new ApiError({ ...names, kind: 'contract', status, field: fieldOf(issues), foreign, reference, cause }),
    misfit: { issues, answer: ok ? json : text },
  });
  const schema = schemaOf(definition, status);
  if (!ok || schema === undefined) return doesNotFit([]);
  const parsed = schema.safeParse(json);
  return parsed.success ? { value: parsed.data } : doesNotFit(parsed.error.issues, parsed.error);
}
