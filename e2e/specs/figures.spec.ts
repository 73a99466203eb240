import { readFileSync, readdirSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { benches } from '../src/bench/benches';
import { startDistantServer } from '../src/bench/distant-server';
import { withSection } from '../src/bench/figures-page';
import { median, ratioOf } from '../src/bench/ratio';
import { leastOf } from '../src/bench/least-of';
import { scoreFigure } from '../src/bench/lighthouse';
import { networkFigures } from '../src/bench/network';
import { lateFigures, pageFigures } from '../src/bench/page-figures';
import { roundTripsIn, tripsSection } from '../src/bench/round-trips';
import { serverFigure } from '../src/bench/server-load';
import { sideBySide, slowSection } from '../src/bench/slow-answers';
import { grownMost, heapOf, ownBytes, type HeapSnapshot } from '../src/bench/heap-classes';
import { costOf, keysSection, typicalCost } from '../src/bench/keys';
import { reportFigures } from '../src/bench/report-interactions';
import { typedForms } from '../src/bench/typed-forms';
import { screens } from '../src/screens';

const page = readFileSync(join(process.cwd(), 'docs/figures.md'), 'utf8');

it.each(benches.map(({ name }) => name))(
  'the page of figures holds what the bench %s measured, and when [19.15]',
  (name) => {
    const start = `<!-- npm run bench -- ${name} --write -->`;
    const text = page.slice(page.indexOf(start) + start.length, page.indexOf(`<!-- end of ${name} -->`)).trim();
    expect(text).toMatch(
      /^\|[^]+\|\n\nMeasured \d{4}-\d\d-\d\d, Node \d+\.\d+\.\d+, \d+ cores, load average \d+\.\d\.$/,
    );
  },
);

it('a bench replaces its own part of the page of figures alone', () => {
  const before = 'A\n\n<!-- npm run bench -- one --write -->\n\nold\n\n<!-- end of one -->\n\nB';
  expect(withSection(before, 'one', 'new')).toBe(before.replace('old', 'new'));
});

it('a bench without a place in the page of figures is named', () => {
  expect(() => withSection('A', 'one', 'new')).toThrow('docs/figures.md has no place for the bench "one".');
});

it('the median of an even number of values is between the two in the middle', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([])]).toEqual([2, 2.5, Number.NaN]);
});

it('a ratio is that of costs measured in the same round, with the bounds its median is in [19.15]', () => {
  // The machine is slower in each round, the costs are half of the units throughout.
  expect(ratioOf([10, 20, 30], [20, 40, 60])).toEqual({ median: 0.5, low: 0.5, high: 0.5 });
  const costs = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const {
    median: middle,
    low,
    high,
  } = ratioOf(
    costs,
    costs.map(() => 10),
  );
  expect(middle).toBe(0.5);
  expect([low, high]).toEqual([0.2, 0.8]);
});

const kept = { ownBytes: 15_000, layoutShift: 0.005, requests: 7, repeated: [] };
const cost = { ...kept, scriptBytes: 178_000, documentBytes: 4000, secondRequests: 2 };
const dashboard = { screen: 'dashboard', mostScript: 178 };

it('a page within its targets misses nothing [19.15]', () => {
  expect(pageFigures(dashboard, cost)).toEqual([
    ['dashboard', '178.0 kB (≤ 178)', '15.0 kB', '4.0 kB', '7', '2', '0.005'],
    [],
  ]);
});

it('a page misses each target by a byte, a request or a shift that its row does not show [19.15]', () => {
  const over = {
    scriptBytes: 178_001,
    ownBytes: 15_001,
    documentBytes: 4001,
    requests: 8,
    secondRequests: 3,
    layoutShift: 0.0051,
    repeated: [],
  };
  const [, missed] = pageFigures(dashboard, over);
  expect(missed.map(({ name, target }) => `${name} ${target}`)).toEqual([
    'dashboard: JavaScript until ready ≤ 178 kB',
    'dashboard: of it the application’s own ≤ 15 kB',
    'dashboard: document ≤ 4 kB',
    'dashboard: requests until ready ≤ 7',
    'dashboard: requests of a second visit ≤ 2',
    'dashboard: layout shift ≤ 0.005',
  ]);
});

it('requests of other screens than the dashboard are told and have no bound', () => {
  const [cells, missed] = pageFigures(
    { screen: 'settings', mostScript: 178 },
    { ...cost, requests: 9, secondRequests: 4 },
  );
  expect([cells.slice(4, 6), missed]).toEqual([['9', '4'], []]);
});

