import { parseArgs } from 'node:util';
import type { BackendConfig, ExternalHosts, LogLevel, Quote, ServerConfig } from '../config';
import { isLoopbackHost } from '../http/origin';
import { EXIT, StartError } from './start-error';

type Environment = Readonly<Record<string, string | undefined>>;

/** Flag → environment variable. A flag wins over its variable; an empty variable counts as absent. */
export const FLAGS = {
  port: 'PORT',
  host: 'HOST',
  'data-dir': 'DATA_DIR',
  'database-url': 'DATABASE_URL',
  catalog: 'CATALOG',
  scenario: 'SCENARIO',
  'admin-token': 'ADMIN_TOKEN',
  'app-password': 'APP_PASSWORD',
  backend: 'BACKEND_URL',
  'deploy-port': 'DEPLOY_PORT',
} as const;

type Flag = keyof typeof FLAGS;

const LOG_LEVELS: readonly LogLevel[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const usage = (line: string): StartError => new StartError(line, EXIT.usage);

/** Reads flags and environment into the configuration, or throws a `StartError` with one clear line. */
export const readOptions = (argv: readonly string[], env: Environment): ServerConfig => {
  const given = readFlags(argv, env);
  const backend = readBackend(given.get('backend'), env);
  const sandbox = readSandbox(given.has('no-sandbox'), env, backend);
  if (backend && given.has('catalog'))
    throw usage('--catalog imports into the own store: it does not go with --backend');
  if (backend && given.has('scenario')) throw usage('--scenario is for the sandbox: it does not go with --backend');
  if (given.has('deploy-port')) throw usage('--deploy-port: this version has no deploy endpoint yet');
  return {
    port: readNumber('port', given.get('port') ?? '4000', 65_535),
    host: readHost(given.get('host') ?? '127.0.0.1'),
    dataDir: given.get('data-dir') ?? '.data',
    databaseUrl: readDatabaseUrl(given.get('database-url')),
    catalog: given.get('catalog') ?? null,
    scenario: readWord('scenario', given.get('scenario') ?? 'fresh'),
    adminToken: readSecret('admin-token', given.get('admin-token')),
    appPassword: readSecret('app-password', given.get('app-password')),
    backend,
    deployPort: null,
    sandbox,
    releaseDir: env['RELEASE_DIR'] || 'dist/release',
    logLevel: readLogLevel(env['LOG_LEVEL']),
    publicUrl: readPublicUrl(env['PUBLIC_URL']),
    rateLimit: readNumber('RATE_LIMIT', env['RATE_LIMIT'] || '60000', 10_000_000, 1),
    externalHosts: readExternalHosts(env),
    quotes: readQuotes(env['QUOTES']),
  };
};

const readFlags = (argv: readonly string[], env: Environment): Map<Flag | 'no-sandbox', string> => {
  const options = Object.fromEntries(Object.keys(FLAGS).map((flag) => [flag, { type: 'string' as const }]));
  let values: Readonly<Record<string, unknown>>;
  try {
    ({ values } = parseArgs({ args: [...argv], options: { ...options, 'no-sandbox': { type: 'boolean' } } }));
  } catch (error) {
    throw usage(firstSentence(error));
  }
  const given = new Map<Flag | 'no-sandbox', string>();
  for (const [flag, variable] of Object.entries(FLAGS) as [Flag, string][]) {
    const value = values[flag] ?? env[variable];
    if (values[flag] === '') throw usage(`--${flag} needs a value`);
    if (typeof value === 'string' && value !== '') given.set(flag, value);
  }
  if (values['no-sandbox'] === true) given.set('no-sandbox', 'on');
  return given;
};

/** `parseArgs` explains at length; its first sentence is the clear line. */
const firstSentence = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  return (message.split(/\.\s|\n/)[0] ?? message).trim();
};

const readNumber = (name: string, text: string, maximum: number, minimum = 0): number => {
  const number = Number(text);
  if (!/^\d{1,9}$/.test(text) || number > maximum || number < minimum) {
    throw usage(`${flagName(name)}: "${text}" is not a whole number from ${minimum} to ${maximum}`);
  }
  return number;
};

const flagName = (name: string): string => (name === name.toUpperCase() ? name : `--${name}`);

const readHost = (text: string): string => {
  if (!/^[a-z0-9.:-]{1,253}$/i.test(text)) throw usage(`--host: "${text}" is not a host name or address`);
  return text;
};

const readWord = (name: string, text: string): string => {
  if (!/^[a-z0-9-]{1,64}$/.test(text)) throw usage(`--${name}: "${text}" is not a name`);
  return text;
};

