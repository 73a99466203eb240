import { request, type Dispatcher } from 'undici';
import { createDispatcher, refuseLiteral } from '../backend/guarded-dispatcher';
import type { Reach } from '../backend/address.rules';

/** Answer of the shop to one request; a redirect is an answer like any other. */
export interface ShopAnswer {
  readonly status: number;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AsyncIterable<Uint8Array>;
}

/** One GET of a shop's address. Rejects where no answer arrives; ends when the signal says so. */
export type ShopRequest = (url: URL, signal: AbortSignal) => Promise<ShopAnswer>;

/** Bounds of one look at a shop. */
export interface ShopLimits {
  /** Milliseconds for one page, from the first request of its redirects to the last byte. */
  readonly pageMs: number;
  /** Milliseconds for everything. */
  readonly totalMs: number;
  /** Bytes that are read of one page; the rest is left. */
  readonly bytes: number;
  readonly redirects: number;
}

export const SHOP_LIMITS: ShopLimits = { pageMs: 8000, totalMs: 30_000, bytes: 1024 * 1024, redirects: 3 };

/** Bytes after which the connection is cut, should the reader not have stopped. */
const HARD_BYTES = 4 * SHOP_LIMITS.bytes;

/** Headers by their names; a line for each that came several times. */
const flat = (headers: Dispatcher.ResponseData['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join('\n') : (value ?? '')]),
  );

/** Requests to shops on the internet, and the end of their connections. */
export interface ShopConnections {
  readonly request: ShopRequest;
  readonly close: () => Promise<void>;
}

/** Opens the guarded way out: public addresses only, bounded in time, size and number. */
export function connectToShops(
  reach: Reach = 'public',
  resolve?: Parameters<typeof createDispatcher>[2],
): ShopConnections {
  const limits = { totalMs: SHOP_LIMITS.pageMs, bytes: HARD_BYTES, concurrent: 4 };
  const dispatcher = createDispatcher(reach, limits, resolve);
  return {
    request: async (url, signal) => {
      refuseLiteral(url.hostname, reach);
      const { statusCode, headers, body } = await request(url, {
        dispatcher,
        signal,
        headers: {
          accept: 'text/html,application/xhtml+xml,text/plain;q=0.5',
          'accept-encoding': 'identity',
          'user-agent': 'listings-and-ads-store-check',
        },
      });
      return { status: statusCode, headers: flat(headers), body };
    },
    close: () => dispatcher.destroy(),
  };
}
