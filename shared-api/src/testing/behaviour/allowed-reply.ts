import { describeFailure } from '../../client/failure';
import { endpoints, type EndpointDefinition, type EndpointKey } from '../../contract';
import { reconnectHosting, reconnectProvider } from './accounts';
import type { Refusal } from './behaviour';
import { behaviours } from './behaviours';

/** An answer in wire form. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys that were given and are not among what was read of them, by their paths; what is read in another shape is not looked at. */
function unreadKeys(given: unknown, read: unknown, path = ''): string[] {
  if (Array.isArray(given) && Array.isArray(read))
    return given.flatMap((entry, index) => unreadKeys(entry, read[index], `${path}[${index}]`));
  if (!isFields(given) || !isFields(read)) return [];
  return Object.entries(given).flatMap(([key, value]) =>
    key in read ? unreadKeys(value, read[key], `${path}.${key}`) : [`${path}.${key}`],
  );
}

/** Statuses of the plain `{"message":…}` that every call may fail with. */
const plainStatuses: readonly number[] = [400, 403, 404, 406, 409, 429, 500, 503];

interface Failure {
  readonly status: number;
  readonly code: string | null;
  readonly message: string | null;
  readonly details: readonly string[];
}

const failureOf = ({ status, body }: Reply): Failure => {
  const { code, serverMessage, details } = describeFailure('', body, null);
  return { status, code: code === String(status) ? null : code, message: serverMessage, details: Object.keys(details) };
};

const isShown = ({ status, code, details }: Failure, refusal: Refusal): boolean =>
  refusal.status === status &&
  (refusal.code ?? null) === code &&
  JSON.stringify(Object.keys(refusal.details ?? {}).sort()) === JSON.stringify([...details].sort());

/** True for a request without a session, or without the right. */
const isForbidden = ({ status, code, details }: Failure): boolean =>
  code === 'rest_forbidden' && (status === 401 || status === 403) && details.length === 0;

/** True for a write on what is not there any more, with who changed it. */
const isOutdated = ({ status, code, details }: Failure, { ifMatch }: EndpointDefinition): boolean =>
  ifMatch !== undefined && status === 412 && code === 'rest_precondition_failed' && details.join() === 'outdated';

const isReconnect = ({ code, message }: Failure): boolean =>
  [reconnectHosting, reconnectProvider].some((known) => known.code === code && known.message === message);

/** Failures of a call in the behaviour list. */
const refusalsOf = (key: EndpointKey): Refusal[] =>
  behaviours.flatMap(({ steps }) =>
    steps.flatMap((step) => ('refusal' in step && step.call === key ? [step.refusal as Refusal] : [])),
  );

function failureFault(key: EndpointKey, reply: Reply): string | null {
  const failure = failureOf(reply);
  const definition: EndpointDefinition = endpoints[key];
  const declared = definition.errors?.[reply.status]?.safeParse(reply.body);
  if (declared?.success) {
    const unread = unreadKeys(reply.body, declared.data).filter((path) => path !== '.code' && path !== '.data');
    if (unread.length === 0) return null;
  }
  if (refusalsOf(key).some((refusal) => isShown(failure, refusal)) || isReconnect(failure) || isForbidden(failure))
    return null;
  if (isOutdated(failure, definition)) return null;
  const isPlain = failure.code === null && failure.details.length === 0;
  if (isPlain && plainStatuses.includes(reply.status)) return null;
  return `no store answers ${key} with ${reply.status} ${JSON.stringify(reply.body)}`;
}

/** Reason why no store gives this answer, by the contract and the list of behaviours; null when one may. */
export function replyFault(key: EndpointKey, reply: Reply): string | null {
  const schema = (endpoints[key] as EndpointDefinition).answers[reply.status];
  if (!schema) return failureFault(key, reply);
  const read = schema.safeParse(reply.body);
  if (!read.success) return `${key} does not answer ${JSON.stringify(reply.body)}`;
  const unread = unreadKeys(reply.body, read.data);
  return unread.length === 0 ? null : `the contract of ${key} knows no ${unread.join(', ')}`;
}
