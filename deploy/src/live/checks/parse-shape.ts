import * as z from 'zod/mini';
import { DeployRefused } from '../refused';

type Issue = z.core.$ZodIssue;

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** Parses JSON text; a name that reaches a prototype is refused wherever it stands. */
export function parseJson(json: string, what: string): unknown {
  try {
    return JSON.parse(json, (key, value: unknown) => {
      if (forbidden.has(key)) throw new SyntaxError(key);
      return value;
    });
  } catch {
    throw new DeployRefused('malformed', [`${what}: is no JSON that is taken`]);
  }
}

/** Fault of a field, in words. */
function faultOf(issue: Issue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'is not known';
    case 'invalid_key':
      return 'is no name that is taken';
    case 'too_big':
      return `is more than ${issue.maximum}`;
    case 'too_small':
      return `is less than ${issue.minimum}`;
    default:
      return 'is missing or misshapen';
  }
}

const placeOf = (what: string, path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (place, step) => (typeof step === 'number' ? `${place}[${step}]` : `${place}.${String(step)}`),
    what,
  );

const reasonsOf = (what: string, issue: Issue): readonly string[] => {
  const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  return paths.map((path) => `${placeOf(what, path).slice(0, 300)}: ${faultOf(issue)}`);
};

const mostReasons = 20;

/** A value, given as JSON text or parsed, that has exactly the shape of the schema. Every field that has not is named. */
export function parseShape<Schema extends z.ZodMiniType>(
  schema: Schema,
  source: unknown,
  what: string,
): z.output<Schema> {
  const value = typeof source === 'string' ? parseJson(source, what) : source;
  const found = schema.safeParse(value);
  if (found.success) return found.data;
  const reasons = found.error.issues.flatMap((issue) => reasonsOf(what, issue));
  throw new DeployRefused('malformed', reasons.slice(0, mostReasons));
}

/** Text that fits a pattern as a whole. */
export const textOf = (pattern: RegExp) => z.string().check(z.regex(pattern));

/** A whole number from 0 on. */
export const count = z.int().check(z.minimum(0));
