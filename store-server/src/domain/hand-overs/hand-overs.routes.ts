import type { HandOver as WireHandOver } from '@listings/shared-api/contract';
import { roleNeeded, tooManyRequests } from '../../calls/framework-error';
import { failure, ok, type HandlerContext, type Handlers } from '../../calls/handler';
import type { Database } from '../../db/tables';
import {
  addHandOver,
  endHandOver,
  findHandOver,
  handOversSince,
  isOpen,
  openHandOvers,
  renewHandOver,
  stepsHandedOver,
  type HandOver,
} from '../../people/hand-over.store';
import { ownerNames } from '../../people/people.store';
import { isAmong, neededRole, rolesOfStep } from '../../people/roles.rules';
import { hashOf, randomSecret } from '../../security/secrets';
import { authorOf, recordActivity } from '../activity/activity.store';
import { maskedPerson } from '../activity/masking.rules';
import { canMail } from '../alerts/alert-mail-sender';
import { dropHandOverMail, writeHandOverMail } from './hand-over-mail.store';
import { isStepDone } from './hand-over-steps.store';

const HOUR_MS = 60 * 60_000;
/** Links that one person makes in an hour at most: each may send a mail. */
const MOST_AN_HOUR = 10;

const wire = (
  { id, step, name, email, asker, createdAt, expiresAt, openedAt }: HandOver,
  mails: boolean,
): WireHandOver => ({
  id,
  step,
  name,
  asked_by: asker?.name ?? '',
  asked_at: Math.floor(createdAt / 1000),
  expires_at: Math.floor(expiresAt / 1000),
  opened_at: openedAt === null ? null : Math.floor(openedAt / 1000),
  mailed_to: mails ? email : null,
});

const listOf = async ({ db, clock, config }: HandlerContext) => {
  const mails = canMail(config);
  const open = await openHandOvers(db, clock.now());
  const done: HandOver['step'][] = [];
  for (const step of await stepsHandedOver(db)) if (await isStepDone(db, step)) done.push(step);
  return { hand_overs: open.map((handOver) => wire(handOver, mails)), done, mail_available: mails };
};

const linkTo = (origin: string, token: string): string => `${origin}/hand-over/open?token=${encodeURIComponent(token)}`;

const roleRefusal = async (db: Database, step: HandOver['step']) => {
  const { body } = roleNeeded(neededRole(rolesOfStep(step)), await ownerNames(db));
  return failure(403, body);
};

/** Nothing under this id waits any more. */
const gone = () =>
  failure(404, { code: 'hand_over_gone', message: 'This link has ended: the step is done, or it was withdrawn.' });

/** The hand-over of this id, unless it has ended, or its step is not one that the caller may ask for. */
const ownStep = async (id: string, { db, clock, person }: HandlerContext) => {
  const handOver = await findHandOver(db, id);
  if (!handOver || !isOpen(handOver, clock.now())) return { refusal: gone() };
  if (!isAmong(person.role, rolesOfStep(handOver.step))) return { refusal: await roleRefusal(db, handOver.step) };
  return { handOver };
};

const tell = (context: HandlerContext, { id, name }: HandOver, action: 'created' | 'withdrawn') =>
  recordActivity(context.db, authorOf(context), {
    kind: 'hand_over',
    id,
    name: maskedPerson(name),
    action,
    changes: [],
  });

/** A step can wait for one person at a time, and is not asked for when it is done. */
const refusalOf = async (step: HandOver['step'], { db, clock, person }: HandlerContext) => {
  if (!isAmong(person.role, rolesOfStep(step))) return roleRefusal(db, step);
  const now = clock.now();
  if (await isStepDone(db, step)) {
    return failure(409, { code: 'hand_over_done', message: 'This step is done already.' });
  }
  if ((await openHandOvers(db, now)).some((handOver) => handOver.step === step)) {
    return failure(409, { code: 'hand_over_open', message: 'Somebody was asked to do this step already.' });
  }
  if ((await handOversSince(db, person.id, now - HOUR_MS)) < MOST_AN_HOUR) return null;
  return failure(429, tooManyRequests().body, { 'retry-after': '3600' });
};

export const handOversHandlers: Pick<
  Handlers,
  'listHandOvers' | 'createHandOver' | 'renewHandOver' | 'withdrawHandOver'
> = {
  listHandOvers: async (_request, context) => ok(await listOf(context)),
  createHandOver: async ({ body: { language, ...asked } }, context) => {
    const refusal = await refusalOf(asked.step, context);
    if (refusal) return refusal;
    const { db, clock, config, person, origin } = context;
    const token = randomSecret();
    const made = await addHandOver(db, { ...asked, personId: person.id }, hashOf(token), clock.now());
    const url = linkTo(origin, token);
    if (canMail(config)) await writeHandOverMail(db, made, { url, language, now: clock.now() });
    await tell(context, made, 'created');
    return ok({ hand_over: wire(made, canMail(config)), url });
  },
  renewHandOver: async ({ params: { id } }, context) => {
    const { handOver, refusal } = await ownStep(id, context);
    if (!handOver) return refusal;
    const { db, clock, config, origin } = context;
    const token = randomSecret();
    await renewHandOver(db, id, hashOf(token), clock.now());
    await dropHandOverMail(db, id);
    const renewed = await findHandOver(db, id);
    return ok({ hand_over: wire(renewed ?? handOver, canMail(config)), url: linkTo(origin, token) });
  },
  withdrawHandOver: async ({ params: { id } }, context) => {
    const { handOver, refusal } = await ownStep(id, context);
    if (!handOver) return refusal;
    const { db, clock } = context;
    await endHandOver(db, id, 'withdrawn', clock.now());
    await dropHandOverMail(db, id);
    await tell(context, handOver, 'withdrawn');
    return ok(await listOf(context));
  },
};
