import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HandOverStep } from '@listings/shared-api/contract';
import type { ServerConfig } from '../base/config';
import type { Database } from '../db/tables';
import {
  forbidden,
  invalidNonce,
  notForKeys,
  roleNeeded,
  tooManyRequests,
  type FrameworkError,
} from '../calls/framework-error';
import { originOf } from '../http/origin';
import { findGuest } from '../people/hand-over.store';
import { findPerson, operator, ownerNames, type Person } from '../people/people.store';
import { EVERYBODY, isAmong, neededRole, OWNERS, type Roles } from '../people/roles.rules';
import { refuseKey, type ApiKeyGate, type KeyOutcome } from './api-key-gate';
import type { BasicOutcome, PasswordGate } from './basic-auth';
import type { RateLimiter } from './rate-limit';
import { findSession, lookAtSession, type Session } from './session.store';
import { isSameSecret } from './secrets';
import { readSessionCookie, rememberReturn } from '../http/session-cookie';

/**
 * The rule of a route; a route without one fails the start [S-1].
 * `public`: anybody. `page`: a document; the anonymous see the sign-in page. `api`: JSON; 401 for the anonymous, and
 * mutations need the session's token. `form`: a POST of a page's own form, with the session's token in `_wpnonce`.
 */
type Access = 'public' | 'page' | 'api' | 'form';

type Caller = { readonly kind: 'session'; readonly session: Session } | { readonly kind: 'basic' | 'key' };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Not counted by the rate limit: files and probes. */
    uncounted?: true;
    /** Made by the page on its own: the request does not keep the session from going idle. */
    passive?: true;
    /**
     * Who may, beside an owner. Without a word: everybody where something is read or a page is shown, owners alone where
     * something is changed.
     */
    roles?: Roles;
    /** Steps of a hand-over that this is part of; `every` where it belongs to hand-overs themselves. */
    steps?: readonly HandOverStep[] | 'every';
    /** An API key may do it too, where its role allows it. */
    keys?: boolean;
  }
  interface FastifyRequest {
    /** The caller; null for anonymous requests, and always null on public routes. */
    caller: Caller | null;
    /** The person who calls: there is one where there is a caller. */
    person: Person | null;
    /** The origin the browser sees. */
    siteOrigin: string;
  }
}

export interface AccessDependencies {
  readonly db: Database;
  readonly config: Pick<ServerConfig, 'publicUrl'>;
  readonly now: () => number;
  /** Time of the store, by which what it hands over ends. */
  readonly storeNow: () => number;
  readonly limit: RateLimiter;
  readonly passwords: PasswordGate;
  readonly apiKeys: ApiKeyGate;
  /** Answers a person without a session. */
  readonly signInPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** Answers a person whose role is not enough for a page. */
  readonly rolePage: (reply: FastifyReply, owners: readonly string[]) => FastifyReply;
  /** Answers a person whose form is of another session. */
  readonly staleFormPage: (reply: FastifyReply) => FastifyReply;
}

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Installs the one hook that knows who may do what. Before any route. */
export const installAccess = (app: FastifyInstance, dependencies: AccessDependencies): void => {
  app.decorateRequest('caller', null);
  app.decorateRequest('person', null);
  app.decorateRequest('siteOrigin', '');
  app.addHook('onRoute', (route) => {
    if (!route.config?.access) throw new Error(`The route ${String(route.method)} ${route.url} has no access rule`);
  });
  app.addHook('onRequest', async (request, reply) => {
    request.siteOrigin = originOf(request.headers, dependencies.config.publicUrl, 'http://localhost');
    const { access, uncounted } = request.routeOptions.config;
    const isOpen = request.is404 || access === 'public';
    const password = access === 'api' ? await dependencies.passwords.check(request) : 'absent';
    const key = access === 'api' ? await dependencies.apiKeys.check(request) : 'absent';
    if (!isOpen) await identify(request, password, key, dependencies);
    if ((password === 'limited' || key === 'limited') && !request.caller) return letWait(reply);
    if (!uncounted && (await dependencies.limit(request, reply))) return reply;
    if (typeof key === 'string' && key !== 'absent' && key !== 'limited') return refuseKey(request, reply, key);
    if (isOpen) return undefined;
    if (access === 'page') {
      return request.caller ? refuseRole(request, reply, dependencies) : askToSignIn(request, reply, dependencies);
    }
    if (access === 'form' && !request.caller && wantsPage(request)) return dependencies.signInPage(request, reply);
    const error = access === 'form' ? formError(request) : apiError(request);
    return error ? refuse(request, reply, error) : refuseRole(request, reply, dependencies);
  });
  app.addHook('preHandler', (request, reply, goOn) => {
    if (request.routeOptions.config.access !== 'form' || hasFormToken(request)) return goOn();
    void (wantsPage(request) ? dependencies.staleFormPage(reply) : refuse(request, reply, invalidNonce()));
  });
};

const rolesOfRoute = (request: FastifyRequest): Roles => {
  const { access, roles } = request.routeOptions.config;
  return roles ?? (access === 'page' || (access === 'api' && SAFE.has(request.method)) ? EVERYBODY : OWNERS);
};

