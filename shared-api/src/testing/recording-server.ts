import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived. `url` is raw: path below the REST root, with the query as encoded. */
export interface Recorded {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text as it is, or a value sent as JSON; nothing when absent. */
  readonly body?: unknown;
  /** `drop`: hang up without an answer. `cut`: hang up amid the body. `silent`: never answer. `stall`: headers only. */
  readonly fault?: 'drop' | 'cut' | 'silent' | 'stall';
}

export interface RecordingServer {
  readonly restRoot: string;
  readonly calls: Recorded[];
  /** Sets the replies to come; the last one stays. */
  replyWith(...replies: Reply[]): void;
  /** Resolves once so many requests have arrived. */
  arrived(count: number): Promise<void>;
  close(): Promise<void>;
}

function send(response: ServerResponse, { status = 200, headers = {}, body, fault }: Reply) {
  if (fault === 'drop') return response.destroy();
  if (fault === 'silent') return undefined;
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  if (fault === undefined) return response.end(text);
  response.flushHeaders();
  response.write(text.slice(0, text.length / 2));
  if (fault === 'cut') setImmediate(() => response.destroy());
  return undefined;
}

/** Small HTTP server that records every request and gives scripted answers. */
export async function startRecordingServer(): Promise<RecordingServer> {
  const calls: Recorded[] = [];
  const waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  let replies: readonly Reply[] = [{}];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      calls.push({ method, url: url.replace(/^\/wp-json/, ''), headers, body: Buffer.concat(parts).toString() });
      const reply = replies[0] ?? {};
      if (replies.length > 1) replies = replies.slice(1);
      send(response, reply);
      for (const { count, resolve } of waiting) if (calls.length >= count) resolve();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    restRoot: `http://127.0.0.1:${port}/wp-json`,
    calls,
    replyWith(...next) {
      replies = next;
      calls.length = 0;
    },
    arrived: (count) =>
      calls.length >= count ? Promise.resolve() : new Promise((resolve) => waiting.push({ count, resolve })),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
