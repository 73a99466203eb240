import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Over https the `__Host-` name ties a cookie to https, this host and the path `/`. Over plain http a Secure cookie does not
 * come back in every browser, on this computer neither (WebKit): it goes without Secure and prefix, HttpOnly, to this host
 * alone. Cookies know no ports, so its name does: two stores on one computer do not sign each other out.
 */
const nameOf = (word: 'session' | 'return', origin: string): string => {
  const { protocol, port } = new URL(origin);
  return protocol === 'https:' ? `__Host-${word}` : `${word}-${port || '80'}`;
};

const optionsOf = (origin: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: origin.startsWith('https:') }) as const;

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

/** A place on this site that a person may be led to. */
export const isReturnPath = (path: string): boolean => path.length <= 1000 && RETURN_PATH.test(path);

/** Remembers where a person wanted to go before signing in, for half an hour. */
export const rememberReturn = (request: FastifyRequest, reply: FastifyReply): void => {
  if (!isReturnPath(request.url)) return;
  void reply.setCookie(nameOf('return', request.siteOrigin), request.url, {
    ...optionsOf(request.siteOrigin),
    maxAge: 30 * 60,
  });
};

/** Path to go to after signing in; its cookie is cleared once read. */
export const takeReturn = (request: FastifyRequest, reply: FastifyReply): string => {
  const name = nameOf('return', request.siteOrigin);
  const path = request.cookies[name];
  if (path === undefined) return '/google';
  void reply.clearCookie(name, optionsOf(request.siteOrigin));
  return isReturnPath(path) ? path : '/google';
};
