import { parseArgs } from 'node:util';
import type { ServerConfig } from '../base/config';
import {
  readBackend,
  readConversionStatus,
  readDeploys,
  readDatabaseUrl,
  readExternalHosts,
  readHelpVideo,
  readHost,
  readLogLevel,
  readMail,
  readNumber,
  readPublicUrl,
  readQuotes,
  readSandbox,
  readSecret,
  readSwitch,
  readWord,
  usage,
  type Environment,
} from './option-values';
import { readOpenId } from './openid-options';

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

/** Reads flags and environment into the configuration, or throws a `StartError` with one clear line. */
export const readOptions = (argv: readonly string[], env: Environment): ServerConfig => {
  const given = readFlags(argv, env);
  const backend = readBackend(given.get('backend'), env);
  const sandbox = readSandbox(given.has('no-sandbox'), env, backend);
  if (backend && given.has('catalog'))
    throw usage('--catalog imports into the own store: it does not go with --backend');
  if (backend && given.has('scenario')) throw usage('--scenario is for the sandbox: it does not go with --backend');
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
    sandbox,
    releaseDir: env['RELEASE_DIR'] || 'dist/release',
    ...readDeploys(given.get('deploy-port'), env),
    logLevel: readLogLevel(env['LOG_LEVEL']),
    publicUrl: readPublicUrl(env['PUBLIC_URL']),
    mail: readMail(env),
    openId: readOpenId(env),
    rateLimit: readNumber('RATE_LIMIT', env['RATE_LIMIT'] || '60000', 10_000_000, 1),
    externalHosts: readExternalHosts(env),
    quotes: readQuotes(env['QUOTES']),
    helpVideo: readHelpVideo(env),
    conversionStatus: readConversionStatus(env['CONVERSION_STATUS']),
    tracking: readSwitch('TRACKING', env) ?? false,
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
