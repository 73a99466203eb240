import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { watchWorkingCopy, type Compiled } from '../dev/working-copy';
import { clientBuild } from '../dev/development-config';
import { startDevServer, type DevServer } from '../dev/dev-server';
import { createTypeCheck } from '../dev/type-check';
import { loadConfig } from '../build/build-packages';
import type { PackageBuild } from '../build/package-build';
import { configName } from '../state/build-state.mjs';
import { readArguments, UsageError } from './arguments';
import { devUnderPage } from './dev-under';
import type { Print } from './print';

const usualPort = 4100;

/** Packages whose builds every page has once, in development mode with the application. */
const sharedFolders = ['root-config', 'shared-ui', 'shared-api'];

/** Milliseconds after a build from which types are checked. */
const typesAfter = 400;

/** Milliseconds that the root has to answer at all. */
const patience = 10_000;

interface Part {
  readonly folder: string;
  readonly build: PackageBuild;
}

function portOf(text: string | undefined): number {
  const port = Number(text ?? usualPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError('--port: needs 0 to 65535');
  return port;
}

function rootOf(text: string): URL {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new UsageError(`--from: "${text}" is no address of a server`);
  return new URL(text);
}

/** Throws where nobody answers, before anything is built for it. */
async function refuseSilent(from: URL): Promise<void> {
  await fetch(from, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(patience) }).catch((cause) => {
    throw new Error(`--from: no server answers at ${from.origin}`, { cause });
  });
}

async function partsOf(root: string, folder: string): Promise<Part[]> {
  const builds = await loadConfig(root, folder);
  return builds.filter(({ target }) => target !== 'node').map((build) => ({ folder, build }));
}

/** Throws where the packages of what every page has once are elsewhere. */
function refuseAlone(root: string, folder: string): void {
  const lacking = sharedFolders.filter((name) => !existsSync(join(root, name, configName)));
  if (lacking.length > 0 && existsSync(join(root, folder, configName)))
    throw new UsageError(
      `dev: --from builds ${lacking.join(', ')}, too, which this repository does not have: take --to URL --key FILE`,
    );
}

/** The builds of the package, and those that every page has once. The shell stays the root's, but when it is named. */
async function allParts(root: string, folder: string): Promise<Part[]> {
  const own = await partsOf(root, folder).catch(() => {
    throw new UsageError(`dev: there is no package ${folder} with a build`);
  });
  if (own.length === 0) throw new UsageError(`dev: ${folder} is not shown in a browser`);
  const others = sharedFolders.filter((name) => name !== folder);
  const shared = (await Promise.all(others.map((name) => partsOf(root, name)))).flat();
  const once = shared.filter(({ build }) => !('page' in build));
  return [{ folder: 'deploy', build: clientBuild }, ...own, ...once];
}

/** Ends when the command is interrupted. */
const interrupted = (): Promise<void> =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });

interface Watch {
  readonly root: string;
  readonly folder: string;
  readonly print: Print;
  readonly server: DevServer;
}

/** Builds the parts and serves each version. Calls back once all are there. Resolves with what ends it. */
async function watchParts(parts: readonly Part[], { root, folder, print, server }: Watch, ready: () => void) {
  const began = performance.now();
  const waiting = new Set(parts.map(({ build }) => build.name));
  const types = createTypeCheck(root, folder, (errors) => {
    errors.forEach((line) => print.complaint(line));
    server.tellTypes(errors);
  });
  const told = (name: string) => (compiled: Compiled) => {
    server.update(name, compiled);
    if ('errors' in compiled) compiled.errors.forEach((line) => print.complaint(line));
    else if (!waiting.has(name)) print.line(`${name} built in ${compiled.milliseconds} ms`);
    if (waiting.delete(name) && waiting.size === 0) {
      print.line(`built after ${((performance.now() - began) / 1000).toFixed(1)} s`);
      ready();
    }
    // After what is on its way to the page.
    if (waiting.size === 0) setTimeout(() => types.ask(), typesAfter);
  };
  return Promise.all(
    parts.map((part) => watchWorkingCopy(part.build, { root, folder: part.folder }, told(part.build.name))),
  );
}

/**
 * `deploy dev PACKAGE --from URL`: one package from the working tree and what the page has once, in development mode and
 * replaced at each change with the state of the page kept; everything else as the root at the address serves it. Runs until
 * it is interrupted. With `--to` the package is shown on the page of a place instead (`dev-under.ts`).
 */
export async function devCommand(argv: readonly string[], root: string, print: Print): Promise<number> {
  const args = readArguments(argv, ['root', 'from', 'port', 'to', 'key']);
  const { words, needed, given } = args;
  const [folder] = words;
  if (folder === undefined || words.length > 1) throw new UsageError('dev: name one package');
  if (given('to') !== undefined) return devUnderPage(args, root, { print, stopped: interrupted });
  process.env['NODE_ENV'] = 'development';
  const [from, port] = [rootOf(needed('from')), portOf(given('port'))];
  refuseAlone(root, folder);
  const parts = await allParts(root, folder);
  await refuseSilent(from);
  const server = await startDevServer(from, port);
  print.line(`building ${folder} and what every page has once, in development mode`);
  const stops = await watchParts(parts, { root, folder, print, server }, () =>
    print.line(`ready ${server.url}: ${folder} from here, all else from ${from.origin}`),
  );
  await interrupted();
  await Promise.all([...stops.map((stop) => stop()), server.close()]);
  return 0;
}
