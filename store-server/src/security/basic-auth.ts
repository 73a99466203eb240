import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countedAddress, createGuessLimiter } from './rate-limit';
import { comparisonWith } from './secrets';

const USER = 'admin';

/** Result of an HTTP Basic header: no password, the right one, a wrong one, or one too many to be checked. */
export type BasicOutcome = 'absent' | 'accepted' | 'refused' | 'limited';

export interface PasswordGate {
  readonly check: (request: FastifyRequest) => Promise<BasicOutcome>;
}

/** Name and password of an HTTP Basic header; null when there is none. */
const credentialsOf = (header: string | undefined): string | null => {
  const [scheme, credentials, ...rest] = header?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'basic' || credentials === undefined || rest.length > 0) return null;
  return Buffer.from(credentials, 'base64').toString('utf8');
};

/** One name exists: guesses under all others are counted together, apart from it. */
const keyOf = (request: FastifyRequest): string => {
  const isUser = credentialsOf(request.headers.authorization)?.startsWith(`${USER}:`) === true;
  return `password ${countedAddress(request)} ${isUser ? USER : 'other'}`;
};

/**
 * Checks the application password, and lets an address wait that guessed it under one name too often, as with sign-in
 * tokens. A connection that has shown the right one is not kept waiting by others of its address, unless it is that of a proxy,
 * which several callers share. Always absent where no application password is set.
 */
export const createPasswordGate = (app: FastifyInstance, appPassword: string | null): PasswordGate => {
  const guesses = createGuessLimiter(app, keyOf);
  const known = new WeakSet<Socket>();
  const isPassword = comparisonWith(`${USER}:${appPassword}`);
  const check: PasswordGate['check'] = async (request) => {
    const given = appPassword === null ? null : credentialsOf(request.headers.authorization);
    if (given === null) return 'absent';
    const { socket } = request.raw;
    const isRight = isPassword(given);
    const isOwn = request.ip === socket.remoteAddress;
    if (isRight && known.has(socket)) return 'accepted';
    if ((await guesses.isOver(request)) && !known.has(socket)) return 'limited';
    if (isRight) {
      if (isOwn) known.add(socket);
      return 'accepted';
    }
    known.delete(socket);
    await guesses.countWrong(request);
    request.log.warn({ event: 'password.refused', ip: request.ip }, 'application password refused');
    return 'refused';
  };
  return { check };
};
