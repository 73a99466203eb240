import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/tables';
import { sendPlainPage } from '../page/plain-page';
import { deadLinkPage, signedOutPage, signInPage } from '../page/sign-in.page';
import { clearSessionCookie, readSessionCookie, setSessionCookie, takeReturn } from './session-cookie';
import type { GuessLimiter } from './rate-limit';
import { closeSession, openSession } from './session.store';
import { spendToken } from './sign-in-token.store';
import { hashOf } from './secrets';

export interface SignInDependencies {
  readonly transaction: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  readonly now: () => number;
  /** A one-time token was used: the person at the terminal gets the next. */
  readonly onSignedIn: () => Promise<void>;
  readonly guesses: GuessLimiter;
}

const ADMIN = 'admin';

/** `/sign-in` by link or form, `/sign-out` by form or call. */
export const registerSignIn = (app: FastifyInstance, dependencies: SignInDependencies): void => {
  const { transaction, now, onSignedIn, guesses } = dependencies;
  app.get('/sign-in', { config: { access: 'public' } }, async (request, reply) => {
    const token = tokenOf(request);
    if (token === null) return sendPlainPage(reply, { ...signInPage(), status: 200 });
    if (await guesses.isOver(request)) return sendPlainPage(reply, { ...deadLinkPage(), status: 429 });
    const earlier = readSessionCookie(request);
    const session = await transaction(async (db) => {
      if ((await spendToken(db, token, now())) !== 'accepted') return null;
      if (earlier !== null) await closeSession(db, hashOf(earlier));
      return openSession(db, ADMIN, now());
    });
    if (!session) {
      await guesses.countWrong(request);
      request.log.warn({ event: 'sign-in.refused' }, 'sign-in refused');
      return sendPlainPage(reply, deadLinkPage());
    }
    request.log.info({ event: 'sign-in.accepted' }, 'signed in');
    await onSignedIn();
    setSessionCookie(request, reply, session.id);
    return reply.redirect(takeReturn(request, reply), 303);
  });

  app.post('/sign-out', { config: { access: 'form' } }, async (request, reply) => {
    const { caller } = request;
    if (caller?.kind === 'session') await transaction((db) => closeSession(db, caller.session.idHash));
    clearSessionCookie(request, reply);
    void reply.header('clear-site-data', '"storage"');
    request.log.info({ event: 'sign-out' }, 'signed out');
    const wantsPage = request.headers.accept?.includes('text/html') === true;
    return wantsPage ? sendPlainPage(reply, signedOutPage()) : reply.code(204).send();
  });
};

/** The token of the link, also when the whole link was pasted into the form. */
const tokenOf = (request: FastifyRequest): string | null => {
  const { query } = request;
  const given: unknown = typeof query === 'object' && query !== null && 'token' in query ? query.token : undefined;
  if (typeof given !== 'string') return null;
  const text = given.trim();
  const pasted = URL.canParse(text) ? new URL(text).searchParams.get('token') : null;
  return (pasted ?? text).slice(0, 500);
};