/** Printable, no blanks: it travels in a URL or an Authorization header. */
const readSecret = (name: string, text: string | undefined): string | null => {
  if (text === undefined) return null;
  if (!/^[!-~]{8,256}$/.test(text)) throw usage(`--${name}: needs 8 to 256 printable characters without blanks`);
  return text;
};

const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

const readDatabaseUrl = (text: string | undefined): string | null => {
  if (text === undefined) return null;
  const url = parseUrl(text);
  if (url?.protocol !== 'postgres:' && url?.protocol !== 'postgresql:') {
    throw usage('--database-url: needs the form postgres://user:password@host:port/name');
  }
  return text;
};

const readBackend = (text: string | undefined, env: Environment): BackendConfig | null => {
  if (text === undefined) return null;
  const url = parseUrl(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash) {
    throw usage('--backend: needs a REST root such as https://shop.example/wp-json');
  }
  if (url.username || url.password)
    throw usage('--backend: put the credentials into BACKEND_USER and BACKEND_PASSWORD');
  if (url.protocol === 'http:' && !isLoopbackHost(url.hostname))
    throw usage('--backend: needs https, except on this computer');
  const [user, password] = [env['BACKEND_USER'] || null, env['BACKEND_PASSWORD'] || null];
  if ((user === null) !== (password === null)) throw usage('BACKEND_USER and BACKEND_PASSWORD go together');
  url.pathname = url.pathname.replace(/\/+$/, '');
  return { url, user, password };
};

/** Never beside a real store: its faults and its provider are play money [S-13]. */
const readSandbox = (off: boolean, env: Environment, backend: BackendConfig | null): boolean => {
  const value = env['SANDBOX'] || null;
  if (value !== null && value !== 'off' && value !== 'on') throw usage(`SANDBOX: "${value}" is neither on nor off`);
  if (backend && value === 'on') throw usage('SANDBOX=on does not go with --backend');
  return !off && value !== 'off' && !backend;
};

const readLogLevel = (text: string | undefined): LogLevel => {
  const level = LOG_LEVELS.find((candidate) => candidate === (text || 'warn'));
  if (!level) throw usage(`LOG_LEVEL: "${text}" is none of ${LOG_LEVELS.join(', ')}`);
  return level;
};

const readPublicUrl = (text: string | undefined): string | null => {
  if (!text) return null;
  const url = parseUrl(text);
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw usage('PUBLIC_URL: needs the form https://admin.shop.example');
  return url.origin;
};

/** The provider's and the host's own sites; configuration may replace them. */
const DEFAULT_HOSTS: ExternalHosts = {
  authorization: ['accounts.google.com', 'jetpack.wordpress.com', 'public-api.wordpress.com', 'wordpress.com'],
  billing: ['ads.google.com', 'payments.google.com'],
  issueAction: ['merchants.google.com', 'support.google.com', 'ads.google.com'],
  documentation: ['support.google.com', 'www.google.com', 'woocommerce.com', 'docs.woocommerce.com', 'wordpress.com'],
};

const readExternalHosts = (env: Environment): ExternalHosts => ({
  authorization: readHosts(env, 'AUTHORIZATION_HOSTS', DEFAULT_HOSTS.authorization),
  billing: readHosts(env, 'BILLING_HOSTS', DEFAULT_HOSTS.billing),
  issueAction: readHosts(env, 'ISSUE_ACTION_HOSTS', DEFAULT_HOSTS.issueAction),
  documentation: readHosts(env, 'DOCUMENTATION_HOSTS', DEFAULT_HOSTS.documentation),
});

const readHosts = (env: Environment, name: string, fallback: readonly string[]): readonly string[] => {
  const text = env[name];
  if (!text) return fallback;
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  const bad = hosts.find((host) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/.test(host));
  if (bad !== undefined) throw usage(`${name}: "${bad}" is not a host name`);
  return hosts;
};

const isQuote = (value: unknown): value is { text: string; attribution?: unknown } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** JSON: `[{"text":"…","attribution":"…"}]`. None shown when absent. */
const readQuotes = (text: string | undefined): readonly Quote[] => {
  if (!text) return [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  if (!Array.isArray(value) || !value.every(isQuote))
    throw usage('QUOTES: needs JSON such as [{"text":"…","attribution":"…"}]');
  return value.map((quote) => ({
    text: quote.text,
    attribution: typeof quote.attribution === 'string' ? quote.attribution : null,
  }));
};
