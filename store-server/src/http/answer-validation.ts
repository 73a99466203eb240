import { errorBodySchema, type EndpointDefinition, type EndpointKey } from '@listings/shared-api/contract';

/** What a handler gave, before anybody knows that it is right. */
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

/** Checks an answer against the contract and writes it out. Throws `AnswerMismatch`. */
export const writeAnswer = (key: EndpointKey, definition: EndpointDefinition, answer: RawAnswer): WireAnswer => {
  const reused = answer.reused === true && typeof answer.body === 'object' ? answer.body : null;
  const before = reused && written.get(reused);
  if (before) return before;
  const wire = checkAndWrite(key, definition, answer);
  if (reused) written.set(reused, wire);
  return wire;
};

const checkAndWrite = (key: EndpointKey, definition: EndpointDefinition, answer: RawAnswer): WireAnswer => {
  const schemas = [definition.answers[answer.status], definition.errors?.[answer.status]].filter((schema) => !!schema);
  if (answer.status >= 400) schemas.push(errorBodySchema);
  let field = 'status';
  for (const schema of schemas) {
    const parsed = schema.safeParse(answer.body);
    if (parsed.success) return wireAnswer(answer);
    field = parsed.error.issues[0]?.path.map(String).join('.') || 'body';
  }
  throw new AnswerMismatch(key, answer.status, field);
};

/** Writes an answer out as it is. */
export const wireAnswer = ({ status, body, headers = {} }: RawAnswer): WireAnswer => ({
  status,
  headers,
  text: status === 204 ? '' : JSON.stringify(body),
});
