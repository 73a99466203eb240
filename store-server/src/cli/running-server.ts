import { basicCredentials } from '../base/basic-credentials';
import { EXIT, StartError } from '../base/start-error';

type Environment = Readonly<Record<string, string | undefined>>;

/** Address of a running server, and the credentials for it. */
export interface ServerAccess {
  /** `http://localhost:4000`. */
  readonly origin: string;
  readonly appPassword: string | null;
  readonly adminToken: string | null;
}

/** A call below `/wp-json` of a running server; gives the answer's body. Throws a `StartError` with one clear line. */
export type CallServer = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;

export const accessOptions = {
  url: { type: 'string' },
  port: { type: 'string' },
  'app-password': { type: 'string' },
  'admin-token': { type: 'string' },
} as const;

const usage = (line: string): StartError => new StartError(line, EXIT.usage);

/** Reads the flags of `accessOptions`; each is also the environment variable that the server itself reads. */
export function readAccess(
  values: Readonly<Partial<Record<keyof typeof accessOptions, unknown>>>,
  env: Environment,
): ServerAccess {
  const text = (flag: keyof typeof accessOptions, variable: string): string | null => {
    const value = values[flag] ?? env[variable];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const origin = text('url', 'SERVER_URL') ?? `http://localhost:${text('port', 'PORT') ?? '4000'}`;
  if (!URL.canParse(origin) || !/^https?:$/.test(new URL(origin).protocol))
    throw usage(`--url: "${origin}" is no address`);
  const access = {
    origin: new URL(origin).origin,
    appPassword: text('app-password', 'APP_PASSWORD'),
    adminToken: text('admin-token', 'ADMIN_TOKEN'),
  };
  if (access.appPassword === null && access.adminToken === null) {
    throw usage('Needs --app-password or --admin-token of the running server (APP_PASSWORD, ADMIN_TOKEN)');
  }
  return access;
}

const reach = async (url: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, { ...init, redirect: 'manual' });
  } catch (error) {
    throw new StartError(`No server answers at ${new URL(url).origin}: is it running?`, EXIT.unavailable, {
      cause: error,
    });
  }
};

/** A session by the sign-in token: its cookie and the token of its page. */
async function signIn({ origin, adminToken }: ServerAccess): Promise<Record<string, string>> {
  const form = new URLSearchParams({ token: adminToken ?? '' });
  const answer = await reach(`${origin}/sign-in`, { method: 'POST', body: form });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0] ?? '')
    .find((pair) => /^(__Host-session|session-\d+)=./.test(pair));
  if (cookie === undefined) throw new StartError('The server did not take the sign-in token', EXIT.failed);
  const page = await (await reach(`${origin}/google/start`, { headers: { cookie } })).text();
  const nonce = /"nonce":"([\w-]+)"/.exec(page)?.[1] ?? '';
  return { cookie, 'x-wp-nonce': nonce };
}

const basic = (password: string): Record<string, string> => ({
  authorization: `Basic ${basicCredentials('admin', password)}`,
});

interface ErrorBody {
  readonly message?: unknown;
  readonly data?: { readonly params?: object };
}

/** The message of an error, and what it says of each parameter. */
function messageOf(body: unknown): string {
  const { message = 'no message', data } = ((typeof body === 'object' ? body : null) as ErrorBody) ?? {};
  const fields = Object.entries(data?.params ?? {}).map(([field, problem]) => `${field}: ${String(problem)}`);
  return [String(message), ...fields].join('; ');
}

function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Signs in and returns the function that calls the server. */
export async function callRunningServer(access: ServerAccess): Promise<CallServer> {
  const who = access.appPassword === null ? await signIn(access) : basic(access.appPassword);
  return async (method, path, body) => {
    const response = await reach(`${access.origin}/wp-json${path}`, {
      method,
      headers: { ...who, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = parsed(await response.text());
    if (response.ok) return answer;
    const why = response.status === 404 ? 'the sandbox is off, or there is no such thing' : messageOf(answer);
    throw new StartError(`${method} ${path} was answered ${response.status}: ${why}`, EXIT.failed);
  };
}
