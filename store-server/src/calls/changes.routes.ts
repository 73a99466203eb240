import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../db/store';
import { changesSince, newestChange, type Change } from './changes.store';
import { tooManyRequests } from './framework-error';

export interface ChangesOptions {
  readonly store: Pick<Store, 'db' | 'changes'>;
  /** False once the session of this request has ended: its stream ends with it. Asking does not keep it alive. */
  readonly isAlive: (request: FastifyRequest) => Promise<boolean>;
}

const ADDRESS = '/wp-json/wc/gla/changes';
/** Milliseconds between two signs of life: proxies cut what is silent. */
const HEARTBEAT_MS = 15_000;
/** Streams of one process; pages beyond them ask from time to time. */
const MOST_STREAMS = 500;
/** Streams of one caller, whose browser needs one for all its tabs: nobody takes those of the others. */
const MOST_OF_ONE = 20;

/** What a page is sent: the last change it then knows, and the changes; null for "all may be stale". */
interface News {
  readonly last: number;
  readonly changes: readonly Change[] | null;
}

const WHOLE = /^\d{1,15}$/;

/** The last change that the page knows: from the browser's own resumption, or from its address; null for none. */
const sinceOf = (request: FastifyRequest): number | null => {
  const asked = request.headers['last-event-id'] ?? (request.query as { since?: unknown }).since;
  return typeof asked === 'string' && WHOLE.test(asked) ? Number(asked) : null;
};

const newsSince = async ({ db }: ChangesOptions['store'], since: number | null): Promise<News> => {
  const changes = since === null ? [] : await changesSince(db, since);
  return { last: changes?.at(-1)?.id ?? (changes && since) ?? (await newestChange(db)), changes };
};

/**
 * Tells open screens which reads others have made stale: as a stream of server-sent events with `Last-Event-ID`, or as
 * JSON where the page asks from time to time.
 */
export const registerChanges = (app: FastifyInstance, options: ChangesOptions): void => {
  const streams = new Map<() => void, string | null>();
  app.addHook('preClose', async () => {
    for (const end of streams.keys()) end();
  });
  app.get(ADDRESS, { config: { access: 'api', passive: true } }, async (request, reply) => {
    if (request.headers.accept?.includes('text/event-stream') !== true) {
      return reply.send(await newsSince(options.store, sinceOf(request)));
    }
    const owner = callerOf(request);
    const own = owner === null ? [] : [...streams.values()].filter((one) => one === owner);
    if (streams.size >= MOST_STREAMS || own.length >= MOST_OF_ONE) {
      const { status, body } = tooManyRequests();
      return reply.code(status).send(body);
    }
    // Counted, and freed by its end, from before the first look on: the client may be gone by then.
    const { raw } = reply;
    const end = (): void => void raw.end();
    streams.set(end, owner);
    raw.once('close', () => streams.delete(end));
    await stream(request, reply, options);
    return reply;
  });
};

/** Whose stream it is: of a session, or of those with the application password. */
const callerOf = ({ caller }: FastifyRequest): string | null =>
  caller?.kind === 'session' ? caller.session.idHash : (caller?.kind ?? null);

const HEAD = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
} as const;

/** Opens the stream, unless its client has gone, or the server ends, before there is something to say. */
const stream = async (request: FastifyRequest, reply: FastifyReply, options: ChangesOptions): Promise<void> => {
  const { store, isAlive } = options;
  const first = await newsSince(store, sinceOf(request));
  const { raw } = reply;
  void reply.hijack();
  if (raw.destroyed || raw.writableEnded) return;
  raw.writeHead(200, HEAD);
  let last = first.last;
  let busy: Promise<void> = Promise.resolve();
  const write = ({ changes }: News): void => {
    raw.write(`id: ${last}\nevent: changes\ndata: ${JSON.stringify(changes)}\n\n`);
  };
  const failed = (err: unknown): void => {
    request.log.error({ event: 'changes.failed', err }, 'the stream of changes failed');
    raw.end();
  };
  /** Whether what was written was not taken yet at the last sign of life. */
  let isStuck = false;
  const over = (): void => void (raw.writableNeedDrain ? raw.destroy() : raw.end('event: over\ndata: \n\n'));
  const look = async (): Promise<void> => {
    if (raw.writableEnded) return;
    if (!(await isAlive(request))) return over();
    // What a client does not read waits in the store, and not here.
    if (raw.writableNeedDrain) return;
    const news = await newsSince(store, last);
    if (raw.writableEnded || (news.changes !== null && news.changes.length === 0)) return;
    last = news.last;
    write(news);
  };
  // The first line ends the waiting of the page for a stream that a proxy holds back.
  raw.write('retry: 3000\n');
  write(first);
  const wake = (): void => {
    busy = busy.then(look).catch(failed);
  };
  const stop = store.changes.listen(wake);
  wake();
  raw.on('drain', () => {
    isStuck = false;
    wake();
  });
  const beat = async (): Promise<void> => {
    if (!(await isAlive(request))) return over();
    // Nobody reads: whoever comes back is told what was missed.
    if (isStuck) return void raw.destroy();
    isStuck = raw.writableNeedDrain;
    if (!isStuck) raw.write(': \n\n');
  };
  const timer = setInterval(() => void beat().catch(failed), HEARTBEAT_MS);
  raw.on('close', () => {
    clearInterval(timer);
    stop();
  });
};
