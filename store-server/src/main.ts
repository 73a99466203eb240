import { FLAGS, readOptions } from './cli/options';
import { EXIT, StartError } from './cli/start-error';
import { createLogger } from './http/logger';
import { startServer, type RunningServer } from './server';

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
    const loadDomain = async () => (await import('./domain/domain.module')).domainModule;
    const server = await startServer({ config, loadDomain, log, print });
    return await untilStopped(server, (error) =>
      log.fatal({ event: 'process.failed', err: error }, 'unexpected failure'),
    );
  } catch (error) {
    const known = error instanceof StartError;
    process.stderr.write(`${known ? error.message : `The server could not start: ${describe(error)}`}\n`);
    return known ? error.exitCode : EXIT.failed;
  }
};

const describe = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** SIGINT or SIGTERM ends cleanly; what nobody caught is logged and ends the process, for whatever restarts it. */
const untilStopped = (server: RunningServer, logFatal: (error: unknown) => void): Promise<number> =>
  new Promise((resolve) => {
    let stopping = false;
    const stop = (exitCode: number) => {
      if (stopping) return;
      stopping = true;
      server.stop().then(
        () => resolve(exitCode),
        (error: unknown) => {
          logFatal(error);
          resolve(EXIT.failed);
        },
      );
    };
    process.once('SIGINT', () => stop(EXIT.clean));
    process.once('SIGTERM', () => stop(EXIT.clean));
    for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
      process.on(event, (error: unknown) => {
        logFatal(error);
        stop(EXIT.failed);
      });
    }
  });
