import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as askSafely } from 'node:https';
import { devPage, devPath } from './dev-page';
import { createInspectionRelay } from './inspection-relay';
import { createOpenPages } from './open-pages';
import { readableStack } from '../maps/readable-stack';
import { textOf } from './text-of';
import type { Compiled, WorkingCopy } from './working-copy';

export interface DevServer {
  readonly url: string;
  /** Serves the new build, or shows the errors of a failed one in the open pages. */
  update(name: string, compiled: Compiled): void;
  /** Shows what is wrong with the types in the open pages. */
  tellTypes(errors: readonly string[]): void;
  close(): Promise<void>;
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
const javascript = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' };

/** A server on this machine gets the headers of the browser; another one gets its own host and origin. */
function headersFor(request: IncomingMessage, root: URL) {
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  if (loopback.test(root.hostname)) return headers;
  return { ...headers, host: root.host, ...(request.headers.origin === undefined ? {} : { origin: root.origin }) };
}

type Copies = ReadonlyMap<string, WorkingCopy>;

const taken = (port: number) => `Port ${port} is in use by another process: choose another by --port`;

const fileOf = (copies: Copies, file: string): Buffer | undefined =>
  [...copies.values()].map(({ files }) => files.get(file)).find((found) => found !== undefined);

/** Answers with the root's answer; in a page the working copies take the place of its own. */
async function answer(from: IncomingMessage, response: ServerResponse, copies: Copies): Promise<void> {
  const status = from.statusCode ?? 502;
  if (!from.headers['content-type']?.startsWith('text/html')) {
    from.pipe(response.writeHead(status, from.headers));
    return;
  }
  // Its length is another once the map is.
  const { 'content-length': _length, 'transfer-encoding': _transfer, ...kept } = from.headers;
  const given = Object.entries(kept).filter(([, value]) => value !== undefined) as [string, string | string[]][];
  const page = devPage({ markup: await textOf(from), headers: Object.fromEntries(given) }, [...copies.values()]);
  response.writeHead(status, page.headers as Record<string, string>).end(page.markup);
}

/** Serves the pages of `root` with the working copies in them; everything else is passed on. */
export async function startDevServer(root: URL, port: number): Promise<DevServer> {
  const copies = new Map<string, WorkingCopy>();
  const pages = createOpenPages();
  const inspection = createInspectionRelay(() => pages.askInspected());
  const own = async (url: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const file = url.slice(devPath.length);
    if (file === 'events') return pages.add(response);
    if (file === 'inspection') return inspection(request, response);
    if (file === 'stack' && request.method === 'POST') {
      const mapOf = (script: string) => {
        const map = fileOf(copies, `${script.split('/').at(-1)}.map`)?.toString();
        return map === undefined ? null : { map, columnOf: (_line: number, column: number) => column };
      };
      return void response.writeHead(200, plain).end(readableStack(await textOf(request), mapOf));
    }
    const bytes = fileOf(copies, file);
    if (bytes === undefined) response.writeHead(404, plain).end('not built');
    else response.writeHead(200, javascript).end(bytes);
  };
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (url.startsWith(devPath)) {
      own(url.split('?')[0] ?? url, request, response).catch((error: unknown) =>
        response.writeHead(400, plain).end(String(error)),
      );
      return;
    }
    const send = root.protocol === 'https:' ? askSafely : ask;
    const passed = send(new URL(url, root), { method: request.method, headers: headersFor(request, root) });
    passed.on('response', (from) => void answer(from, response, copies));
    passed.on('error', (error) => {
      response.writeHead(502, plain);
      response.end(`${root.origin} does not answer: ${error.message}\n`);
    });
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((done, fail) => {
    const refuse = (error: Error) =>
      fail('code' in error && error.code === 'EADDRINUSE' ? new Error(taken(port), { cause: error }) : error);
    server.once('error', refuse).listen(port, '127.0.0.1', done);
  });
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : port}`,
    update(name, compiled) {
      if ('copy' in compiled) copies.set(name, compiled.copy);
      pages.tellBuild('copy' in compiled ? { name, hash: compiled.copy.hash } : { name, errors: compiled.errors });
    },
    tellTypes: (errors) => pages.tellTypes({ errors }),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
