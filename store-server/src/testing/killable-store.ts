import { basicCredentials } from '../base/basic-credentials';
import { CrashProcess } from '../durability/crash-process';
import { writeRelease } from './release.fixture';
import { temporaryDirectory } from './temporary-directory';

const PASSWORD = 'application password of a test';
const TOKEN = 'sign-in token of a test';

/**
 * The real server of the sources, with its sandbox, in a process of its own and on an empty store: it can be killed at any
 * moment and comes back with what it kept.
 */
export class KillableStore {
  readonly #env: Readonly<Record<string, string>>;
  #server: CrashProcess | null = null;
  #origin = '';
  #cookie: string | null = null;

  private constructor() {
    const place = { PORT: '0', DATA_DIR: temporaryDirectory('killable'), RELEASE_DIR: writeRelease() };
    this.#env = { ...place, APP_PASSWORD: PASSWORD, ADMIN_TOKEN: TOKEN, RATE_LIMIT: '1000000' };
  }

  static async start(): Promise<KillableStore> {
    const store = new KillableStore();
    await store.begin();
    return store;
  }

  /** Mount point of the REST API; another one after each start. */
  get restRoot(): string {
    return `${this.#origin}/wp-json`;
  }

  /** Headers of a script of the owner. */
  readonly headers = { authorization: `Basic ${basicCredentials('admin', PASSWORD)}` } as const;

  /** Calls the API or the sandbox beside all faults of a client. Throws on an error status. */
  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.restRoot}${path}`, {
      method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return (text === '' ? null : JSON.parse(text)) as T;
  }

  /** Opens a consent page of the sandbox as a signed-in browser does, and answers it. */
  async consents(address: string, fields: Readonly<Record<string, string>>): Promise<void> {
    this.#cookie ??= await this.#signIn();
    const url = new URL(address);
    const headers = { cookie: this.#cookie };
    const page = await (await fetch(`${this.#origin}${url.pathname}${url.search}`, { headers })).text();
    const token = /name="_wpnonce" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const form = new URLSearchParams({ _wpnonce: token, state: url.searchParams.get('state') ?? '', ...fields });
    for (const scope of page.matchAll(/name="scope" value="([^"]+)"/g)) form.append('scope', scope[1] ?? '');
    const options = { method: 'POST', headers, body: form, redirect: 'manual' } as const;
    const { status } = await fetch(`${this.#origin}${url.pathname}`, options);
    if (status !== 303) throw new Error(`The consent page answered ${status}.`);
  }

  async #signIn(): Promise<string> {
    const query = new URLSearchParams({ token: TOKEN });
    const response = await fetch(`${this.#origin}/sign-in?${query.toString()}`, { redirect: 'manual' });
    return response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }

  /** Starts the server on what it kept. */
  async begin(): Promise<void> {
    this.#server = await CrashProcess.start(this.#env);
    this.#origin = (await this.#server.ready()).origin;
    this.#cookie = null;
  }

  /** Ends it at once, as a power failure of the process would. */
  async kill(): Promise<void> {
    await this.#server?.kill();
  }
}
