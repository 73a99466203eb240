import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { roleSchema } from './people.contract';
import { listOrEmpty, number, orNull, text, textOrEmpty } from './schemas/answer-schema';
import { amountFromZero, idParams } from './schemas/request-schema';
import { filledText } from './schemas/text-schema';

/** Longest time that a key may work, in days. */
export const apiKeyDays = 366;

/** A key of a script as its list tells of it; moments in seconds since 1970. */
const apiKey = z.object({
  id: number,
  name: textOrEmpty,
  /** Beginning of the key, by which people recognise it. */
  prefix: textOrEmpty,
  role: roleSchema,
  /** Highest sum of the daily budgets of all running campaigns that it may reach; null for no limit. */
  spend_limit: orNull(number),
  made_by: textOrEmpty,
  made_at: number,
  ends_at: number,
  /** Null where it was never used; up to a minute old. */
  used_at: orNull(number),
  /** `orphaned`: the person who made it is no owner any more. */
  state: z.enum(['active', 'ended', 'revoked', 'orphaned']),
});
export type ApiKey = z.output<typeof apiKey>;

const notFound = z.object({ message: text });

/**
 * Keys by which scripts make calls (`Authorization: Bearer …`). The server in front of the store answers, whichever store
 * it is; a plugin of a store has none of these calls, and no key may make them.
 */
export const apiKeysEndpoints = {
  listApiKeys: endpoint({
    method: 'GET',
    path: '/wc/gla/api-keys',
    answers: { 200: z.object({ keys: listOrEmpty(apiKey) }) },
    summary: 'Lists the API keys, those that work first.',
  }),
  createApiKey: endpoint({
    method: 'POST',
    path: '/wc/gla/api-keys',
    body: z.strictObject({
      name: filledText(60),
      /** What an owner decides takes a person. */
      role: z.enum(['viewer', 'feed-manager', 'advertiser']),
      spend_limit: z._default(z.nullable(amountFromZero()), null),
      /** Last day on which it works, in UTC. */
      end: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    }),
    answers: { 200: z.object({ key: apiKey, /** In this answer alone. */ secret: text }) },
    invalidates: ['listApiKeys'],
    summary: 'Makes an API key and tells it this once.',
  }),
  revokeApiKey: endpoint({
    method: 'DELETE',
    path: '/wc/gla/api-keys/{id}',
    params: idParams,
    answers: { 200: z.object({ key: apiKey }) },
    errors: { 404: notFound },
    invalidates: ['listApiKeys'],
    summary: 'Revokes an API key: it works no more from now on.',
  }),
};
