import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { listOrEmpty, number, textOrEmpty, textOrNull } from './schemas/answer-schema';
import { dayInStore } from './schemas/day-schema';
import { wholeNumber } from './schemas/request-schema';
import { filledText } from './schemas/text-schema';

const change = z.object({ field: textOrEmpty, before: textOrNull, after: textOrNull, unit: textOrNull });

/**
 * One change: when (`at` in seconds since 1970, `day` in the store's time zone), by whom (masked; null: nobody here), of
 * which object (its name at that time), and the fields with their values before and after. Of a campaign: `name`, `status`
 * and `amount`, a decimal in the currency `unit`.
 */
const entry = z.object({
  id: number,
  at: number,
  day: textOrEmpty,
  by: textOrNull,
  kind: textOrEmpty,
  object_id: textOrEmpty,
  object_name: textOrEmpty,
  action: textOrEmpty,
  changes: listOrEmpty(change),
});
export type ActivityEntry = z.output<typeof entry>;

const answer = z.object({ entries: listOrEmpty(entry), next_page: textOrNull });
export type Activity = z.output<typeof answer>;

/** What was changed. Only the embedded store server answers: no version of a store's plugin has this call. */
export const activityEndpoints = {
  listActivity: endpoint({
    method: 'GET',
    path: '/wc/gla/activity',
    query: z.strictObject({
      kind: z.optional(z.enum(['campaign'])),
      /** First and last day in the store's time zone. */
      after: z.optional(dayInStore()),
      before: z.optional(dayInStore()),
      per_page: z._default(wholeNumber(1, 1000), 100),
      next_page: z.optional(filledText(500)),
    }),
    answers: { 200: answer },
    summary: 'Lists the changes of some days, the latest first.',
  }),
};
