import { errorBodySchema, type EndpointDefinition, type EndpointKey, type Schema } from '@listings/shared-api/contract';
import { letOthersGo, mapInSlices } from '../db/yield';

/** Answer of a handler, before it is validated. */
export interface RawAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly reused?: true;
}

/** An answer as it goes over the wire, and as it is kept for a replay. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty for 204. */
  readonly text: string;
}

/** A handler's answer does not fit the contract: a fault of this server, answered with 500. */
class AnswerMismatch extends Error {
  constructor(key: EndpointKey, status: number, field: string) {
    super(`${key} answered ${status} with a body that does not fit the contract at ${field}`);
    this.name = 'AnswerMismatch';
  }
}

/** Answers to bodies that handlers give again and again, by body: they were checked and written before. */
const written = new WeakMap<object, WireAnswer>();

/** Checks an answer against the contract and writes it out, a long list slice by slice. Throws `AnswerMismatch`. */
export const writeAnswer = async (
  key: EndpointKey,
  definition: EndpointDefinition,
  answer: RawAnswer,
): Promise<WireAnswer> => {
  const reused = answer.reused === true && typeof answer.body === 'object' ? answer.body : null;
  const before = reused && written.get(reused);
  if (before) return before;
  const wire = await checkAndWrite(key, definition, answer);
  if (reused) written.set(reused, wire);
  return wire;
};

const checkAndWrite = async (
  key: EndpointKey,
  definition: EndpointDefinition,
  answer: RawAnswer,
): Promise<WireAnswer> => {
  const schemas = [definition.answers[answer.status], definition.errors?.[answer.status]].filter((schema) => !!schema);
  if (answer.status >= 400) schemas.push(errorBodySchema);
  const long = longListOf(answer.body);
  let field = 'status';
  for (const schema of schemas) {
    const misfit = long ? await misfitOfLong(schema, long) : misfitOf(schema, answer.body);
    if (misfit === null) return long ? writeLong(answer, long) : wireAnswer(answer);
    field = misfit;
  }
  throw new AnswerMismatch(key, answer.status, field);
};

/** The first field that does not fit; null when all do. */
const misfitOf = (schema: Schema, body: unknown): string | null => {
  const parsed = schema.safeParse(body);
  return parsed.success ? null : parsed.error.issues[0]?.path.map(String).join('.') || 'body';
};

/** Entries of a list that are checked and written before other requests go on. */
const AT_ONCE = 500;

/** A body with a list that is too long to be checked and written in one go. */
interface LongBody {
  readonly body: object;
  readonly name: string;
  readonly list: readonly unknown[];
}

const longListOf = (body: unknown): LongBody | null => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  for (const [name, list] of Object.entries(body) as [string, unknown][]) {
    if (Array.isArray(list) && list.length > AT_ONCE) return { body, name, list };
  }
  return null;
};

/** Each slice is checked as if the body had no more. */
const misfitOfLong = async (schema: Schema, { body, name, list }: LongBody): Promise<string | null> => {
  for (let first = 0; first < list.length; first += AT_ONCE) {
    if (first > 0) await letOthersGo();
    const misfit = misfitOf(schema, { ...body, [name]: list.slice(first, first + AT_ONCE) });
    if (misfit !== null) return misfit;
  }
  return null;
};

const writeLong = async ({ status, headers = {} }: RawAnswer, { body, name, list }: LongBody): Promise<WireAnswer> => {
  const slices = await mapInSlices(list, AT_ONCE, (some) => [JSON.stringify(some).slice(1, -1)]);
  const fields = (Object.entries(body) as [string, unknown][])
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${JSON.stringify(key)}:${key === name ? `[${slices.join(',')}]` : JSON.stringify(value)}`);
  return { status, headers, text: `{${fields.join(',')}}` };
};

/** Writes an answer out as it is. */
export const wireAnswer = ({ status, body, headers = {} }: RawAnswer): WireAnswer => ({
  status,
  headers,
  text: status === 204 ? '' : JSON.stringify(body),
});
