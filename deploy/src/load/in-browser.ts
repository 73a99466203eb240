import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Loaded, TriedPage } from './tried-page';
import { ownFile } from './own-file';

/** The code runs in a process of its own, sees this page alone, and keeps nothing. */
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  // No name and no address but this page's is reached.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

const policy = "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self'";

/** Milliseconds for a browser to start and ask for the page, and for the application from then on. */
const startLimit = 20_000;
const loadLimit = 20_000;

const tryPath = '/try-application.mjs';
const toldPath = '/told';
const longestWord = 10_000;

const escaped = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const documentOf = ({ specifier, imports }: TriedPage): string => `<!doctype html><meta charset="utf-8"><title>-</title>
<script type="importmap">${escaped({ imports })}</script>
<script type="module">
import { tryApplication } from '${tryPath}';
const { fault } = await tryApplication(() => import(${escaped(specifier)}));
await fetch('${toldPath}', { method: 'POST', body: JSON.stringify({ fault }) });
</script>`;

async function wordOf(request: IncomingMessage): Promise<Loaded> {
  let text = '';
  for await (const chunk of request) if (text.length < longestWord) text += String(chunk);
  try {
    const { fault } = JSON.parse(text) as { fault?: unknown };
    if (fault === null || typeof fault === 'string') return { fault };
  } catch {
    // It was not the page's own script that said so.
  }
  return 'unknown';
}

interface Served {
  /** The script that starts the application. */
  readonly tried: Uint8Array;
  readonly opened: () => void;
  readonly told: (loaded: Loaded) => void;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  page: TriedPage,
  { tried, opened, told }: Served,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const send = (type: string, body: Uint8Array | string) =>
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(body);
  if (pathname === '/') {
    opened();
    return void send('text/html', documentOf(page));
  }
  if (pathname === toldPath && request.method === 'POST') {
    told(await wordOf(request));
    return void response.writeHead(204).end();
  }
  const bytes = pathname === tryPath ? tried : await page.read(pathname);
  if (bytes === null) return void response.writeHead(404).end();
  send('text/javascript', bytes);
}

/** Loads an application in a headless browser, on a page that has nothing but its import map. */
export async function loadInBrowser(program: string, page: TriedPage): Promise<Loaded> {
  const tried = await readFile(ownFile('try-application'));
  const folder = await mkdtemp(join(tmpdir(), 'load-application-'));
  let decide: (loaded: Loaded) => void = () => {};
  const decided = new Promise<Loaded>((resolve) => (decide = resolve));
  let limit = setTimeout(() => decide('unknown'), startLimit);
  const opened = () => {
    clearTimeout(limit);
    limit = setTimeout(() => decide({ fault: `is not loaded within ${loadLimit / 1000} s` }), loadLimit);
  };
  const server = createServer((request, response) => {
    answer(request, response, page, { tried, opened, told: decide }).catch(() => response.writeHead(500).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const own = [`--user-data-dir=${folder}`, `http://127.0.0.1:${port}/`];
  const browser = spawn(program, [...flags, ...own], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => {
    for (const event of ['error', 'exit']) browser.once(event, () => resolve());
  });
  void ended.then(() => decide('unknown'));
  try {
    return await decided;
  } finally {
    clearTimeout(limit);
    browser.kill('SIGKILL');
    await ended;
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => {});
  }
}
