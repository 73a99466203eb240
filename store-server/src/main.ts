import { browserAtHand } from '@listings/deploy/live';
import { FLAGS, readOptions } from './cli/options';
import { EXIT, StartError, type ExitCode } from './base/start-error';
import { createLogger } from './http/logger';
import { startServer } from './server';

type Environment = Readonly<Record<string, string | undefined>>;

const USAGE = [
  'npm start [-- flags]; each flag is also an environment variable:',
  ...Object.entries(FLAGS).map(([flag, variable]) => `  --${flag} VALUE  ${variable}`),
  '  --no-sandbox  SANDBOX=off',
  'See store-server/README.md.',
].join('\n');

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Starts the server and resolves with the exit code once it has stopped, or could not start. */
export const run = async (argv: readonly string[], env: Environment): Promise<number> => {
  if (argv.includes('--help')) {
    print(USAGE);
    return EXIT.clean;
  }
  try {
    const config = readOptions(argv, env);
    const log = createLogger(config.logLevel);
    const end = untilEnd((error) => log.fatal({ event: 'process.failed', err: error }, 'unexpected failure'));
    const loadDomain = async () => (await import('./domain-module')).domainModule;
    // A signal during a long import ends at once: what is not committed was never said to be done.
    const server = await Promise.race([startServer({ config, loadDomain, log, print, load: browserAtHand(env) }), end]);
    if (typeof server === 'number') return server;
    removeProtoAccessor();
    const exitCode = await end;
    await server.stop();
    return exitCode;
  } catch (error) {
    const known = error instanceof StartError;
    process.stderr.write(`${known ? error.message : `The server failed: ${describe(error)}`}\n`);
    return known ? error.exitCode : EXIT.failed;
  }
};

/** Does the same as `node --disable-proto=delete`: no outside text reaches a prototype by the name `__proto__`. */
const removeProtoAccessor = (): void => void Reflect.deleteProperty(Object.prototype, '__proto__');

const describe = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/**
 * SIGINT or SIGTERM ends cleanly; an uncaught error is logged and ends the process, so that a supervisor can restart
 * it. Further signals change nothing: npm passes on the Ctrl-C that the terminal has sent already.
 */
const untilEnd = (logFatal: (error: unknown) => void): Promise<ExitCode> =>
  new Promise((resolve) => {
    process.on('SIGINT', () => resolve(EXIT.clean));
    process.on('SIGTERM', () => resolve(EXIT.clean));
    for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
      process.on(event, (error: unknown) => {
        logFatal(error);
        resolve(EXIT.failed);
      });
    }
  });
