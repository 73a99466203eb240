import { endpoints, type EndpointDefinition, type EndpointKey } from '@listings/shared-api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wireAnswer, type WireAnswer } from './answer-validation';
import type { Call, CallInterceptor } from './domain-module';
import { forbidden, invalidParameters } from './framework-error';
import { isServerCall } from './handler';
import { isIdempotencyKey, keyedCall } from './idempotency';
import { isOpenToKeys, rolesOf, stepsOf } from '../people/roles.rules';
import { validateRequest, type RawRequest } from './request-validation';
import type { Responder } from './responder';

export interface EndpointRoutesOptions {
  readonly respond: Responder;
  readonly interceptor?: CallInterceptor | undefined;
  /** True for calls whose changes are kept here; all are where it is not given. */
  readonly isKeptHere?: ((key: EndpointKey) => boolean) | undefined;
}

const REST_ROOT = '/wp-json';

/** Further methods the store platform takes for the same edit. */
const ALIASES: { readonly [K in EndpointKey]?: readonly ('POST' | 'PUT' | 'PATCH')[] } = {
  saveSettings: ['PUT', 'PATCH'],
  updateCampaign: ['POST', 'PUT'],
  updateShippingRate: ['POST', 'PUT'],
};

/** Polls that a page in sight makes with nobody at it. */
const POLLS: ReadonlySet<EndpointKey> = new Set(['countUnreadAlerts', 'getProductStatistics']);

/** What ends somebody's access, and needs no room to speak of. */
const ENDING: ReadonlySet<EndpointKey> = new Set(['revokeApiKey', 'withdrawHandOver']);

const keysOf = Object.keys as (table: typeof endpoints) => EndpointKey[];

/** Mounts every endpoint of the contract below `/wp-json`. */
export const registerEndpoints = (app: FastifyInstance, options: EndpointRoutesOptions): void => {
  const { isKeptHere = () => true } = options;
  // What is changed in a real store needs no room here.
  const goesOn = (key: EndpointKey) => ENDING.has(key) || !(isServerCall(key) || isKeptHere(key));
  for (const key of keysOf(endpoints)) {
    const definition: EndpointDefinition = endpoints[key];
    app.route({
      method: [definition.method, ...(ALIASES[key] ?? [])],
      url: REST_ROOT + definition.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: {
        access: 'api',
        roles: rolesOf(key),
        steps: stepsOf(key),
        keys: isOpenToKeys(key),
        ...(POLLS.has(key) ? { passive: true } : {}),
        ...(goesOn(key) ? { withoutRoom: true } : {}),
      },
      handler: (request, reply) => answerCall(key, definition, request, reply, options),
    });
  }
};

const answerCall = async (
  key: EndpointKey,
  definition: EndpointDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
  { respond, interceptor }: EndpointRoutesOptions,
): Promise<FastifyReply> => {
  const raw: RawRequest = { params: request.params, query: request.query, body: request.body };
  const call: Call = {
    key,
    method: definition.method,
    path: (request.url.split('?', 1)[0] ?? '').slice(REST_ROOT.length),
    query: raw.query,
    body: raw.body,
  };
  const injected = await interceptor?.before(call);
  if (injected === 'drop') return dropConnection(reply);
  const answer = injected ? injectedAnswer(injected) : await checkAndRespond(key, definition, raw, request, respond);
  const end = await interceptor?.after(call, { status: answer.status, body: answer.text });
  return end === 'drop' ? dropConnection(reply) : sendAnswer(reply, answer);
};

const checkAndRespond = async (
  key: EndpointKey,
  definition: EndpointDefinition,
  raw: RawRequest,
  request: FastifyRequest,
  respond: Responder,
): Promise<WireAnswer> => {
  const valid = validateRequest(definition, raw);
  if (!valid.ok) return wireAnswer(valid.error);
  const { person } = request;
  if (!person) return wireAnswer(forbidden(401));
  const idempotencyKey = request.headers['idempotency-key'];
  const isKeyed = definition.method !== 'GET' && idempotencyKey !== undefined;
  if (isKeyed && !isIdempotencyKey(idempotencyKey)) {
    return wireAnswer(invalidParameters({ 'Idempotency-Key': 'Needs 1 to 255 printable characters.' }));
  }
  const keyed = isKeyed ? keyedCall(person.id, key, String(idempotencyKey), raw) : null;
  return respond({ key, definition, input: valid.input, raw, person, keyed, request });
};

/** Text goes as it is, so that broken answers can be made too. */
const injectedAnswer = (injected: {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}): WireAnswer => ({
  status: injected.status,
  headers: injected.headers ?? {},
  text:
    typeof injected.body === 'string'
      ? injected.body
      : injected.body === undefined
        ? ''
        : JSON.stringify(injected.body),
});

const dropConnection = (reply: FastifyReply): FastifyReply => {
  void reply.hijack();
  reply.raw.destroy();
  return reply;
};

const sendAnswer = (reply: FastifyReply, { status, headers, text }: WireAnswer): FastifyReply => {
  void reply.code(status).headers(headers);
  if (status === 204) return reply.send();
  if (!reply.hasHeader('content-type')) void reply.type('application/json; charset=utf-8');
  return reply.send(text);
};
