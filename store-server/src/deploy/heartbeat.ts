import type { FastifyInstance } from 'fastify';
import { HEARTBEAT_PATH } from '../page/application-page';

/** What a page says of itself with each beat; null while it rests: out of sight, left, or before a question of the browser. */
export interface Beat {
  /** Build that is shown. */
  readonly app: string;
  readonly release: string;
  readonly nonce: string;
}

/** A worker, as far as this one needs it. */
export interface HeartbeatScope {
  addEventListener(type: 'message', heard: (event: { readonly data: Beat | null }) => void): void;
  readonly performance: { now(): number };
  readonly Math: { random(): number };
  setInterval(look: () => void, every: number): unknown;
  fetch(url: string, init: object): Promise<unknown>;
}

/**
 * Runs in a worker beside a page, which may freeze while the worker does not, and tells the server of its silence. Nothing
 * outside of it is there. A page that comes to itself again, after a debugger, a dialog or much work, is told of as well.
 */
export function heartbeat(scope: HeartbeatScope): void {
  const every = 2000;
  const patience = 10_000;
  const now = () => scope.performance.now();
  let last: Beat | null = null;
  let heardAt = now();
  let lookedAt = now();
  /** Word for the freeze that was told of; null while the page lives. */
  let frozen: string | null = null;
  const tell = ({ app, release, nonce }: Beat, supportId: string, more: object) => {
    const failure = { supportId, message: `froze for ${patience / 1000} s` };
    const headers = { 'content-type': 'application/json', 'x-wp-nonce': nonce };
    const body = JSON.stringify({ app, release, failure, late: true, ...more });
    scope.fetch('/slots', { method: 'POST', headers, body }).catch(() => {});
  };
  scope.addEventListener('message', ({ data }) => {
    if (frozen !== null && last !== null) tell(last, frozen, { isBack: true });
    frozen = null;
    last = data;
    heardAt = now();
  });
  scope.setInterval(() => {
    // The machine slept, or gave nobody time.
    if (now() - lookedAt > 2 * every) heardAt = now();
    lookedAt = now();
    if (last === null || frozen !== null || now() - heardAt < patience) return;
    frozen = scope.Math.random().toString(36).slice(2);
    tell(last, frozen, {});
  }, every);
}

/** Serves the worker, which may speak to this server and load nothing. */
export const registerHeartbeat = (app: FastifyInstance): void => {
  const script = `(${heartbeat.toString()})(self);\n`;
  app.get(HEARTBEAT_PATH, { config: { access: 'public' } }, async (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
        'cache-control': 'private, max-age=3600',
      })
      .send(script),
  );
};
