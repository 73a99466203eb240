import type {} from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OpenIdConfig } from '../../base/config';
import type { ChangeSignal } from '../../db/change-signal';
import type { Database } from '../../db/tables';
import { readSessionCookie, setSessionCookie, takeReturn } from '../../http/session-cookie';
import { sendLocalPage } from '../../page/local-page';
import { openIdPage, type OpenIdProblem } from '../../page/openid-page';
import { ownerNames } from '../../people/people.store';
import { arrivalAt } from '../cookie-check.routes';
import { hashOf } from '../secrets';
import { closeSession, openSession } from '../session.store';
import { storeKey } from '../signed-text';
import { admit, type OpenIdAccount } from './openid-person.store';
import type { OpenIdProvider } from './openid-provider';
import { openRequest, sealRequest, type OpenIdRequest } from './openid-request.rules';
import { spendState } from './used-state.store';

export interface OpenIdDependencies {
  readonly db: Database;
  readonly transaction: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  readonly now: () => number;
  /** Ends the streams of sessions that end. */
  readonly announce: ChangeSignal['announce'];
  readonly config: OpenIdConfig;
  readonly provider: OpenIdProvider;
}

/** Way to the provider. */
export const OPENID_PATH = '/sign-in/openid';
/** What sign-ins under way are signed with. */
const KEY = 'openid.requestKey';
const CALLBACK = `${OPENID_PATH}/callback`;

/** Names are as those of the session's cookie: tied to https where there is any, else to the port. */
const cookieName = (origin: string): string => {
  const { protocol, port } = new URL(origin);
  return protocol === 'https:' ? '__Host-openid' : `openid-${port || '80'}`;
};

const cookieOptions = (origin: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: origin.startsWith('https:'), maxAge: 600 }) as const;

const redirectUri = ({ siteOrigin }: FastifyRequest): string => `${siteOrigin}${CALLBACK}`;

/** The words for a failure that a log may hold: no token, no code. */
const causeOf = (error: unknown): string => {
  const fields = typeof error === 'object' && error !== null ? error : {};
  const words: unknown[] = [Reflect.get(fields, 'name'), Reflect.get(fields, 'code')];
  return words.filter((word) => typeof word === 'string').join(' ');
};

/** Causes that lie with the provider, or on the way to it: nobody has done anything wrong. */
const FROM_PROVIDER = /^(TypeError|ClientError)$|TIMEOUT|ABORT|RESPONSE_IS_NOT_|PARSE_ERROR/;

const problemOf = (error: unknown): OpenIdProblem =>
  FROM_PROVIDER.test(causeOf(error)) ? 'unreachable' : 'unfinished';

/** `/sign-in/openid`: to the provider, and back from it. */
export const registerOpenId = (app: FastifyInstance, dependencies: OpenIdDependencies): void => {
  const { db, transaction, announce, now, provider, config } = dependencies;
  const access = { config: { access: 'public' } } as const;

  const refuse = async (request: FastifyRequest, reply: FastifyReply, problem: OpenIdProblem, cause = '') => {
    request.log.warn({ event: 'sign-in.refused', by: 'openid', problem, cause }, 'sign-in refused');
    return sendLocalPage(reply, openIdPage(problem, await ownerNames(db)));
  };

  app.get(OPENID_PATH, access, async (request, reply) => {
    try {
      const { url, request: begun } = await provider.begin(redirectUri(request));
      const sealed = sealRequest(begun, await storeKey(db, KEY), now());
      void reply.setCookie(cookieName(request.siteOrigin), sealed, cookieOptions(request.siteOrigin));
      return await reply.redirect(url.href, 302);
    } catch (error) {
      return refuse(request, reply, 'unreachable', causeOf(error));
    }
  });

  const takeBegun = async (request: FastifyRequest, reply: FastifyReply): Promise<OpenIdRequest | null> => {
    const name = cookieName(request.siteOrigin);
    const sealed = request.cookies[name];
    void reply.clearCookie(name, cookieOptions(request.siteOrigin));
    return sealed === undefined ? null : openRequest(sealed, await storeKey(db, KEY), now());
  };

  const enter = (request: FastifyRequest, account: OpenIdAccount, { state }: OpenIdRequest) =>
    transaction(async (trx) => {
      if (!(await spendState(trx, state, now()))) return { refusal: 'unfinished' } as const;
      const outcome = await admit(trx, account, config.roles, now());
      await announce(trx);
      if ('refusal' in outcome) return outcome;
      const earlier = readSessionCookie(request);
      if (earlier !== null) await closeSession(trx, hashOf(earlier));
      return { session: await openSession(trx, outcome.personId, now()) };
    });

  app.get(CALLBACK, access, async (request, reply) => {
    const begun = await takeBegun(request, reply);
    if (begun === null) return refuse(request, reply, 'unfinished', 'not begun here');
    let account: OpenIdAccount;
    try {
      account = await provider.finish(new URL(request.url, request.siteOrigin), begun);
    } catch (error) {
      return refuse(request, reply, problemOf(error), causeOf(error));
    }
    const entered = await enter(request, account, begun);
    if ('refusal' in entered) return refuse(request, reply, entered.refusal);
    request.log.info({ event: 'sign-in.accepted', by: 'openid' }, 'signed in');
    setSessionCookie(request, reply, entered.session.id);
    return reply.redirect(arrivalAt(takeReturn(request, reply)), 303);
  });
};
