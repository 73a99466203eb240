import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TOKEN = 'e2e-sign-in-token';
const APP_PASSWORD = 'e2e-application-password';
/** A server that takes deploys copies and reads a whole release first; a busy machine takes several times as long. */
const READY_MS = 90_000;

/** A fault of the sandbox: what the next calls of an endpoint meet. `path` as in the contract. */
export interface Fault {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly status?: number;
  readonly body?: unknown;
  readonly delayMs?: number;
  readonly drop?: 'before' | 'after';
  readonly times?: number;
}

export interface SentCode {
  readonly number: string;
  readonly method: string;
  readonly code: string;
}

export interface RecordedCall {
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly status: number | null;
}

/** The way to a running server. */
export class StoreAccess {
  constructor(readonly url: string) {}

  /** Password of the API and token to sign in with, for what stands in front of it. */
  get access(): { readonly password: string; readonly token: string } {
    return { password: APP_PASSWORD, token: TOKEN };
  }

  get signInUrl(): string {
    return `${this.url}/sign-in?token=${TOKEN}`;
  }

  /** Calls the REST API or the sandbox as the store's own scripts would. Throws on an error status. */
  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.url}/wp-json${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`admin:${APP_PASSWORD}`).toString('base64')}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return (response.status === 204 ? null : await response.json()) as T;
  }

  readonly scenario = (name: string) => this.call('POST', '/sandbox/v1/scenario', { name });
  readonly fault = (fault: Fault) => this.call('POST', '/sandbox/v1/faults', fault);
  readonly clearFaults = () => this.call('DELETE', '/sandbox/v1/faults');
  readonly phone = () => this.call<readonly SentCode[]>('GET', '/sandbox/v1/phone');
  readonly calls = () => this.call<readonly RecordedCall[]>('GET', '/sandbox/v1/calls');
}

/** The real server in a process and a data directory of its own. */
export class Store extends StoreAccess {
  private constructor(
    url: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
    /** Log of the server so far. */
    readonly log: () => string,
  ) {
    super(url);
  }

  /** Starts the built server on a free port with `args` of `npm start`. */
  static async start(args: readonly string[] = [], env: Readonly<Record<string, string>> = {}): Promise<Store> {
    const folder = mkdtempSync(join(tmpdir(), 'e2e-store-'));
    const own = [
      '--port',
      '0',
      '--data-dir',
      join(folder, 'data'),
      '--admin-token',
      TOKEN,
      '--app-password',
      APP_PASSWORD,
    ];
    const command = [join(process.cwd(), 'e2e/src/serve.mjs'), ...own, ...args];
    const child = spawn(process.execPath, command, { env: { ...process.env, ...env } });
    let log = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (log += String(text)));
    const url = await ready(child, () => log);
    return new Store(url, child, folder, () => log);
  }

  /** Starts a server in front of this one, as in front of a real store; of what plays its REST API, where something does. */
  startInFront(env: Readonly<Record<string, string>> = {}, restRoot = `${this.url}/wp-json`): Promise<Store> {
    const credentials = { BACKEND_USER: 'admin', BACKEND_PASSWORD: APP_PASSWORD };
    return Store.start(['--backend', restRoot], { ...credentials, ...env });
  }

  /** Data folder of the server. */
  get dataDir(): string {
    return join(this.folder, 'data');
  }

  /** Stops the server as Ctrl-C does and resolves with its exit code. */
  async stop(): Promise<number | null> {
    const ended = new Promise<number | null>((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGINT');
    const code = await ended;
    rmSync(this.folder, { recursive: true, force: true });
    return code;
  }
}

/** The address in the ready line. */
function ready(child: ChildProcess, log: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The server was not ready after ${READY_MS} ms:\n${log()}`));
    }, READY_MS);
    child.stdout?.on('data', () => {
      const url = /^ready (http:\/\/\S+)$/m.exec(log())?.[1];
      if (url === undefined) return;
      clearTimeout(late);
      resolve(url);
    });
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`The server ended with ${code}:\n${log()}`));
    });
  });
}
