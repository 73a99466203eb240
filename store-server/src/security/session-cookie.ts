import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesSecureCookies } from '../http/origin';

/**
 * The `__Host-` name ties a cookie to https, this host and the path `/`. Browsers also take it on `http://localhost`.
 * Over plain http to another host none would come back, so the name goes without the prefix there.
 */
const nameOf = (word: 'session' | 'return', origin: string): string =>
  takesSecureCookies(origin) ? `__Host-${word}` : word;

const optionsOf = (origin: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: takesSecureCookies(origin) }) as const;

export const readSessionCookie = (request: FastifyRequest): string | null => {
  const value = request.cookies[nameOf('session', request.siteOrigin)];
  return value !== undefined && /^[\w-]{22,128}$/.test(value) ? value : null;
};

export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, id: string): void => {
  void reply.setCookie(nameOf('session', request.siteOrigin), id, optionsOf(request.siteOrigin));
};

export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  void reply.clearCookie(nameOf('session', request.siteOrigin), optionsOf(request.siteOrigin));
};

/** Screens of the application, and the pages around it: nothing that leads to another host. */
const RETURN_PATH = /^\/(google|sandbox)(\/[a-z0-9-]+)*\/?(\?[\w.~%!$'()*+,;:@/?=&[\]-]*)?$/i;

/** Remembers where a person wanted to go before signing in, for half an hour. */
export const rememberReturn = (request: FastifyRequest, reply: FastifyReply): void => {
  if (!RETURN_PATH.test(request.url) || request.url.length > 1000) return;
  void reply.setCookie(nameOf('return', request.siteOrigin), request.url, {
    ...optionsOf(request.siteOrigin),
    maxAge: 30 * 60,
  });
};

/** Where to go after signing in; forgotten once read. */
export const takeReturn = (request: FastifyRequest, reply: FastifyReply): string => {
  const name = nameOf('return', request.siteOrigin);
  const path = request.cookies[name];
  if (path === undefined) return '/google';
  void reply.clearCookie(name, optionsOf(request.siteOrigin));
  return RETURN_PATH.test(path) ? path : '/google';
};
