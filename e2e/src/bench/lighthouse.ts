import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { screenNamed } from '../screens';
import { Store } from '../store';
import { told, type Figure } from './figure';
import { median } from './ratio';

/** Fetched when it is measured with: nothing else needs its packages. */
const PACKAGE = 'lighthouse@12.8.2';
const RUNS = 3;

/** Forms of the device that Lighthouse plays, with the score that is asked for. */
const devices = [
  { name: 'mobile', least: 92, flags: [] },
  { name: 'desktop', least: 99, flags: ['--preset=desktop'] },
] as const;

type Device = (typeof devices)[number];

/** The part of a report that is used. Source: Lighthouse's report as JSON. */
export interface LighthouseReport {
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<
    Record<'first-contentful-paint' | 'total-blocking-time', { readonly numericValue: number }>
  >;
}

function reportOf(url: string, cookie: string, { flags }: Device): LighthouseReport {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
  const file = join(folder, 'report.json');
  const options = [
    '--quiet',
    '--only-categories=performance',
    '--output=json',
    `--output-path=${file}`,
    `--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
    '--chrome-flags=--headless --no-sandbox',
    ...flags,
  ];
  try {
    execFileSync('npm', ['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', url, ...options], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The median score of some reports, with what it is made of. */
export function scoreFigure(device: string, least: number, reports: readonly LighthouseReport[]): Figure {
  const middle = (value: (report: LighthouseReport) => number) => median(reports.map(value));
  const score = middle(({ categories }) => Math.round((categories.performance.score ?? Number.NaN) * 100));
  const painted = middle(({ audits }) => audits['first-contentful-paint'].numericValue) / 1000;
  const blocked = middle(({ audits }) => audits['total-blocking-time'].numericValue);
  return {
    name: `dashboard, ${device}: performance, median of ${reports.length} (first paint, blocked)`,
    target: `≥ ${least}`,
    measured: `${score} (${painted.toFixed(1)} s, ${blocked.toFixed(0)} ms)`,
    met: score >= least,
  };
}

/** Lighthouse's scores of the dashboard, of loads without anything cached. They tell of the machine: it plays a slower one. */
export async function measureLighthouse(): Promise<readonly Figure[]> {
  const store = await Store.start();
  const { path, scenario } = screenNamed('dashboard');
  try {
    await store.scenario(scenario);
    const signedIn = await fetch(store.signInUrl, { redirect: 'manual' });
    const cookie = signedIn.headers.getSetCookie().map((set) => set.split(';')[0]);
    const reports = (device: Device) =>
      Array.from({ length: RUNS }, () => reportOf(store.url + path, cookie.join('; '), device));
    return [
      told('measured by', PACKAGE),
      ...devices.map((device) => scoreFigure(device.name, device.least, reports(device))),
    ];
  } finally {
    await store.stop();
  }
}
