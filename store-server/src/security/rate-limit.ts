import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { tooManyRequests } from '../calls/framework-error';
import { counterStoreClass, type RateCounters } from './rate-counter.store';

const MINUTE = 60_000;

/** Counts a request; answers it with 429 when its caller asked too often [S-4]. */
export type RateLimiter = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** Calls of an API key a minute: a script that runs wild leaves the people alone. */
export const KEY_PER_MINUTE = 600;

/**
 * A session, or an application password at one address, may ask `perMinute` times; an API key less often; an address
 * without any of them a tenth.
 */
export const createRateLimiter = async (
  app: FastifyInstance,
  perMinute: number,
  counters: RateCounters,
): Promise<RateLimiter> => {
  await app.register(rateLimit, { global: false, timeWindow: MINUTE, store: counterStoreClass(counters) });
  const limit = (max: number) => app.createRateLimit({ max, timeWindow: MINUTE, keyGenerator: keyOf });
  const [ofCaller, ofAddress] = [limit(perMinute), limit(Math.max(1, Math.ceil(perMinute / 10)))];
  const ofKey = limit(Math.min(perMinute, KEY_PER_MINUTE));
  return async (request, reply) => {
    const { caller } = request;
    const count = caller ? (caller.kind === 'key' ? ofKey : ofCaller) : ofAddress;
    const result = await count(request);
    if (result.isAllowed || !result.isExceeded) return undefined;
    request.log.warn({ event: 'rate.exceeded', path: request.routeOptions.url }, 'too many requests');
    const { status, body } = tooManyRequests();
    return reply
      .code(status)
      .header('retry-after', String(Math.max(1, result.ttlInSeconds)))
      .send(body);
  };
};

const WRONG_GUESSES = 20;

export interface GuessLimiter {
  readonly isOver: (request: FastifyRequest) => Promise<boolean>;
  readonly countWrong: (request: FastifyRequest) => Promise<void>;
}

/** Blocks a key after twenty wrong secrets within a minute, so that they cannot all be tried. */
export const createGuessLimiter = (
  app: FastifyInstance,
  keyOfGuess: (request: FastifyRequest) => string,
): GuessLimiter => {
  const count = app.createRateLimit({ max: WRONG_GUESSES, timeWindow: MINUTE, keyGenerator: keyOfGuess });
  return {
    isOver: async (request) => {
      const result = await count(request, { increment: false });
      return !result.isAllowed && result.remaining === 0;
    },
    countWrong: async (request) => void (await count(request)),
  };
};

/** Groups of an IPv6 address that are one network: whoever has an address there has all of them. */
const NETWORK = 4;

/** Address of a caller as it is counted: of IPv6 the network, which somebody else's is not part of. */
export const countedAddress = ({ ip }: Pick<FastifyRequest, 'ip'>): string => {
  if (!ip.includes(':') || !ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? `${address.parts.slice(0, NETWORK).join(':')}::` : address.toString();
};

/** Sign-in tokens are guessed by address. */
export const tokenGuessKey = (request: FastifyRequest): string => `guess ${countedAddress(request)}`;

const keyOf = (request: FastifyRequest): string => {
  const { caller, person } = request;
  if (caller?.kind === 'key' && person) return person.id;
  return caller?.kind === 'session'
    ? `session ${caller.session.idHash}`
    : `${caller?.kind ?? 'address'} ${countedAddress(request)}`;
};