it.each([
  [60_000, []],
  [60_001, ['reports: JavaScript of the chart']],
])('a chart of %i bytes has a row of its own, and a bound for what it adds', (bytes, names) => {
  const row = { screen: 'reports', mostScript: 185, late: { name: 'chart', element: 'svg', mostScript: 60 } };
  const before = { ...kept, scriptBytes: 175_000 };
  const [cells, missed] = lateFigures(row, before, { ...before, scriptBytes: 175_000 + bytes });
  expect(cells.slice(0, 2)).toEqual(['reports, with the chart', '235.0 kB, of it 60.0 kB (≤ 60) for the chart']);
  expect(missed.map(({ name }) => name)).toEqual(names);
});

it('round trips are told by the last answer that a screen waited for', () => {
  const answers = [
    { begin: 2010, end: 2020 },
    { begin: 4900, end: 5000 },
    // On its way when the screen was ready.
    { begin: 6100, end: 6300 },
  ];
  expect(roundTripsIn(answers, 6200, 2000)).toBe(2);
  expect(roundTripsIn(answers, 6300, 2000)).toBe(3);
});

it('what seems to be too much is measured again, three times at the most, and the least one counts', async () => {
  const counts = [4, 3, 5, 2, 1];
  const next = async () => counts.shift() ?? 0;
  expect(await leastOf(2, Number, next)).toBe(3);
  expect(counts).toEqual([2, 1]);
  expect(await leastOf(2, Number, next)).toBe(2);
  expect(counts).toEqual([1]);
});

it('round trips have a column for each protocol, and are missed by it [19.15]', () => {
  const { text, missed } = tripsSection([{ screen: 'settings', http1: 3, http2: 2 }]);
  expect(text.split('\n').at(-1)).toBe('| settings | 3 | 2 |');
  expect(missed.map(({ name, measured }) => [name, measured])).toEqual([['settings: round trips over HTTP/1.1', '3']]);
});

it('what moves while answers are late is missed by the way in which they are [19.15]', () => {
  const { text, missed } = slowSection([{ screen: 'settings', shifts: [0, 0.005, 0.0051] }]);
  expect(text.split('\n').at(-1)).toBe('| settings | 0.000 | 0.005 | 0.005 |');
  expect(missed.map(({ name }) => name)).toEqual(['settings: layout shift, answers the same, 400 pixels wide']);
});

it('things that are done side by side answer in their order', async () => {
  expect(await sideBySide([1, 2, 3, 4, 5], 2, async (one) => one * 2)).toEqual([2, 4, 6, 8, 10]);
});

it('times on a slow network are medians: the first paint by where a visit begins, the content slowed [19.15]', () => {
  const signIn = [3, 1, 2].map((at) => ({ firstPaint: at / 10, ready: at }));
  const empty = signIn.map(({ firstPaint, ready }) => ({ firstPaint: firstPaint * 2, ready }));
  const slowed = signIn.map(({ firstPaint, ready }) => ({ firstPaint, ready: ready * 4 }));
  expect(networkFigures({ empty, signIn, slowed }).map(({ measured, met }) => [measured, met])).toEqual([
    ['0.40 s', false],
    ['0.20 s', true],
    ['8.00 s', false],
  ]);
});

it('the score of Lighthouse is the median of its reports, and misses from one below what is asked [19.10]', () => {
  const report = (score: number) => ({
    categories: { performance: { score } },
    audits: {
      'first-contentful-paint': { numericValue: score * 1000 },
      'total-blocking-time': { numericValue: score * 100 },
    },
  });
  const figure = (least: number) => scoreFigure('mobile', least, [0.9, 0.5, 0.914].map(report));
  expect([figure(90).measured, figure(90).met, figure(91).met]).toEqual(['90 (0.9 s, 90 ms)', true, false]);
});

it('a distant server answers a round trip later, in the order of what was sent, on each connection by itself', async () => {
  const echo = createServer((socket) => void socket.on('data', (chunk) => socket.write(chunk)));
  await new Promise<void>((resolve) => echo.listen(0, 'localhost', resolve));
  const distant = await startDistantServer((echo.address() as AddressInfo).port);
  distant.roundTripMs = 200;
  const heard = () =>
    new Promise<readonly [string, number]>((resolve) => {
      const socket = connect(distant.port, 'localhost');
      let text = '';
      const start = performance.now();
      for (const word of ['one ', 'two ', 'three']) socket.write(word);
      socket.on('data', (chunk) => {
        text += String(chunk);
        if (!text.endsWith('three')) return;
        socket.destroy();
        resolve([text, performance.now() - start]);
      });
    });
  for (const [text, ms] of await Promise.all([heard(), heard()])) {
    expect(text).toBe('one two three');
    expect(ms).toBeGreaterThanOrEqual(200);
  }
  await distant.close();
  await new Promise((resolve) => echo.close(resolve));
});

