import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../base/config';
import type { Database } from '../db/tables';
import { forbidden, invalidNonce, roleNeeded, tooManyRequests, type FrameworkError } from '../calls/framework-error';
import { originOf } from '../http/origin';
import { findPerson, operator, ownerNames, type Person } from '../people/people.store';
import { EVERYBODY, isAmong, neededRole, OWNERS, type Roles } from '../people/roles.rules';
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

type Caller = { readonly kind: 'session'; readonly session: Session } | { readonly kind: 'basic' };

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
  readonly limit: RateLimiter;
  readonly passwords: PasswordGate;
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
    if (!isOpen) await identify(request, password, dependencies);
    if (password === 'limited' && !request.caller) return letWait(reply);
    if (!uncounted && (await dependencies.limit(request, reply))) return reply;
    if (isOpen) return undefined;
    if (access === 'page') {
      return request.caller ? refuseRole(request, reply, dependencies) : askToSignIn(request, reply, dependencies);
    }
    if (access === 'form' && !request.caller && wantsPage(request)) return dependencies.signInPage(request, reply);
    const error = access === 'form' ? formError(request) : apiError(request);
    return error ? refuse(request, reply, error) : refuseRole(request, reply, dependencies);
  });
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.access !== 'form' || hasFormToken(request)) return undefined;
    return wantsPage(request) ? dependencies.staleFormPage(reply) : refuse(request, reply, invalidNonce());
  });
};

const rolesOfRoute = (request: FastifyRequest): Roles => {
  const { access, roles } = request.routeOptions.config;
  return roles ?? (access === 'page' || (access === 'api' && SAFE.has(request.method)) ? EVERYBODY : OWNERS);
};

/** Refuses a person whose role does not allow this route. */
const refuseRole = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { db, rolePage }: AccessDependencies,
): Promise<FastifyReply | undefined> => {
  const roles = rolesOfRoute(request);
  if (request.person && isAmong(request.person.role, roles)) return undefined;
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
  dependencies: AccessDependencies,
): Promise<void> => {
  const caller = await findCaller(request, password, dependencies);
  if (!caller) return;
  const { db } = dependencies;
  request.person = caller.kind === 'session' ? await findPerson(db, caller.session.personId) : await operator(db);
  request.caller = request.person && caller;
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
  if (caller.kind === 'basic') return null;
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
