import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { request as askSafely } from 'node:https';
import { devClient } from './dev-client';
import { clientUrl, devPage, devPath } from './dev-page';
import type { Compiled, WorkingCopy } from './working-copy';

export interface DevServer {
  readonly url: string;
  /** Serves the new build, or shows the errors of a failed one in the open pages. */
  update(name: string, compiled: Compiled): void;
  close(): Promise<void>;
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const javascript = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' };

/** A server on this machine gets the headers of the browser; another one gets its own host and origin. */
function headersFor(request: IncomingMessage, root: URL) {
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  if (loopback.test(root.hostname)) return headers;
  return { ...headers, host: root.host, ...(request.headers.origin === undefined ? {} : { origin: root.origin }) };
}

async function textOf(stream: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** Serves the pages of `root` with the working copies in them; everything else is passed on. */
export async function startDevServer(root: URL, port: number): Promise<DevServer> {
  const copies = new Map<string, WorkingCopy>();
  const failures = new Map<string, string>();
  const pages = new Set<ServerResponse>();
  let built = 0;
  const tell = (page: ServerResponse) => {
    const [failure] = failures.values();
    const event =
      failure === undefined ? `event: built\ndata: ${built}` : `event: failed\ndata: ${JSON.stringify(failure)}`;
    page.write(`${event}\n\n`);
  };
  const own = (url: string, response: ServerResponse): void => {
    if (url === clientUrl) return void response.writeHead(200, javascript).end(devClient);
    if (url === `${devPath}events`) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      pages.add(response);
      response.on('close', () => pages.delete(response));
      return tell(response);
    }
    const file = url.slice(devPath.length);
    const bytes = [...copies.values()].map(({ files }) => files.get(file)).find((found) => found !== undefined);
    if (bytes === undefined) response.writeHead(404).end('not built');
    else response.writeHead(200, javascript).end(bytes);
  };
  const answer = async (from: IncomingMessage, response: ServerResponse): Promise<void> => {
    const status = from.statusCode ?? 502;
    if (!from.headers['content-type']?.startsWith('text/html')) {
      from.pipe(response.writeHead(status, from.headers));
      return;
    }
    // Its length is another once the map is.
    const { 'content-length': _length, 'transfer-encoding': _transfer, ...kept } = from.headers;
    const plain = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)) as Record<
      string,
      string
    >;
    const { markup, headers } = devPage(
      { markup: await textOf(from), headers: plain },
      [...copies.values()],
      devClient,
    );
    response.writeHead(status, headers as Record<string, string>).end(markup);
  };
  const server: Server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (url.startsWith(devPath)) return own(url.split('?')[0] ?? url, response);
    const send = root.protocol === 'https:' ? askSafely : ask;
    const passed = send(new URL(url, root), { method: request.method, headers: headersFor(request, root) });
    passed.on('response', (from) => void answer(from, response));
    passed.on('error', (error) => {
      response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`${root.origin} does not answer: ${error.message}\n`);
    });
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done));
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : port}`,
    update(name, compiled) {
      if ('copy' in compiled) copies.set(name, compiled.copy);
      if ('copy' in compiled) failures.delete(name);
      else failures.set(name, compiled.errors.join('\n\n'));
      built += 1;
      pages.forEach(tell);
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
