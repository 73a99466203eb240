import type { EndpointDefinition, Schema } from '@listings/shared-api/contract';
import { invalidParameters, missingParameters, type FrameworkError } from './framework-error';
import { reasonOf, type CheckIssue } from './issue-reason.rules';

export interface RawRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

export type ValidRequest =
  { readonly ok: true; readonly input: RawRequest } | { readonly ok: false; readonly error: FrameworkError };

const PARTS = ['params', 'query', 'body'] as const;

/** Checks path parameters, query and body against the contract; what the endpoint does not declare is undefined. */
export const validateRequest = (definition: EndpointDefinition, raw: RawRequest): ValidRequest => {
  const input: Record<(typeof PARTS)[number], unknown> = { params: undefined, query: undefined, body: undefined };
  const missing: string[] = [];
  const invalid = new Map<string, string>();
  for (const part of PARTS) {
    const schema = definition[part];
    if (!schema) continue;
    for (const key of brokenTexts(raw[part]))
      invalid.set(clip(key), 'Invalid parameter. It is no well-formed text, or nested too deeply.');
    const given = part === 'body' && raw.body === undefined && !takesNothing(schema) ? {} : raw[part];
    const parsed = schema.safeParse(given);
    if (parsed.success) input[part] = parsed.data;
    else sortIssues(parsed.error.issues, given, missing, invalid);
  }
  if (missing.length > 0) return { ok: false, error: missingParameters(missing) };
  if (invalid.size > 0) return { ok: false, error: invalidParameters(Object.fromEntries(invalid)) };
  return { ok: true, input };
};

/** NUL and halves of surrogate pairs: JSON can write them, but they are no text and no database keeps them as they are. */
const BROKEN = /[\u0000\p{Surrogate}]/u;

/** No call has anything as deep as this. */
const DEEPEST = 20;

const isBroken = (value: unknown, level = 0): boolean => {
  if (typeof value === 'string') return BROKEN.test(value);
  if (typeof value !== 'object' || value === null) return false;
  if (level > DEEPEST) return true;
  return Object.entries(value).some(([key, entry]) => BROKEN.test(key) || isBroken(entry, level + 1));
};

/** Parameters that hold something that is no text, or lies too deep. */
const brokenTexts = (part: unknown): string[] =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([key, value]) => (isBroken(value) || BROKEN.test(key) ? [key] : []))
    : [];

/** The endpoint works without a body. */
const takesNothing = (schema: Schema): boolean => schema.safeParse(undefined).success;

const sortIssues = (
  issues: readonly CheckIssue[],
  given: unknown,
  missing: string[],
  invalid: Map<string, string>,
): void => {
  for (const issue of issues) {
    const [first] = issue.path;
    if (first === undefined) {
      for (const key of issue.keys ?? ['body']) invalid.set(clip(key), messageOf(issue, key));
    } else if (isAbsent(given, first)) {
      if (!missing.includes(String(first))) missing.push(String(first));
    } else if (!invalid.has(String(first))) {
      invalid.set(clip(String(first)), messageOf(issue, String(first)));
    }
  }
};

const isAbsent = (given: unknown, key: PropertyKey): boolean =>
  typeof given !== 'object' || given === null || Reflect.get(given, key) === undefined;

const clip = (key: string): string => (key.length > 64 ? `${key.slice(0, 64)}…` : key);

const messageOf = (issue: CheckIssue, name: string): string => {
  if (issue.code === 'unrecognized_keys') return `${clip(name)} is not a parameter of this call.`;
  const inside = issue.path.length > 1 ? ` at ${issue.path.slice(1).map(String).join('.').slice(0, 200)}` : '';
  return `Invalid parameter${inside}. ${reasonOf(issue)}`;
};
