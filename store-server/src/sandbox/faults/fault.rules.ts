import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { HttpMethod } from '@listings/shared-api/contract';
import { isRecord } from '../../base/is-object';

/** A fault of a call, and the number of calls it affects. */
export interface Fault {
  readonly method: HttpMethod;
  /** As in the contract, without the REST root; `{id}` stands for any one part. */
  readonly path: string;
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly delayMs?: number;
  /** Ends the connection without an answer: before the call has an effect, or after it was committed. */
  readonly drop?: 'before' | 'after';
  /** Number of calls it affects; all of them when absent. */
  readonly times?: number;
}

const METHODS: readonly HttpMethod[] = ['GET', 'POST', 'PATCH', 'DELETE'];
/** Every field of a fault: one that is added to its type and forgotten here does not compile. */
const FIELDS = {
  method: true,
  path: true,
  status: true,
  body: true,
  headers: true,
  delayMs: true,
  drop: true,
  times: true,
} as const satisfies Record<keyof Fault, true>;
const LONGEST_DELAY_MS = 120_000;

const isWhole = (value: unknown, low: number, high: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;

const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((entry) => typeof entry === 'string');

/** The server writes these itself, from what it really sends. */
const FRAMING: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Reason why a header cannot be sent; null when it can. */
function headerProblem(name: string, value: string): string | null {
  if (FRAMING.has(name.toLowerCase())) return `${name} is written by the server itself.`;
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return null;
  } catch {
    return `${JSON.stringify(name)} cannot be sent with this value.`;
  }
}

const headersProblem = (headers: unknown): string | null => {
  if (headers === undefined) return null;
  if (!isTexts(headers)) return 'Needs texts by name.';
  const problems = Object.entries(headers).map(([name, value]) => headerProblem(name, value));
  return problems.find((problem) => problem !== null) ?? null;
};

/** Problems of a fault, by field; empty for a valid fault. */
export function faultProblems(input: unknown): Record<string, string> {
  if (!isRecord(input)) return { body: 'Needs an object.' };
  const problems: Record<string, string> = {};
  const check = (field: string, holds: boolean, problem: string): void => {
    if (!holds) problems[field] = problem;
  };
  const absentOr = (field: string, holds: (value: unknown) => boolean): boolean =>
    input[field] === undefined || holds(input[field]);
  for (const field of Object.keys(input)) check(field, Object.hasOwn(FIELDS, field), 'Is not known.');
  check(
    'method',
    METHODS.some((method) => method === input['method']),
    `Is one of ${METHODS.join(', ')}.`,
  );
  check(
    'path',
    typeof input['path'] === 'string' && /^\/wc(-analytics)?\/[\w\-/{}]+$/.test(input['path']),
    'Is a path of the contract.',
  );
  check(
    'status',
    absentOr('status', (value) => isWhole(value, 200, 599)),
    'Is a status from 200 to 599.',
  );
  const unsendable = headersProblem(input['headers']);
  if (unsendable !== null) problems['headers'] = unsendable;
  check(
    'delayMs',
    absentOr('delayMs', (value) => isWhole(value, 0, LONGEST_DELAY_MS)),
    `Is from 0 to ${LONGEST_DELAY_MS}.`,
  );
  check(
    'drop',
    absentOr('drop', (value) => value === 'before' || value === 'after'),
    'Is before or after.',
  );
  check(
    'times',
    absentOr('times', (value) => isWhole(value, 1, 1_000_000)),
    'Is 1 or more.',
  );
  const hasEffect = ['status', 'delayMs', 'drop'].some((field) => input[field] !== undefined);
  check('status', hasEffect, 'A fault needs a status, a delay or a drop.');
  return problems;
}

/** The path of a fault as a pattern. */
export function pathMatches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, at) => part === given[at] || /^\{\w+\}$/.test(part));
}

const DEEPEST = 10;

/** The shape of a value: the type of each field, without its content, ten levels deep. */
export function shapeOf(value: unknown, level = 0): unknown {
  if (value === null || value === undefined) return null;
  if (level > DEEPEST) return typeof value;
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0], level + 1)];
  if (!isRecord(value)) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shapeOf(entry, level + 1)]));
}
