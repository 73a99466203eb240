import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as askSafely } from 'node:https';
import type { AddressInfo } from 'node:net';
import { control, controlPath } from './control.routes';
import { readRequest } from './requests.rules';
import { Script } from './script';

export interface ScriptedServerOptions {
  /** The front end that stands behind it: `npm start`, or one that is deployed. */
  readonly front: string;
  readonly port?: number;
}

/** A server in front of a front end: the calls of one machine are answered as a script says, everything else goes on. */
export interface ScriptedServer {
  readonly url: string;
  readonly script: Script;
  /** Sets the initial data of pages in place of the front end's. */
  readonly tellPages: (bootstrap: Readonly<Record<string, unknown>>) => void;
  readonly close: () => Promise<void>;
}

const restRoot = '/wp-json';
/** Where pages tell of how they start and fail. A page whose clock stands still looks frozen: it counts against no version. */
const wordOfPages = '/slots';

const bodyOf = async (stream: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const bootstrapTag = /(<script[^>]*id="bootstrap"[^>]*>)([\s\S]*?)(<\/script>)/;

/** The page with other words in its bootstrap object; `<` stays escaped, as the server prints it. */
const retold = (html: string, told: Readonly<Record<string, unknown>>): string =>
  html.replace(bootstrapTag, (_, open: string, json: string, end: string) => {
    const said = { ...(JSON.parse(json) as object), ...told };
    return `${open}${JSON.stringify(said).replaceAll('<', '\\u003c')}${end}`;
  });

/** Hands a request on to the front end, as if the browser had asked there. */
function passOn(front: URL, request: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  const { origin, host } = front;
  const headers = { ...request.headers, host, 'accept-encoding': 'identity', connection: 'close' };
  if (headers.origin !== undefined) headers.origin = origin;
  // The script answers the calls: no answer of the front end is to come with the page.
  headers['sec-fetch-dest'] = 'empty';
  delete headers.referer;
  const send = front.protocol === 'https:' ? askSafely : ask;
  return new Promise((resolve, reject) => {
    const sent = send(new URL(request.url ?? '/', front), { method: request.method ?? 'GET', headers }, resolve);
    sent.once('error', reject);
    sent.end(body);
  });
}

interface Behind {
  readonly front: URL;
  readonly own: () => string;
  readonly told: () => Readonly<Record<string, unknown>>;
}

async function answerFrom({ front, own, told }: Behind, request: IncomingMessage, body: Buffer, to: ServerResponse) {
  const answer = await passOn(front, request, body);
  const headers = { ...answer.headers };
  const { location } = headers;
  if (location?.startsWith(front.origin) === true) headers.location = own() + location.slice(front.origin.length);
  const isPage = headers['content-type']?.startsWith('text/html') === true;
  if (isPage) {
    const html = retold((await bodyOf(answer)).toString(), told());
    delete headers['content-length'];
    to.writeHead(answer.statusCode ?? 502, headers).end(html);
    return;
  }
  if (headers['content-type']?.startsWith('application/json') === true) {
    // Addresses of the front end, of pictures for one, are where the page stands.
    const json = (await bodyOf(answer)).toString().replaceAll(front.origin, own());
    delete headers['content-length'];
    to.writeHead(answer.statusCode ?? 502, headers).end(json);
    return;
  }
  to.writeHead(answer.statusCode ?? 502, headers);
  answer.pipe(to);
}

/**
 * Cuts the connection within the answer. A browser asks once more by itself, behind the page's back, where a
 * connection that it kept or opened ahead ends before the head of an answer came.
 */
function breakOff({ socket }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 2, connection: 'close' });
  response.write('{', () => socket.destroy());
}

/** Starts it on this machine alone. */
export async function startScriptedServer({ front, port = 0 }: ScriptedServerOptions): Promise<ScriptedServer> {
  const script = new Script();
  let told: Readonly<Record<string, unknown>> = {};
  let url = '';
  const behind: Behind = { front: new URL(front), own: () => url, told: () => told };

  async function take(request: IncomingMessage, response: ServerResponse) {
    const body = await bodyOf(request);
    const { url: address = '/', method = 'GET' } = request;
    if (address.startsWith(controlPath)) return control(script, { method, address, body: body.toString() }, response);
    if (method === 'POST' && address === wordOfPages) return response.writeHead(204).end();
    const below = address.startsWith(restRoot) ? address.slice(restRoot.length) : null;
    const call = below === null ? null : readRequest(method, below, body.toString());
    if (call === null) return answerFrom(behind, request, body, response);
    // The browser gave it up while it was read: nobody waits for an answer.
    if (response.destroyed) return;
    response.once('close', () => script.forget(call));
    const fate = await script.take(call);
    if (fate === 'passed on') return answerFrom(behind, request, body, response);
    if (fate === 'dropped') return breakOff(request, response);
    const text = fate.status === 204 ? '' : JSON.stringify(fate.body);
    response.writeHead(fate.status, { 'content-type': 'application/json', connection: 'close' }).end(text);
  }

  const server = createServer((request, response) => {
    take(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(`The front end ${front} cannot be reached: ${String(error)}`);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    script,
    tellPages: (bootstrap) => {
      told = bootstrap;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
