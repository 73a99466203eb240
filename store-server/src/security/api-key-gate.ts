import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiKeyRefused } from '../calls/framework-error';
import type { Database } from '../db/tables';
import { deathOf, keyByHash, markKeyUsed, personOfKey } from '../people/api-keys.store';
import type { Person } from '../people/people.store';
import { countedAddress, createGuessLimiter } from './rate-limit';
import { hashOf } from './secrets';

/** Result of a Bearer header: none, the person that a working key stands for, why it does not work, or too many wrong ones. */
export type KeyOutcome = 'absent' | 'limited' | 'unknown' | 'ended' | 'revoked' | 'orphaned' | Person;

export interface ApiKeyGate {
  readonly check: (request: FastifyRequest) => Promise<KeyOutcome>;
}

const LONGEST = 200;

const bearerOf = (header: string | undefined): string | null => {
  const [scheme, key, ...rest] = header?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'bearer' || key === undefined || rest.length > 0) return null;
  return key.slice(0, LONGEST);
};

/** Checks API keys, and lets an address wait that tried too many unknown ones; a key that is known is not kept waiting. */
export const createApiKeyGate = (app: FastifyInstance, db: Database, now: () => number): ApiKeyGate => {
  const guesses = createGuessLimiter(app, (request) => `api-key ${countedAddress(request)}`);
  const check: ApiKeyGate['check'] = async (request) => {
    const given = bearerOf(request.headers.authorization);
    if (given === null) return 'absent';
    const key = await keyByHash(db, hashOf(given));
    if (!key) {
      if (await guesses.isOver(request)) return 'limited';
      await guesses.countWrong(request);
      return 'unknown';
    }
    const death = deathOf(key, now());
    if (death !== null) return death;
    await markKeyUsed(db, key.row, now());
    return personOfKey(key.row);
  };
  return { check };
};

/** Answers a call whose key does not work: only whoever has all of it is told why. */
export const refuseKey = (
  request: FastifyRequest,
  reply: FastifyReply,
  reason: Parameters<typeof apiKeyRefused>[0],
): FastifyReply => {
  request.log.warn({ event: 'api-key.refused', reason, ip: request.ip }, 'API key refused');
  const { status, body } = apiKeyRefused(reason);
  return reply.code(status).header('www-authenticate', 'Bearer').send(body);
};