/** Whoever was asked to do one step: everything else leads back to it, or is refused. */
const isPartOfStep = (request: FastifyRequest, { step, isOpen }: NonNullable<Person['handOver']>): boolean => {
  const { steps = [] } = request.routeOptions.config;
  return steps === 'every' || (isOpen && steps.includes(step));
};

/** Page of the one step that somebody was asked to do. */
export const HAND_OVER_PAGE = '/hand-over';

/** Refuses a person whose role does not allow this route. */
const refuseRole = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { db, rolePage }: AccessDependencies,
): Promise<FastifyReply | undefined> => {
  if (request.caller?.kind === 'key' && request.routeOptions.config.keys !== true) {
    return refuse(request, reply, notForKeys());
  }
  const roles = rolesOfRoute(request);
  const { person } = request;
  if (person?.handOver) {
    if (isPartOfStep(request, person.handOver)) return undefined;
    if (request.routeOptions.config.access === 'page') return reply.redirect(HAND_OVER_PAGE, 303);
  } else if (person && isAmong(person.role, roles)) return undefined;
  const owners = await ownerNames(db);
  const error = roleNeeded(neededRole(roles), owners);
  const isPage = request.routeOptions.config.access !== 'api' && wantsPage(request);
  return isPage ? rolePage(reply, owners) : refuse(request, reply, error);
};

/** A person at a browser, not a program. */
const wantsPage = (request: FastifyRequest): boolean => request.headers.accept?.includes('text/html') === true;

const askToSignIn = (request: FastifyRequest, reply: FastifyReply, { signInPage }: AccessDependencies) => {
  rememberReturn(request, reply);
  return signInPage(request, reply);
};

const refuse = (request: FastifyRequest, reply: FastifyReply, { status, body }: FrameworkError): FastifyReply => {
  request.log.warn(
    { event: 'access.refused', status, method: request.method, path: request.routeOptions.url },
    'refused',
  );
  return reply.code(status).send(body);
};

/** Sets caller and person; a session whose person was removed is worth nothing. */
const identify = async (
  request: FastifyRequest,
  password: BasicOutcome,
  key: KeyOutcome,
  dependencies: AccessDependencies,
): Promise<void> => {
  if (key !== 'absent') {
    // Whoever sends a key acts by it alone, whatever cookie comes with it.
    if (typeof key === 'string') return;
    request.person = key;
    request.caller = { kind: 'key' };
    return;
  }
  const caller = await findCaller(request, password, dependencies);
  if (!caller) return;
  request.person = await personOf(caller, dependencies);
  request.caller = request.person && caller;
};

const personOf = async (caller: Caller, { db, storeNow }: AccessDependencies): Promise<Person | null> => {
  if (caller.kind !== 'session') return operator(db);
  const { personId } = caller.session;
  return (await findPerson(db, personId)) ?? (await findGuest(db, personId, storeNow()));
};

/** Finds the caller by password, else by session: a caller whose password is rate-limited may still have a session. */
const findCaller = async (
  request: FastifyRequest,
  password: BasicOutcome,
  { db, now }: AccessDependencies,
): Promise<Caller | null> => {
  if (password === 'accepted') return { kind: 'basic' };
  const id = readSessionCookie(request);
  const isPassive = request.routeOptions.config.passive === true;
  const session = id === null ? null : await (isPassive ? lookAtSession : findSession)(db, id, now());
  return session && { kind: 'session', session };
};

const letWait = (reply: FastifyReply): FastifyReply => {
  const { status, body } = tooManyRequests();
  return reply.code(status).header('retry-after', '60').send(body);
};

/** Browsers send the origin of a request; programs send nothing. */
export const isFromElsewhere = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site'];
  // Under `Referrer-Policy: no-referrer` the Origin of an own form is `null`: the newer header goes first.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  return origin !== undefined && origin !== request.siteOrigin;
};

const apiError = (request: FastifyRequest): FrameworkError | null => {
  const { caller } = request;
  if (!caller) return forbidden(401);
  if (isFromElsewhere(request)) return forbidden(403);
  if (caller.kind !== 'session') return null;
  const nonce = request.headers['x-wp-nonce'];
  // A request without a token counts as not signed in, as on the store platform. Reads are still allowed: they change
  // nothing.
  if (nonce === undefined) return SAFE.has(request.method) ? null : forbidden(401);
  return typeof nonce === 'string' && isSameSecret(nonce, caller.session.nonce) ? null : invalidNonce();
};

const formError = (request: FastifyRequest): FrameworkError | null => {
  if (request.caller?.kind !== 'session') return forbidden(401);
  return isFromElsewhere(request) ? forbidden(403) : null;
};

const hasFormToken = (request: FastifyRequest): boolean => {
  if (request.caller?.kind !== 'session') return false;
  const { body } = request;
  const field: unknown = typeof body === 'object' && body !== null && '_wpnonce' in body ? body._wpnonce : undefined;
  const token = field ?? request.headers['x-wp-nonce'];
  return typeof token === 'string' && isSameSecret(token, request.caller.session.nonce);
};
