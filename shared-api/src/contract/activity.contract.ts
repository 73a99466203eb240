import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { listOrEmpty, number, numberOrZero, orNull, textOrEmpty, textOrNull } from './schemas/answer-schema';
import { dayInStore } from './schemas/day-schema';
import { idParams, searchWords, wholeNumber } from './schemas/request-schema';
import { filledText } from './schemas/text-schema';

/** Kinds of objects that changes are told of. */
export const activityKindSchema = z.enum([
  'campaign',
  'products',
  'audience',
  'rates',
  'times',
  'settings',
  'checklist',
  'contact',
  'phone',
  'hosting',
  'provider',
  'merchant',
  'ads',
  'sync',
  'review',
  'shop_check',
  'store',
  'catalogue',
  'hand_over',
]);
export type ActivityKind = z.output<typeof activityKindSchema>;

/** Amounts are decimals in the currency `unit`, flags `yes` and `no`, lists joined by commas; null where there was nothing. */
const change = z.object({ field: textOrEmpty, before: textOrNull, after: textOrNull, unit: textOrNull });
export type ActivityChange = z.output<typeof change>;

const member = z.object({ id: textOrEmpty, name: textOrEmpty });

/**
 * One change: when (`at` in seconds since 1970, `day` in the store's time zone), by whom (masked; null: nobody here;
 * `asked_by` whom, where a step was handed over), of which object (its name at that time), and the fields with their values before and after. Personal data are masked.
 * `from`: where it was asked for. `count`: objects changed at once; `members`: the first
 * five of several of them, by their names of now, without those that are gone. `undo`: whether it can be taken back, or was already;
 * `undo_of` is the entry that this one took back. `reference`: the request's id in the server's log.
 */
export const activityEntrySchema = z.object({
  id: number,
  at: number,
  day: textOrEmpty,
  by: textOrNull,
  asked_by: textOrNull,
  person: textOrNull,
  from: z.catch(z.enum(['screen', 'api', 'store', 'provider']), 'api'),
  kind: textOrEmpty,
  object_id: textOrEmpty,
  object_name: textOrEmpty,
  action: textOrEmpty,
  count: numberOrZero,
  members: listOrEmpty(member),
  changes: listOrEmpty(change),
  reference: textOrNull,
  undo: z.catch(z.enum(['possible', 'done', 'impossible']), 'impossible'),
  undo_of: orNull(number),
});
export type ActivityEntry = z.output<typeof activityEntrySchema>;

const answer = z.object({
  entries: listOrEmpty(activityEntrySchema),
  /** Everybody who is in the log, to filter by. */
  people: listOrEmpty(z.object({ id: textOrEmpty, name: textOrEmpty })),
  next_page: textOrNull,
});
export type Activity = z.output<typeof answer>;

/** Why a change cannot be taken back: what was changed since, by whom and when (as in an entry), or that it never can. */
const refusal = z.object({
  code: z.enum(['activity_changed_since', 'activity_not_undoable']),
  message: textOrEmpty,
  errors: z.object({ by: textOrNull, at: orNull(number), entry: orNull(number) }),
});

/** What was changed, by anyone. The store server answers, in front of a real store too: no version of a store's plugin has these calls. */
export const activityEndpoints = {
  listActivity: endpoint({
    method: 'GET',
    path: '/wc/gla/activity',
    query: z.strictObject({
      kind: z.optional(activityKindSchema),
      /** Id of an object of the `kind`. */
      object: z.optional(filledText(100)),
      person: z.optional(filledText(100)),
      /** Part of the name of an object or a person, or a whole reference. */
      search: z.optional(searchWords()),
      /** First and last day in the store's time zone. */
      after: z.optional(dayInStore()),
      before: z.optional(dayInStore()),
      per_page: z._default(wholeNumber(1, 1000), 100),
      next_page: z.optional(filledText(500)),
    }),
    answers: { 200: answer },
    summary: 'Lists the changes of some days, the latest first.',
  }),
  getActivityEntry: endpoint({
    method: 'GET',
    path: '/wc/gla/activity/{id}',
    params: idParams,
    answers: { 200: activityEntrySchema },
    summary: 'Reads one change.',
  }),
  undoActivity: endpoint({
    method: 'POST',
    path: '/wc/gla/activity/{id}/undo',
    params: idParams,
    answers: { 200: activityEntrySchema },
    errors: { 409: refusal },
    invalidates: [
      'getActivityEntry',
      'listCampaigns',
      'getCampaign',
      'getPaidProgramsReport',
      'listProductFeed',
      'getFeedProduct',
      'listIssues',
      'getProductStatistics',
      'getSettings',
      'getAudience',
      'getSetupStatus',
      'getStoreChecks',
      'getCountriesReport',
      'listShippingRates',
      'getShippingRate',
      'listShippingTimes',
      'getShippingTime',
      'listActivity',
    ],
    summary: 'Takes a change back, unless what it changed was changed since; answers the entry of that.',
  }),
};
