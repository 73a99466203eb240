import { lookup as systemLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { isAllowedAddress, type Reach } from './address.rules';

export interface Limits {
  /** Milliseconds from the call to the last byte. */
  readonly totalMs: number;
  readonly bytes: number;
  readonly concurrent: number;
}

export const LIMITS: Limits = { totalMs: 10_000, bytes: 5 * 1024 * 1024, concurrent: 20 };

type Resolve = (
  host: string,
  options: LookupOptions & { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** The name leads to an address that this server does not connect to. */
export class RefusedAddress extends Error {
  readonly code = 'REFUSED_ADDRESS';

  constructor(host: string) {
    super(`${host} leads to an address that is not allowed`);
    this.name = 'RefusedAddress';
  }
}

/** Resolves a name for one connection: the very addresses that were checked are the ones connected to. */
export const guardedLookup =
  (reach: Reach, resolve: Resolve = systemLookup): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      const [first] = addresses;
      const allAllowed = addresses.every(({ address }) => isAllowedAddress(address, reach));
      if (!first || !allAllowed) return done(new RefusedAddress(host), '', 0);
      return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
    });
  };

/** A bare address is connected to without a lookup, so it is checked beforehand. */
export const refuseLiteral = (hostname: string, reach: Reach): void => {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 && !isAllowedAddress(bare, reach)) throw new RefusedAddress(hostname);
};

/** The only way out of this server: bounded in time, size and number, without redirects. */
export const createDispatcher = (reach: Reach, limits: Limits = LIMITS, resolve?: Resolve): Agent =>
  new Agent({
    connections: limits.concurrent,
    pipelining: 1,
    maxResponseSize: limits.bytes,
    headersTimeout: limits.totalMs,
    bodyTimeout: limits.totalMs,
    connect: { timeout: limits.totalMs, lookup: guardedLookup(reach, resolve) },
  });
