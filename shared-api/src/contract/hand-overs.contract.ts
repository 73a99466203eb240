import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { listOrEmpty, number, orNull, text, textOrEmpty, textOrNull } from './schemas/answer-schema';
import { filledText } from './schemas/text-schema';

/** Steps of a setup that may need somebody else. */
export const handOverStepSchema = z.enum(['hosting', 'provider', 'claim', 'phone', 'billing']);
export type HandOverStep = z.output<typeof handOverStepSchema>;

/**
 * A step that somebody else was asked to do; times are seconds since 1970. `opened_at`: since when the link was opened;
 * `mailed_to`: address that the link was sent to.
 */
const handOver = z.object({
  id: text,
  step: handOverStepSchema,
  name: textOrEmpty,
  asked_by: textOrEmpty,
  asked_at: number,
  expires_at: number,
  opened_at: orNull(number),
  mailed_to: textOrNull,
});
export type HandOver = z.output<typeof handOver>;

/** `url` is told in the first answer alone: null where the call is repeated. */
const withLink = z.object({ hand_over: handOver, url: textOrNull });

const handOvers = z.object({
  hand_overs: listOrEmpty(handOver),
  /** Steps that somebody who was asked has done. */
  done: listOrEmpty(handOverStepSchema),
  /** The server can send the link by mail. */
  mail_available: z.boolean(),
});

/** Random: the server's own UUID. */
const idOfHandOver = z.strictObject({ id: z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)) });

const email = z.string().check(z.maxLength(254), z.regex(/^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/));

/** Links for one step, for one person. The store server answers, in front of a real store too: no version of a store's plugin has these calls. */
export const handOversEndpoints = {
  listHandOvers: endpoint({
    method: 'GET',
    path: '/wc/gla/hand-overs',
    answers: { 200: handOvers },
    summary: 'Lists the steps that somebody else was asked to do and has not done yet.',
  }),
  createHandOver: endpoint({
    method: 'POST',
    path: '/wc/gla/hand-overs',
    body: z.strictObject({
      step: handOverStepSchema,
      name: filledText(100),
      email: z._default(z.nullable(email), null),
      note: z._default(z.string().check(z.maxLength(500)), ''),
      language: z._default(filledText(35), 'en'),
    }),
    answers: { 200: withLink },
    shownOnce: ['url'],
    invalidates: ['listHandOvers', 'listActivity'],
    summary: 'Makes a link with which somebody else may do one step, good for seven days.',
  }),
  renewHandOver: endpoint({
    method: 'POST',
    path: '/wc/gla/hand-overs/{id}/link',
    params: idOfHandOver,
    answers: { 200: withLink },
    shownOnce: ['url'],
    invalidates: ['listHandOvers'],
    summary: 'Makes a new link in the place of the earlier one, good for seven days.',
  }),
  withdrawHandOver: endpoint({
    method: 'DELETE',
    path: '/wc/gla/hand-overs/{id}',
    params: idOfHandOver,
    answers: { 200: handOvers },
    invalidates: ['listHandOvers', 'listActivity'],
    summary: 'Ends a link, and what was opened with it.',
  }),
};
