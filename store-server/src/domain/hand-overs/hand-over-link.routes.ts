import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keepStepNews } from '../../calls/changes.store';
import type { RouteDependencies } from '../../calls/domain-module';
import { readSessionCookie, setSessionCookie } from '../../http/session-cookie';
import { sendLocalPage } from '../../page/local-page';
import {
  endGuestSessions,
  findByTokenHash,
  guestId,
  isOpen,
  noteHandOver,
  type HandOver,
} from '../../people/hand-over.store';
import { HAND_OVER_PAGE, isFromElsewhere } from '../../security/access';
import { arrivalAt } from '../../security/cookie-check.routes';
import { createGuessLimiter, tokenGuessKey, type GuessLimiter } from '../../security/rate-limit';
import { hashOf } from '../../security/secrets';
import { closeSession, lookAtSession, openSession, type NewSession } from '../../security/session.store';
import { fieldOf, type HandOverDesk } from './hand-over-desk';
import { deadHandOverPage, endedPage, handOverLinkPage } from './hand-over-page';

const LINK = `${HAND_OVER_PAGE}/open`;

const tooManyPage: Parameters<typeof sendLocalPage>[1] = (texts) => ({ ...deadHandOverPage(texts), status: 429 });

/** The page of a link that has ended says so; one that nobody has made counts as a guess. */
const sendDead = async (
  request: FastifyRequest,
  reply: FastifyReply,
  ended: HandOver | null,
  guesses: GuessLimiter,
): Promise<FastifyReply> => {
  if (ended !== null) return sendLocalPage(reply, (texts) => ({ ...endedPage(ended)(texts), status: 403 }));
  await guesses.countWrong(request);
  request.log.warn({ event: 'hand-over.refused' }, 'hand-over refused');
  return sendLocalPage(reply, deadHandOverPage);
};

/** A session for whoever was asked, in the place of any other of this browser and of this link. */
const openGuest = (
  handOver: HandOver,
  earlier: string | null,
  { transaction, clock, now, announce }: RouteDependencies,
): Promise<NewSession> =>
  transaction(async (trx) => {
    if (earlier !== null) await closeSession(trx, hashOf(earlier));
    await endGuestSessions(trx, handOver.id);
    await noteHandOver(trx, handOver.id, 'opened_at', clock.now());
    await keepStepNews(trx, 'opened', handOver.name, clock.now());
    await announce(trx);
    return openSession(trx, guestId(handOver.id), now());
  });

/** `/hand-over/open`: `GET` shows who asks, so that a preview opens nothing; `POST` opens. */
export function registerHandOverLinks(app: FastifyInstance, dependencies: RouteDependencies, desk: HandOverDesk): void {
  const { db, clock, now } = dependencies;
  const guesses = createGuessLimiter(app, tokenGuessKey);
  const find = (token: string) => findByTokenHash(db, hashOf(token));

  app.get(LINK, { config: { access: 'public' } }, async (request, reply) => {
    const token = fieldOf(request.query, 'token');
    if (await guesses.isOver(request)) return sendLocalPage(reply, tooManyPage);
    const handOver = await find(token);
    if (!handOver || !isOpen(handOver, clock.now())) return sendDead(request, reply, handOver, guesses);
    const cookie = readSessionCookie(request);
    const session = cookie === null ? null : await lookAtSession(db, cookie, now());
    const isSignedIn = session !== null && session.personId !== guestId(handOver.id);
    const [site, timeZone] = [await desk.site(), await desk.timeZone()];
    return sendLocalPage(reply, handOverLinkPage({ handOver, site, token, timeZone, isSignedIn }));
  });

  void app.register(async (forms) => {
    await forms.register(formbody);
    forms.post(LINK, { config: { access: 'public' } }, async (request, reply) => {
      if (isFromElsewhere(request)) return sendLocalPage(reply, deadHandOverPage);
      if (await guesses.isOver(request)) return sendLocalPage(reply, tooManyPage);
      const handOver = await find(fieldOf(request.body, 'token'));
      if (!handOver || !isOpen(handOver, clock.now())) return sendDead(request, reply, handOver, guesses);
      const session = await openGuest(handOver, readSessionCookie(request), dependencies);
      request.log.info({ event: 'hand-over.opened', handOver: handOver.id }, 'hand-over opened');
      setSessionCookie(request, reply, session.id);
      return reply.redirect(arrivalAt('/google'), 303);
    });
  });
}
