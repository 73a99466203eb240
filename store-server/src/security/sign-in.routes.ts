import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ChangeSignal } from '../db/change-signal';
import type { Database } from '../db/tables';
import { EVERYBODY } from '../people/roles.rules';
import { operator } from '../people/people.store';
import { sendLocalPage } from '../page/local-page';
import { deadLinkPage, signedOutPage, signInPage, oneTimeLinkPage, type OpenIdWays } from '../page/sign-in-page';
import { isFromElsewhere } from './access';
import { arrivalAt, registerCookieCheck } from './cookie-check.routes';
import { clearSessionCookie, readSessionCookie, setSessionCookie, takeReturn } from '../http/session-cookie';
import type { GuessLimiter } from './rate-limit';
import { closeSession, openSession } from './session.store';
import { acceptInvitation, isInvitation } from './invitation.store';
import { lookAtToken, spendToken } from './sign-in-token.store';
import { hashOf } from './secrets';

export interface SignInDependencies {
  readonly db: Database;
  readonly transaction: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  readonly now: () => number;
  /** Ends the streams of sessions that end. */
  readonly announce: ChangeSignal['announce'];
  /** A token of the operator was used, or was too old: the person at the terminal gets the next link. */
  readonly onTokenSpent: () => Promise<void>;
  readonly guesses: GuessLimiter;
  /** Ways to a provider; null where people sign in by links alone. */
  readonly openId: (request: FastifyRequest) => Promise<OpenIdWays | null>;
}

/** `/sign-in` by link or form, `/sign-out` by form or call. */
export const registerSignIn = (app: FastifyInstance, dependencies: SignInDependencies): void => {
  const { transaction, announce, guesses, openId } = dependencies;
  const showSignIn = async (request: FastifyRequest, reply: FastifyReply, status: number) => {
    const ways = await openId(request);
    return sendLocalPage(reply, (texts) => ({ ...signInPage(ways)(texts), status }));
  };
  const config = { access: 'public' } as const;
  app.get('/sign-in', { config }, async (request, reply) => {
    const token = tokenOf(request.query);
    if (token === null) return showSignIn(request, reply, 200);
    // Link previews send HEAD requests too: a one-time token is not used up by them.
    if (request.method === 'HEAD') return sendLocalPage(reply, oneTimeLinkPage(''));
    if (await guesses.isOver(request))
      return sendLocalPage(reply, (texts) => ({ ...deadLinkPage(texts), status: 429 }));
    const isOnce =
      (await lookAtToken(dependencies.db, token, dependencies.now())) === 'once' ||
      (await isInvitation(dependencies.db, token, dependencies.now()));
    return isOnce ? sendLocalPage(reply, oneTimeLinkPage(token)) : signInWith(token, request, reply, dependencies);
  });
  void app.register(async (forms) => {
    await forms.register(formbody);
    // Goes on without room for anything else: somebody has to be able to see what is wrong.
    forms.post('/sign-in', { config: { ...config, withoutRoom: true } }, async (request, reply) => {
      const token = tokenOf(request.body);
      if (token === null || isFromElsewhere(request)) return showSignIn(request, reply, 401);
      if (await guesses.isOver(request))
        return sendLocalPage(reply, (texts) => ({ ...deadLinkPage(texts), status: 429 }));
      return signInWith(token, request, reply, dependencies);
    });
  });

  registerCookieCheck(app, dependencies);

  app.post(
    '/sign-out',
    { config: { access: 'form', roles: EVERYBODY, steps: 'every', withoutRoom: true } },
    async (request, reply) => {
      const { caller } = request;
      if (caller?.kind === 'session')
        await transaction(async (db) => {
          await closeSession(db, caller.session.idHash);
          await announce(db);
        });
      clearSessionCookie(request, reply);
      void reply.header('clear-site-data', '"storage"');
      request.log.info({ event: 'sign-out' }, 'signed out');
      const wantsPage = request.headers.accept?.includes('text/html') === true;
      return wantsPage ? sendLocalPage(reply, signedOutPage(await openId(request))) : reply.code(204).send();
    },
  );
};

const signInWith = async (
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
  { transaction, now, announce, onTokenSpent, guesses }: SignInDependencies,
): Promise<FastifyReply> => {
  const earlier = readSessionCookie(request);
  const { use, session } = await transaction(async (db) => {
    const spent = await spendToken(db, token, now());
    const personId = spent === 'accepted' ? (await operator(db)).id : await acceptInvitation(db, token, now());
    if (personId === null) return { use: spent, session: null };
    if (earlier !== null) {
      await closeSession(db, hashOf(earlier));
      await announce(db);
    }
    return { use: spent, session: await openSession(db, personId, now()) };
  });
  if (use === 'accepted' || use === 'expired') await onTokenSpent();
  if (!session) {
    await guesses.countWrong(request);
    request.log.warn({ event: 'sign-in.refused' }, 'sign-in refused');
    return sendLocalPage(reply, deadLinkPage);
  }
  request.log.info({ event: 'sign-in.accepted' }, 'signed in');
  setSessionCookie(request, reply, session.id);
  return reply.redirect(arrivalAt(takeReturn(request, reply)), 303);
};

/** The token of the link, also when the whole link was pasted into the form. */
const tokenOf = (fields: unknown): string | null => {
  const given: unknown = typeof fields === 'object' && fields !== null && 'token' in fields ? fields.token : undefined;
  if (typeof given !== 'string') return null;
  const text = given.trim();
  const pasted = URL.canParse(text) ? new URL(text).searchParams.get('token') : null;
  return (pasted ?? text).slice(0, 500);
};
