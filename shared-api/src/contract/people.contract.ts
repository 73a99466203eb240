import * as z from 'zod/mini';
import { text as boundedText } from './schemas/text-schema';

const text = boundedText(200);

/** Roles of people: each reads everything; an owner does everything, the two in between what their work needs. */
export const roleSchema = z.enum(['viewer', 'feed-manager', 'advertiser', 'owner']);
export type Role = z.output<typeof roleSchema>;

/** The person who is signed in, as the page has to know them. */
export const actingPersonSchema = z.object({
  id: text,
  name: text,
  role: roleSchema,
  /** Highest sum of the daily budgets of all running campaigns that this person may reach; null for no limit. */
  spendLimit: z.nullable(z.number()),
  /** Calls that this person may not make, each with the role that it needs. */
  refused: z.record(z.string(), roleSchema),
  /** Why they may not, and who can be asked, in the reader's language. */
  refusal: text,
});
