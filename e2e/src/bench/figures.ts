import type { BuildTimes } from './build-times';
import type { PageLife } from './page-life';
import type { PageLoad } from './page-load';
import type { Interaction } from './report-interactions';

export interface Figure {
  readonly name: string;
  readonly target: string;
  readonly measured: string;
  readonly met: boolean;
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
const seconds = (value: number) => `${value.toFixed(1)} s`;

/** Upper bounds per screen, in kB of JavaScript, from the performance targets of the project. */
const scriptTargets: Readonly<Record<string, number>> = {
  dashboard: 178,
  // With the chart, which the measured page holds: 185 without it, and 60 for it.
  reports: 245,
  'product feed': 178,
  settings: 178,
  'get started': 195,
  'setup, accounts': 195,
  'ads setup': 195,
};
const OWN_KB = 15;
const REQUESTS = 12;
const DEPTH = 2;
const LAYOUT_SHIFT = 0.01;

const screenFigures = (load: PageLoad): readonly Figure[] => {
  const most = scriptTargets[load.screen];
  const of = (name: string, target: string, measured: string, met: boolean) => ({
    name: `${load.screen}: ${name}`,
    target,
    measured,
    met,
  });
  return [
    ...(most === undefined
      ? []
      : [of('JavaScript until ready, br', `≤ ${most} kB`, kB(load.scriptBytes), load.scriptBytes <= most * 1000)]),
    of('of it the application’s own', `≤ ${OWN_KB} kB`, kB(load.ownBytes), load.ownBytes <= OWN_KB * 1000),
    of(
      'requests until ready',
      load.screen === 'dashboard' ? `≤ ${REQUESTS}` : '–',
      String(load.requests),
      load.screen !== 'dashboard' || load.requests <= REQUESTS,
    ),
    of('serial round trips', `${DEPTH}`, String(load.depth), load.depth <= DEPTH),
    of('layout shift', `≤ ${LAYOUT_SHIFT}`, load.layoutShift.toFixed(3), load.layoutShift <= LAYOUT_SHIFT),
  ];
};

export const loadFigures = (loads: readonly PageLoad[]): readonly Figure[] => loads.flatMap(screenFigures);

export const buildFigures = ({ allSeconds, oneSeconds, unchangedSeconds }: BuildTimes): readonly Figure[] => [
  { name: 'production build, everything', target: '≤ 15 s', measured: seconds(allSeconds), met: allSeconds <= 15 },
  { name: 'production build, one application', target: '≤ 2 s', measured: seconds(oneSeconds), met: oneSeconds <= 2 },
  {
    name: 'production build, nothing changed',
    target: '≤ 1 s',
    measured: seconds(unchangedSeconds),
    met: unchangedSeconds <= 1,
  },
];

const atMost = (name: string, unit: string, most: number, value: number, digits = 1): Figure => ({
  name,
  target: `≤ ${most} ${unit}`.trim(),
  measured: `${value.toFixed(digits)} ${unit}`.trim(),
  met: value <= most,
});

export const lifeFigures = ({ heapMiB, switchMs, growth }: PageLife): readonly Figure[] => [
  atMost('heap after a cold load, dashboard', 'MiB', 8, heapMiB.dashboard),
  atMost('heap after a cold load, reports', 'MiB', 9, heapMiB.reports),
  atMost('switch between tabs at 4× throttle, half of them', 'ms', 100, switchMs.p50, 0),
  atMost('switch between tabs at 4× throttle, 95 of 100', 'ms', 150, switchMs.p95, 0),
  atMost('own objects that a switch leaves behind (100th to 300th)', 'KiB', 0.1, growth.ownKiB, 2),
  // It settles: the browser compiles what runs often.
  {
    name: 'compiled code and entries of the timeline that it leaves behind',
    target: '–',
    measured: `${growth.otherKiB.toFixed(1)} KiB`,
    met: true,
  },
  atMost('DOM nodes that a switch leaves behind', '', 0, growth.nodes),
  atMost('listeners that a switch leaves behind', '', 0, growth.listeners),
];

/** The slowest of all that was done. */
export const reportFigures = (interactions: readonly Interaction[]): Figure =>
  atMost(
    `reports over three years, 10,000 products, 200 programs: longest stretch of ${interactions.length} interactions, 4× slower processor`,
    'ms',
    200,
    Math.max(...interactions.map(({ longest }) => longest)),
    0,
  );

export const startFigure = (value: number): Figure => ({
  name: 'npm start, built: first answer',
  target: '≤ 1.5 s',
  measured: seconds(value),
  met: value <= 1.5,
});

/** The figures as a Markdown table, one row per figure, or one row per screen where screens are compared. */
export function figuresTable(loads: readonly PageLoad[], others: readonly Figure[]): string {
  const rows = loads.map(({ screen, scriptBytes, ownBytes, requests, depth, layoutShift }) => {
    const target = scriptTargets[screen];
    const script = target === undefined ? kB(scriptBytes) : `${kB(scriptBytes)} (≤ ${target})`;
    return `| ${screen} | ${script} | ${kB(ownBytes)} | ${requests} | ${depth} | ${layoutShift.toFixed(3)} |`;
  });
  const screenTable = [
    `| Screen, cold | JavaScript, br (target) | own (≤ ${OWN_KB} kB) | requests (dashboard ≤ ${REQUESTS}) | round trips (${DEPTH}) | layout shift (≤ ${LAYOUT_SHIFT}) |`,
    '|---|---|---|---|---|---|',
    ...rows,
  ];
  const otherTable = [
    '| Time | Measured | Target |',
    '|---|---|---|',
    ...others.map(({ name, measured, target }) => `| ${name} | ${measured} | ${target} |`),
  ];
  return [...(loads.length > 0 ? [...screenTable, ''] : []), ...(others.length > 0 ? otherTable : [])]
    .join('\n')
    .trim();
}
