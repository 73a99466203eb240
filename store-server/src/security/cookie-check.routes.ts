import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/tables';
import { textOf } from '../http/form-fields';
import { sendLocalPage } from '../page/local-page';
import { lostCookiePage } from '../page/sign-in-page';
import { isReturnPath, readSessionCookie } from '../http/session-cookie';
import { findSession } from './session.store';

const PATH = '/sign-in/arrived';

/** Address after a sign-in: by way of the check that the browser sends its cookie back. */
export const arrivalAt = (path: string): string => `${PATH}?to=${encodeURIComponent(path)}`;

export interface CookieCheckDependencies {
  readonly transaction: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  readonly now: () => number;
}

/**
 * `/sign-in/arrived?to=PATH`: redirects a browser that has the session, and shows any other the page about the lost
 * cookie.
 */
export const registerCookieCheck = (app: FastifyInstance, { transaction, now }: CookieCheckDependencies): void => {
  app.get(PATH, { config: { access: 'public' } }, async (request, reply) => {
    const id = readSessionCookie(request);
    const session = id === null ? null : await transaction((db) => findSession(db, id, now()));
    if (session !== null) return reply.redirect(wishOf(request), 303);
    request.log.warn(
      { event: 'sign-in.cookie-lost', origin: request.siteOrigin },
      'a session cookie did not come back',
    );
    return sendLocalPage(reply, lostCookiePage(request.siteOrigin));
  });
};

const wishOf = ({ query }: FastifyRequest): string => {
  const to = textOf(query, 'to');
  return isReturnPath(to) ? to : '/google';
};