describe('a key', () => {
  it('costs the processor time between two readings, shared out', () => {
    const before = { ScriptDuration: 1, TaskDuration: 2 };
    const { script, whole } = costOf(before, { ScriptDuration: 1.01, TaskDuration: 2.05 }, 10);
    expect([script, whole]).toEqual([expect.closeTo(1), expect.closeTo(5)]);
  });

  it('costs the median of the runs: one that met a busy machine does not count', () => {
    const runs = [1, 9, 1.2].map((script) => ({ script, whole: 2 * script }));
    expect(typicalCost(runs)).toEqual({ script: 1.2, whole: 2.4 });
  });

  it('that takes more script than 1.5 ms is missed', () => {
    const { text, missed } = keysSection([
      { name: 'a', script: 1.5, whole: 9 },
      { name: 'b', script: 1.51, whole: 3 },
    ]);
    expect(missed).toEqual([{ name: 'a key: b', target: '≤ 1.5 ms', measured: '1.51 ms', met: false }]);
    expect(text).toContain('| a | 1.50 ms | 9.00 ms |');
  });
});

describe('the forms that are typed into', () => {
  it('are on screens of the product', () => {
    const known = new Set(screens.map(({ name }) => name));
    expect(typedForms.filter(({ screen }) => !known.has(screen))).toEqual([]);
  });

  /** Fields that nobody types into: to read and copy, or closed; the survey is asked with a tracker alone. */
  const others = new Set([
    'mfe-settings/src/screens/shown-once.tsx',
    'mfe-setup/src/screens/setup-wizard/merchant-url-cards.tsx',
    'shared-sections/src/hand-over/hand-over.section.tsx',
    // The field itself; its uses are looked for.
    'shared-sections/src/numbers/number-field.tsx',
    'shared-sections/src/saved-views/view-list.tsx',
    'shared-sections/src/survey/survey-prompt.tsx',
  ]);
  const field = /<(?:TextField|NumberField|CodeField|Combobox|TreeSelect|SearchPicker)\s|component="input"/;

  it('are all that have a field for text', () => {
    const sources = readdirSync(process.cwd())
      .filter((folder) => /^(?:mfe-|shared-sections$|root-config$)/.test(folder))
      .flatMap((folder) =>
        readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/src/${file}`),
      )
      .filter((file) => file.endsWith('.tsx') && !/\.(?:test|stories|harness)\.tsx$/.test(file))
      .filter((file) => field.test(readFileSync(file, 'utf8')) && !others.has(file));
    const typed = new Set(typedForms.map(({ source }) => source));
    expect([...typed].sort()).toEqual(sources.sort());
  });
});

it('an interaction that keeps the page busy for more than 100 ms is missed', () => {
  const missed = reportFigures([
    { name: 'sort', longest: 100.6, whole: 300 },
    { name: 'tick', longest: 100, whole: 300 },
  ]).filter(({ met }) => !met);
  expect(missed.map(({ measured }) => measured)).toEqual(['101 ms', '101 ms, 300 ms in all']);
});

describe('the heap', () => {
  const types = ['hidden', 'object', 'closure', 'string', 'code'];
  /** Rows of type, name and bytes as the browser writes them. */
  const snapshot = (...rows: readonly (readonly [string, string, number])[]): HeapSnapshot => {
    const strings = [...new Set(rows.map(([, name]) => name))];
    return {
      snapshot: { meta: { node_fields: ['type', 'name', 'id', 'self_size'], node_types: [types, 'string'] } },
      nodes: rows.flatMap(([type, name, bytes], id) => [types.indexOf(type), strings.indexOf(name), id, bytes]),
      strings,
    };
  };
  const before = heapOf(snapshot(['object', 'Store', 40], ['closure', 'get', 32], ['code', 'get', 500]));

  it('is told by constructors, closures and strings, apart from what the browser keeps of them', () => {
    expect([...before.own]).toEqual([
      ['Store', { count: 1, bytes: 40 }],
      ['(closure)', { count: 1, bytes: 32 }],
    ]);
    expect([ownBytes(before), before.other]).toEqual([72, 500]);
  });

  it('names what grew, the most bytes first, and nothing that shrank', () => {
    const after = heapOf(
      snapshot(['object', 'Store', 40], ['object', 'Store', 44], ['string', 'x', 90], ['code', 'get', 900]),
    );
    expect(grownMost(before, after, 5)).toEqual([
      { name: '(string)', count: 1, bytes: 90 },
      { name: 'Store', count: 1, bytes: 44 },
    ]);
    expect(grownMost(before, after, 1)).toHaveLength(1);
  });
});

it('a figure of the server has a bound where one is set, and more places the smaller it is [19.15]', () => {
  expect(serverFigure({ name: 'bare', value: 0.0341, unit: 'ms' })).toEqual({
    name: 'bare',
    measured: '0.034 ms',
    target: '–',
    met: true,
  });
  expect(serverFigure({ name: 'mean', value: 15.31, unit: '', most: 4 })).toEqual({
    name: 'mean',
    measured: '15.3',
    target: '≤ 4',
    met: false,
  });
});
