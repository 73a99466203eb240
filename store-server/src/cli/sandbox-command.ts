import { parseArgs } from 'node:util';
import { accessOptions, callRunningServer, readAccess, type CallServer } from './running-server';
import { EXIT, StartError } from '../base/start-error';

const SANDBOX_USAGE = `npm run sandbox -- COMMAND [options], against a running server:
  scenarios                      lists the scenarios
  scenario NAME                  puts the store into one
  identities                     lists the provider's people, each with other accounts
  identity EMAIL                 connects the provider account as one of them
  faults                         lists what goes wrong
  fault METHOD PATH [options]    makes a call go wrong, such as: fault GET /wc/gla/mc/settings --status 500 --times 2
      --status N  --body JSON  --header NAME:VALUE  --delay MS  --drop before|after  --times N
  fault clear                    takes all faults away
  clock                          tells the store's time
  clock +3d | -12h | +30m        moves it
  clock 2027-01-31T10:00:00Z     sets it
  clock real                     back to real time
  phone                          codes the phone received, newest first
  billing approve | cancel       billing of the connected ads account
  shop                           what is wrong with the played shop
  shop FAULT... | well           gives it these faults, such as: shop no-contact http-checkout; or none
  calls                          the last calls
  events                         what the server told the host's tracker
  reset                          back to the scenario the server began with, in real time
Options: --url URL or --port N (PORT, 4000); --app-password (APP_PASSWORD) or --admin-token (ADMIN_TOKEN)`;

const ROOT = '/sandbox/v1';

const options = {
  ...accessOptions,
  status: { type: 'string' },
  body: { type: 'string' },
  header: { type: 'string', multiple: true },
  delay: { type: 'string' },
  drop: { type: 'string' },
  times: { type: 'string' },
  help: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

interface Invocation {
  readonly words: readonly string[];
  readonly values: Values;
  readonly call: CallServer;
}

const usage = (line: string): StartError => new StartError(`${line}; npm run sandbox -- --help lists all`, EXIT.usage);

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `+3d` in milliseconds; null when it is no such amount. */
export function amountOf(text: string): number | null {
  const [, sign, count, unit] = /^([+-])(\d{1,6})([mhd])$/.exec(text) ?? [];
  if (sign === undefined || count === undefined || unit === undefined) return null;
  return Number(`${sign}${count}`) * (UNITS[unit] ?? 0);
}

const numberOf = (flag: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw usage(`--${flag}: "${text}" is not a whole number`);
  return Number(text);
};

const bodyOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

function headersOf(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      if (at < 1) throw usage(`--header: "${line}" is not NAME:VALUE`);
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    }),
  );
}

async function fault({ words: [method, path], values, call }: Invocation): Promise<unknown> {
  if (method === 'clear') return call('DELETE', `${ROOT}/faults`);
  if (method === undefined || path === undefined) throw usage('fault needs METHOD and PATH, or clear');
  const found = {
    method: method.toUpperCase(),
    path: path.startsWith('/') ? path : `/wc/gla/${path}`,
    status: numberOf('status', values.status),
    body: values.body === undefined ? undefined : bodyOf(values.body),
    headers: values.header === undefined ? undefined : headersOf(values.header),
    delayMs: numberOf('delay', values.delay),
    drop: values.drop,
    times: numberOf('times', values.times),
  };
  return call('POST', `${ROOT}/faults`, found);
}

async function clock({ words: [to], call }: Invocation): Promise<unknown> {
  if (to === undefined) return call('GET', `${ROOT}/clock`);
  if (to === 'real') {
    const { offset } = (await call('GET', `${ROOT}/clock`)) as { offset: number };
    return call('POST', `${ROOT}/clock`, { advanceMs: -offset });
  }
  const advanceMs = amountOf(to);
  return call('POST', `${ROOT}/clock`, advanceMs === null ? { now: to } : { advanceMs });
}

const COMMANDS: Readonly<Record<string, (invocation: Invocation) => Promise<unknown>>> = {
  scenarios: ({ call }) => call('GET', `${ROOT}/scenarios`),
  scenario: ({ words: [name], call }) => {
    if (name === undefined) throw usage('scenario needs a NAME');
    return call('POST', `${ROOT}/scenario`, { name });
  },
  identities: ({ call }) => call('GET', `${ROOT}/identities`),
  identity: ({ words: [email], call }) => {
    if (email === undefined) throw usage('identity needs an EMAIL');
    return call('POST', `${ROOT}/identity`, { email });
  },
  faults: ({ call }) => call('GET', `${ROOT}/faults`),
  fault,
  clock,
  phone: ({ call }) => call('GET', `${ROOT}/phone`),
  billing: ({ words: [word], call }) => {
    if (word !== 'approve' && word !== 'cancel') throw usage('billing needs approve or cancel');
    return call('POST', `${ROOT}/billing`, { approve: word === 'approve' });
  },
  shop: ({ words, call }) => {
    if (words.length === 0) return call('GET', `${ROOT}/shop`);
    return call('POST', `${ROOT}/shop`, { faults: words[0] === 'well' ? [] : words });
  },
  events: ({ call }) => call('GET', `${ROOT}/events`),
  calls: ({ call }) => call('GET', `${ROOT}/calls`),
  reset: ({ call }) => call('POST', `${ROOT}/reset`),
};

/** `-12h` is an amount and no flag. */
const withoutMinus = (args: readonly string[]): string[] => {
  const at = args.findIndex((arg) => /^-\d/.test(arg));
  return at === -1 ? [...args] : [...args.slice(0, at), ...args.slice(at + 1), '--', args[at] ?? ''];
};

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: withoutMinus(args), options, allowPositionals: true });
  } catch (error) {
    throw usage((error instanceof Error ? error.message : String(error)).split(/\.\s|\n/)[0] ?? '');
  }
}

/** Steers the sandbox of a running server; gives what is to be printed. Throws a `StartError` with one clear line. */
export async function sandboxCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const { positionals, values } = parse(args);
  const [name, ...words] = positionals;
  if (values.help === true || name === undefined) return SANDBOX_USAGE;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw usage(`There is no command "${name}"`);
  const call = await callRunningServer(readAccess(values, env));
  return JSON.stringify(await command({ words, values, call }), null, 2);
}
