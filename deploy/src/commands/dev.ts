import { watchWorkingCopy, type Compiled } from '../dev/working-copy';
import { startDevServer } from '../dev/dev-server';
import { loadConfig } from '../build/build-packages';
import type { BrowserBuild } from '../build/package-build';
import { readArguments, UsageError } from './arguments';
import type { Print } from './print';

const usualPort = 4100;

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

/**
 * `deploy dev PACKAGE --from URL`: one package from the working tree, rebuilt at each change, everything else as the
 * root at the address serves it. Runs until it is interrupted.
 */
export async function devCommand(argv: readonly string[], root: string, print: Print): Promise<number> {
  const { words, needed, given } = readArguments(argv, ['root', 'from', 'port']);
  const [folder] = words;
  if (folder === undefined || words.length > 1) throw new UsageError('dev: name one package');
  const from = rootOf(needed('from'));
  const builds = await loadConfig(root, folder).catch(() => {
    throw new UsageError(`dev: there is no package ${folder} with a build`);
  });
  const applications = builds.filter((build): build is BrowserBuild => (build.target ?? 'browser') === 'browser');
  if (applications.length === 0) throw new UsageError(`dev: ${folder} is not shown in a browser`);
  const server = await startDevServer(from, portOf(given('port')));
  const began = performance.now();
  const waiting = new Set(applications.map(({ name }) => name));
  const told = (name: string) => (compiled: Compiled) => {
    server.update(name, compiled);
    if ('copy' in compiled) print.line(`${name} built after ${((performance.now() - began) / 1000).toFixed(1)} s`);
    else compiled.errors.forEach((line) => print.complaint(line));
    if (waiting.delete(name) && waiting.size === 0)
      print.line(`ready ${server.url}: ${folder} from here, all else from ${from.origin}`);
  };
  const stops = await Promise.all(
    applications.map((build) => watchWorkingCopy(build, { root, folder }, told(build.name))),
  );
  await new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
  await Promise.all([...stops.map((stop) => stop()), server.close()]);
  return 0;
}
