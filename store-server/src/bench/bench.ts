/**
 * Measures a store of 100,000 products and three years of figures under many admins. Prints what it finds, and sends it to
 * the process that started it (`npm run bench -- server`).
 */
import { cpus, loadavg, tmpdir } from 'node:os';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { CrashProcess } from '../durability/crash-process';
import { measureBareAnswer } from './bare-answer';
import { LOOP_METER, loopMeterOf, type LoopDelay } from './event-loop';
import { measureLongWork, type LongWork } from './long-work';
import { writeLargeCatalogue } from './large-catalogue';
import { basicCredentials } from '../base/basic-credentials';
import { measureLoad, measureSteadyLoad, type LoadOptions } from './load';
import { memoryOf, processorTimeOf } from './process-facts';
import { largeReads, usualReads, type Read } from './reads';

const PASSWORD = 'bench';
const ROWS = Number(process.env['BENCH_ROWS'] ?? 100_000);
const ADMINS = 20;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const LOOP_TARGET_MS = 50;
/** Calls a second of the steady load: forty admins who look at another screen each second. */
const STEADY = 500;
const DAY_MS = 86_400_000;

const headers = {
  authorization: `Basic ${basicCredentials('admin', PASSWORD)}`,
  'content-type': 'application/json',
};

/** The built server, not the sources: those run slower. */
const BUILT = pathToFileURL(join(process.cwd(), 'store-server/dist/main.mjs')).href;
const SERVE = ['--input-type=module', '-e', `${LOOP_METER}await (await import('${BUILT}')).run([], process.env)`];

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function post(origin: string, path: string, body: object): Promise<unknown> {
  const response = await fetch(`${origin}/wp-json${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
  return response.json();
}

/** The measured calls need no page: a release without files. */
function emptyRelease(directory: string): string {
  mkdirSync(directory);
  const shell = { title: 'Bench', body: '' };
  const release = {
    imports: {},
    integrity: {},
    entry: '/assets/none.js',
    styles: [],
    preload: {},
    files: {},
    apps: {},
    shell,
  };
  writeFileSync(join(directory, 'release.json'), JSON.stringify(release));
  return directory;
}

async function get(origin: string, path: string): Promise<unknown> {
  const response = await fetch(`${origin}/wp-json${path}`, { headers });
  if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
  return response.json();
}

const waitingJobs = async (origin: string): Promise<number> =>
  ((await get(origin, '/wc/gla/mc/product-statistics')) as { scheduled_sync: number }).scheduled_sync;

/** Work on every product at once. The last scenario is the one in which calls are measured. */
const longWork = (origin: string): readonly LongWork[] => [
  { name: 'scenario shipping-saved', begin: () => post(origin, '/sandbox/v1/scenario', { name: 'shipping-saved' }) },
  {
    name: 'complete setup',
    begin: async () => {
      await post(origin, '/wc/gla/mc/settings/sync', {});
      // The played provider takes its time: half a day later only what really waits is counted.
      await post(origin, '/sandbox/v1/clock', { advanceMs: DAY_MS / 2 });
    },
    isOver: async () => {
      while ((await waitingJobs(origin)) > 0) await pause(100);
    },
  },
  { name: 'scenario ads-complete', begin: () => post(origin, '/sandbox/v1/scenario', { name: 'ads-complete' }) },
  ...['title', 'status'].map((by) => ({
    name: `the whole feed by ${by}`,
    begin: () => get(origin, `/wc/gla/mc/product-feed?orderby=${by}`),
  })),
];

/** A value for docs/figures.md, with its upper bound where there is one. */
interface Finding {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly most?: number;
}

interface Running {
  readonly server: CrashProcess;
  readonly origin: string;
}

const pathOf =
  ([, path]: Read) =>
  (call: number): string =>
    `/wp-json/wc/gla/${path(call)}`;

/** Processor time of one call, and what else a load came to. */
async function measureCalls({ server, origin }: Running, load: Pick<LoadOptions, 'admins' | 'seconds' | 'path'>) {
  const before = processorTimeOf(server.pid);
  const latency = await measureLoad({ origin, headers, ...load });
  return { ...latency, cpuMs: (processorTimeOf(server.pid) - before) / latency.calls };
}

async function measureLongWorks({ origin }: Running, loop: () => Promise<LoopDelay>): Promise<readonly Finding[]> {
  let held = { name: '', ms: 0 };
  for (const work of longWork(origin)) {
    const { name, line, heldMs } = await measureLongWork(work, { origin, loop });
    say(line);
    if (heldMs > held.ms) held = { name, ms: heldMs };
  }
  const name = `event loop held by work on every product, at most (${held.name})`;
  return [{ name, value: held.ms, unit: 'ms', most: LOOP_TARGET_MS }];
}

/** What the usual reads cost, in answers of Node.js alone. */
async function measureUsual(running: Running, reads: readonly Read[]): Promise<readonly Finding[]> {
  const bareMs = await measureBareAnswer(ADMINS, SECONDS);
  say(`an answer of Node.js alone takes ${bareMs.toFixed(3)} ms of the processor`);
  const found: Finding[] = [];
  for (const read of reads) {
    const path = pathOf(read);
    await measureCalls(running, { admins: ADMINS, seconds: 1, path });
    const { cpuMs } = await measureCalls(running, { admins: ADMINS, seconds: SECONDS / 2, path });
    found.push({ name: `${read[0]} ÷ answer of Node.js alone`, value: cpuMs / bareMs, unit: '' });
    say(`${read[0].padEnd(30)} ${cpuMs.toFixed(2)} ms, ${(cpuMs / bareMs).toFixed(1)} answers of Node.js`);
  }
  const mean = found.reduce((sum, { value }) => sum + value, 0) / found.length;
  return [
    { name: 'answer of Node.js alone, processor time', value: bareMs, unit: 'ms' },
    { name: 'the twelve usual reads ÷ answer of Node.js alone, mean', value: mean, unit: '', most: 4 },
    ...found,
  ];
}

/** How long the usual reads take where they come at a steady rate. */
async function measureSteady({ origin }: Running, reads: readonly Read[]): Promise<readonly Finding[]> {
  const paths = reads.map(pathOf);
  const path = (call: number): string => paths[call % paths.length]?.(call) ?? '';
  const { p99 } = await measureSteadyLoad({ origin, headers, perSecond: STEADY, seconds: SECONDS * 2, path });
  say(`${STEADY} of these a second: p99 ${p99.toFixed(1)} ms`);
  return [{ name: `${STEADY} usual reads a second, 99 of 100 within`, value: p99, unit: 'ms', most: 20 }];
}

async function measureLarge(running: Running, now: number): Promise<readonly Finding[]> {
  say(`${'call'.padEnd(30)}${['p50', 'p95', 'p99', 'max', 'per s', 'cpu'].map((name) => name.padStart(9)).join('')}`);
  const found: Finding[] = [];
  for (const read of largeReads(ROWS, now)) {
    const [name] = read;
    const path = pathOf(read);
    const begun = performance.now();
    await measureCalls(running, { admins: 1, seconds: 0.001, path });
    const first = performance.now() - begun;
    const { p50, p95, p99, max, perSecond, cpuMs } = await measureCalls(running, {
      admins: ADMINS,
      seconds: SECONDS,
      path,
    });
    found.push({
      name: `${name}: ${ADMINS} admins without a pause, 95 of 100 within`,
      value: p95,
      unit: 'ms',
      most: 50,
    });
    const figures = [p50, p95, p99, max].map((ms) => ms.toFixed(1).padStart(9)).join('');
    say(
      `${name.padEnd(30)}${figures}${perSecond.toFixed(0).padStart(9)}${cpuMs.toFixed(2).padStart(9)}  first ${first.toFixed(0)} ms`,
    );
  }
  return found;
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'server-bench-'));
  const catalogue = join(folder, 'catalogue.csv');
  await writeLargeCatalogue(catalogue, ROWS);
  const env = {
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: process.env['BENCH_DATABASE_URL'] ?? '',
    RELEASE_DIR: emptyRelease(join(folder, 'release')),
    APP_PASSWORD: PASSWORD,
    RATE_LIMIT: '10000000',
    CATALOG: catalogue,
  };
  const server = new CrashProcess(env, SERVE);
  say(`load of the machine before: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors`);
  try {
    const begun = performance.now();
    const [, origin = ''] = await server.said(/^ready (\S+)$/m, 600_000);
    const importSeconds = (performance.now() - begun) / 1000;
    const { peak } = memoryOf(server.pid);
    say(`import of ${ROWS} rows: ${importSeconds.toFixed(1)} s with the start, ${peak} MB at most`);
    const running = { server, origin };
    const held = await measureLongWorks(running, loopMeterOf(server));
    const { now } = (await post(origin, '/sandbox/v1/clock', { advanceMs: 700 * DAY_MS })) as { now: number };
    const usual = usualReads(ROWS, now);
    const findings: readonly Finding[] = [
      { name: `start with an import of ${ROWS} products`, value: importSeconds, unit: 's', most: 8 },
      { name: 'memory meanwhile, at most', value: peak, unit: 'MB', most: 200 },
      ...held,
      ...(await measureUsual(running, usual)),
      ...(await measureSteady(running, usual)),
      ...(await measureLarge(running, now)),
      { name: 'memory after all of it', value: memoryOf(server.pid).now, unit: 'MB' },
    ];
    process.send?.(findings);
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
