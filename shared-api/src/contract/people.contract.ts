import * as z from 'zod/mini';

/** Roles of people: each reads everything; an owner does everything, the two in between what their work needs. */
export const roleSchema = z.enum(['viewer', 'feed-manager', 'advertiser', 'owner']);
export type Role = z.output<typeof roleSchema>;
