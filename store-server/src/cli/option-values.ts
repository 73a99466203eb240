import { externalHosts } from '@listings/shared-api/contract';
import type {
  BackendConfig,
  BackendLimits,
  ConversionStatus,
  ExternalHosts,
  HelpVideo,
  LogLevel,
  MailConfig,
  Quote,
  ServerConfig,
} from '../base/config';
import { isLoopbackHost } from '../http/origin';
import { EXIT, StartError } from '../base/start-error';

// One reader for each kind of value; a bad one ends the start with a line that names its flag or variable.

export type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS: readonly LogLevel[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

export const usage = (line: string): StartError => new StartError(line, EXIT.usage);

export const readNumber = (name: string, text: string, maximum: number, minimum = 0): number => {
  const number = Number(text);
  if (!/^\d{1,9}$/.test(text) || number > maximum || number < minimum) {
    throw usage(`${flagName(name)}: "${text}" is not a whole number from ${minimum} to ${maximum}`);
  }
  return number;
};

const flagName = (name: string): string => (name === name.toUpperCase() ? name : `--${name}`);

export const readHost = (text: string, name = 'host'): string => {
  if (!/^[a-z0-9.:-]{1,253}$/i.test(text)) throw usage(`${flagName(name)}: "${text}" is not a host name or address`);
  return text;
};

/** Off unless a port is given; then on this computer alone, unless another address is. */
export const readDeploys = (
  port: string | undefined,
  env: Environment,
): Pick<ServerConfig, 'deployPort' | 'deployHost' | 'deployDir'> => ({
  deployPort: port === undefined ? null : readNumber('deploy-port', port, 65_535),
  deployHost: readHost(env['DEPLOY_HOST'] || '127.0.0.1', 'DEPLOY_HOST'),
  deployDir: env['DEPLOY_DIR'] || null,
});

export const readWord = (name: string, text: string): string => {
  if (!/^[a-z0-9-]{1,64}$/.test(text)) throw usage(`--${name}: "${text}" is not a name`);
  return text;
};

/** Checks a secret that is sent in a URL or an Authorization header. */
export const readSecret = (name: string, text: string | undefined): string | null => {
  if (text === undefined) return null;
  if (!/^[ -~]{1,256}$/.test(text)) throw usage(`--${name}: needs at most 256 printable ASCII characters`);
  return text;
};

const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

export const readDatabaseUrl = (text: string | undefined): string | null => {
  if (text === undefined) return null;
  const url = parseUrl(text);
  if (url?.protocol !== 'postgres:' && url?.protocol !== 'postgresql:') {
    throw usage('--database-url: needs the form postgres://user:password@host:port/name');
  }
  return text;
};

export const readBackend = (text: string | undefined, env: Environment): BackendConfig | null => {
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
  return { url, user, password, limits: readBackendLimits(env) };
};

/** Reads the limits, given in seconds; the defaults are for a shop whose calls take 0.5 to 3 s. */
const readBackendLimits = (env: Environment): BackendLimits => {
  const milliseconds = (name: string, standard: string, most: number, least = 1) =>
    readNumber(name, env[name] || standard, most, least) * 1000;
  return {
    deadlineMs: milliseconds('BACKEND_DEADLINE', '8', 60),
    failures: readNumber('BACKEND_FAILURES', env['BACKEND_FAILURES'] || '5', 1000, 1),
    windowMs: milliseconds('BACKEND_WINDOW', '60', 3600),
    pauseMs: milliseconds('BACKEND_PAUSE', '30', 3600),
    staleMs: milliseconds('BACKEND_STALE', '3600', 86_400, 0),
  };
};

/** `on`, `off`, or null when it says nothing. */
export const readSwitch = (name: string, env: Environment): boolean | null => {
  const value = env[name] || null;
  if (value !== null && value !== 'off' && value !== 'on') throw usage(`${name}: "${value}" is neither on nor off`);
  return value === null ? null : value === 'on';
};

/** Never beside a real store: its faults and its provider are play money [S-13]. */
export const readSandbox = (off: boolean, env: Environment, backend: BackendConfig | null): boolean => {
  const value = readSwitch('SANDBOX', env);
  if (backend && value === true) throw usage('SANDBOX=on does not go with --backend');
  return !off && value !== false && !backend;
};

export const readLogLevel = (text: string | undefined): LogLevel => {
  const level = LOG_LEVELS.find((candidate) => candidate === (text || 'warn'));
  if (!level) throw usage(`LOG_LEVEL: "${text}" is none of ${LOG_LEVELS.join(', ')}`);
  return level;
};

export const readPublicUrl = (text: string | undefined): string | null => {
  if (!text) return null;
  const url = parseUrl(text);
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw usage('PUBLIC_URL: needs the form https://admin.shop.example');
  return url.origin;
};

const SENDER = /^(?:[^<>@\r\n"]{1,100} <[^\s@<>,;"]+@[^\s@<>,;"]+>|[^\s@<>,;"]+@[^\s@<>,;"]+)$/;

/** The mail server and the sender; the address of the server holds a password and is never repeated. */
export const readMail = (env: Environment): MailConfig | null => {
  const [url, from] = [env['SMTP_URL'] || null, env['MAIL_FROM'] || null];
  if (url === null && from === null) return null;
  if (url === null || from === null) throw usage('SMTP_URL and MAIL_FROM go together');
  const parsed = parseUrl(url);
  if (!parsed?.hostname || !['smtp:', 'smtps:'].includes(parsed.protocol))
    throw usage('SMTP_URL: needs the form smtp://user:password@host:587 or smtps://user:password@host:465');
  if (!SENDER.test(from)) throw usage(`MAIL_FROM: "${from}" is neither an address nor of the form Name <address>`);
  return { url, from };
};

/** The provider's and the host's own sites, unless configuration replaces them. */
export const readExternalHosts = (env: Environment): ExternalHosts => ({
  authorization: readHosts(env, 'AUTHORIZATION_HOSTS', externalHosts.authorization),
  billing: readHosts(env, 'BILLING_HOSTS', externalHosts.billing),
  issueAction: readHosts(env, 'ISSUE_ACTION_HOSTS', externalHosts.issueAction),
  documentation: readHosts(env, 'DOCUMENTATION_HOSTS', externalHosts.documentation),
});

const readHosts = (env: Environment, name: string, fallback: readonly string[]): readonly string[] => {
  const text = env[name];
  if (!text) return fallback;
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  const bad = hosts.find((host) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/.test(host));
  if (bad !== undefined) throw usage(`${name}: "${bad}" is not a host name`);
  return hosts;
};

const CONVERSION_STATUSES = ['unknown', 'unconverted', 'converted', 'not-applicable'] as const;

/** `converted:1664000000`: the status, and since when in seconds since 1970 (0 when absent). */
export const readConversionStatus = (text: string | undefined): ConversionStatus => {
  if (!text) return null;
  const [word = '', seconds = '0'] = text.split(':');
  const status = CONVERSION_STATUSES.find((one) => one === word);
  if (!status || !/^\d{1,12}$/.test(seconds))
    throw usage(`CONVERSION_STATUS: needs one of ${CONVERSION_STATUSES.join(', ')}, with or without :SECONDS`);
  return { status, updated: Number(seconds) };
};

const VIDEO_HOST = 'www.youtube-nocookie.com';

/** The video's id goes into `https://HOST/embed/ID`. None shown when absent. */
export const readHelpVideo = (env: Environment): HelpVideo => {
  const [host = VIDEO_HOST] = readHosts(env, 'HELP_VIDEO_HOST', [VIDEO_HOST]);
  const id = env['HELP_VIDEO_ID'] || null;
  if (id !== null && !/^[\w-]{1,64}$/.test(id)) throw usage(`HELP_VIDEO_ID: "${id}" is not the id of a video`);
  return { host, id };
};

const isQuote = (value: unknown): value is { text: string; attribution?: unknown } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** JSON: `[{"text":"…","attribution":"…"}]`. None shown when absent. */
export const readQuotes = (text: string | undefined): readonly Quote[] => {
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
