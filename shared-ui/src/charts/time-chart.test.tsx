import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProviders } from '../theme/app-providers';
import type { ChartSpan, TimeChartProps } from './chart.types';
import { TimeChart } from './time-chart';

const width = 580;
beforeEach(() => jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width));
afterEach(() => jest.restoreAllMocks());

const dayMs = 86_400_000;
const daysFrom = (first: string, count: number): ChartSpan[] =>
  Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(first) + index * dayMs).toISOString().slice(0, 10);
    return { first: day, last: day, days: 1 };
  });

const props: TimeChartProps = {
  kind: 'line',
  label: 'Clicks, Nov 1 – 3',
  pointsLabel: 'Day',
  ranking: 'contrast',
  axisLabel: 'Clicks',
  series: [
    { id: 'now', label: 'November', values: [4, 0, 6] },
    { id: 'before', label: 'October', values: [1, 2], spans: daysFrom('2026-10-01', 2) },
  ],
  spans: daysFrom('2026-11-01', 3),
  interval: 'day',
  locale: 'en',
  today: '2026-12-24',
  format: (value) => `${value} clicks`,
  whole: true,
};

const show = (over: Partial<TimeChartProps> = {}) =>
  render(
    <AppProviders>
      <TimeChart {...props} {...over} />
    </AppProviders>,
  );

const chart = () => screen.getByRole('slider', { name: 'Clicks, Nov 1 – 3' });

it('gives every figure in a table for assistive technology, those of the time before with their own day', () => {
  show();
  const table = within(screen.getByRole('table', { name: 'Clicks, Nov 1 – 3' }));
  expect(table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Day', 'November', 'October'],
    ['Nov 1, 2026', '4 clicks', '1 clicks (Oct 1, 2026)'],
    ['Nov 2, 2026', '0 clicks', '2 clicks (Oct 2, 2026)'],
    ['Nov 3, 2026', '6 clicks', ''],
  ]);
});

it('has every point of a long time in the table, which grows in steps, and of a shorter one no more than those [19.12]', () => {
  const values = (count: number) => Array.from({ length: count }, (_, index) => index);
  const shown = (count: number) => ({
    series: [{ id: 'now', label: 'Now', values: values(count) }],
    spans: daysFrom('2024-01-01', count),
  });
  const rows = () => [...screen.getByRole('table').querySelectorAll('tbody tr')].map((row) => row.textContent);
  const changes = new MutationObserver(() => undefined);
  changes.observe(document, { childList: true, subtree: true });
  const { rerender } = show(shown(1096));
  // Those of the first step come with the table itself.
  const later = changes.takeRecords().filter(({ target }) => target.nodeName === 'TBODY');
  changes.disconnect();
  expect(later).toHaveLength(1096 - 300);
  expect(rows()).toHaveLength(1096);
  expect(rows().at(-1)).toBe('Dec 31, 20261095 clicks');
  rerender(
    <AppProviders>
      <TimeChart {...props} {...shown(2)} />
    </AppProviders>,
  );
  expect(rows()).toEqual(['Jan 1, 20240 clicks', 'Jan 2, 20241 clicks']);
});

it('goes from point to point by keys, says each and shows it; Escape and leaving take the box away', async () => {
  show();
  await userEvent.tab();
  expect(chart()).toHaveFocus();
  const said = () => chart().getAttribute('aria-valuetext');
  expect(said()).toBe('Nov 3, 2026: 6 clicks');
  await userEvent.keyboard('{ArrowLeft}');
  expect(said()).toBe('Nov 2, 2026: 0 clicks; Oct 2, 2026: 2 clicks');
  expect(within(chart()).getByText('Oct 2, 2026').parentElement).toHaveTextContent('2 clicks');
  await userEvent.keyboard('{Home}');
  expect(said()).toBe('Nov 1, 2026: 4 clicks; Oct 1, 2026: 1 clicks');
  await userEvent.keyboard('{PageUp}{ArrowRight}');
  expect(said()).toBe('Nov 3, 2026: 6 clicks');
  await userEvent.keyboard('{Escape}');
  expect(within(chart()).queryByText('Nov 3, 2026')).toBeNull();
});

it('shows the point under the pointer', () => {
  show();
  jest.spyOn(chart(), 'getBoundingClientRect').mockReturnValue({ left: 100 } as DOMRect);
  // The drawing begins 64 px from the left and is 500 px wide: its middle is the second of three points.
  const move = new MouseEvent('pointermove', { bubbles: true, clientX: 100 + 64 + 260 });
  fireEvent(chart(), move);
  expect(within(chart()).getByText('Nov 2, 2026')).toBeInTheDocument();
  fireEvent(chart(), new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
  expect(within(chart()).queryByText('Nov 2, 2026')).toBeNull();
});

it('draws a line for each series, the first one on top, from the lowest to the highest value', () => {
  show();
  const lines = [...chart().querySelectorAll('path:not([data-zero])')];
  expect(lines.map((line) => line.getAttribute('stroke-dasharray'))).toEqual(['5 4', null]);
  // 6 of 6 is at the top, 0 at the bottom of 224 px.
  expect(lines[1]?.getAttribute('d')).toMatch(/^M0,[\d.]+L250,224L500,0$/);
});

it.each(['line', 'bar'] as const)('counts a %s from a line at zero', (kind) => {
  show({ kind });
  expect(chart().querySelector('path[data-zero]')).toHaveAttribute('d', 'M0,224H500');
});

it('dashes the way to a day that is not over yet, hatches its bar, and says so; an earlier time is over', () => {
  const { unmount } = show({ today: '2026-11-03' });
  const open = () => [...chart().querySelectorAll('path[data-unfinished]')];
  expect(open().map((line) => [line.getAttribute('d'), line.getAttribute('stroke-dasharray')])).toEqual([
    ['M250,224L500,0', '2 4'],
  ]);
  expect(chart()).toHaveAccessibleDescription('Nov 3, 2026 is not over yet: its figures are not complete (dashed).');
  unmount();
  const bars = show({ kind: 'bar', today: '2026-11-03' });
  expect(open().map((bar) => bar.getAttribute('fill')?.slice(0, 5))).toEqual(['url(#']);
  expect(chart()).toHaveAccessibleDescription('Nov 3, 2026 is not over yet: its figures are not complete (hatched).');
  bars.unmount();
  show({ today: '2026-11-04' });
  expect(open()).toEqual([]);
  expect(chart()).toHaveAccessibleDescription('');
});

it('writes the axis in percent where the values are shares', () => {
  show({
    series: [{ id: 'now', label: 'Now', values: [0.02, 0.05, 0.04] }],
    whole: false,
    axisFormat: { style: 'percent' },
  });
  const texts = [...chart().querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(['0%', '1%', '5%']));
});

it('draws a single point that is not over yet as a dashed ring, and as a dot where it is over', () => {
  const day = { series: [{ id: 'now', label: 'Today', values: [4] }], spans: daysFrom('2026-11-01', 1) };
  const dot = () => {
    const drawn = chart().querySelector('circle');
    return [drawn?.hasAttribute('data-unfinished'), drawn?.getAttribute('stroke-dasharray')];
  };
  const { unmount } = show({ ...day, today: '2026-11-01' });
  expect(dot()).toEqual([true, '4 3']);
  unmount();
  show({ ...day, today: '2026-11-02' });
  expect(dot()).toEqual([false, null]);
});

it('draws a dashed ring around the marks of single points of peers that are not over yet', () => {
  const values = { series: [4, 2].map((value) => ({ id: `${value}`, label: `${value}`, values: [value] })) };
  const day = { ...values, ranking: 'peers', spans: daysFrom('2026-11-01', 1) } as const;
  const rings = () => [...chart().querySelectorAll('circle')].map((ring) => ring.getAttribute('stroke-dasharray'));
  const { unmount } = show({ ...day, today: '2026-11-01' });
  expect(rings()).toEqual(['4 3', '4 3']);
  unmount();
  show({ ...day, today: '2026-11-02' });
  expect(rings()).toEqual([]);
});

it('draws a single point as a dot', () => {
  show({ series: [{ id: 'now', label: 'Today', values: [4] }], spans: daysFrom('2026-11-01', 1) });
  expect(chart().querySelector('circle')).toHaveAttribute('cx', '250');
  expect(chart().querySelectorAll('path:not([data-zero])')).toHaveLength(0);
});

it('draws bars beside each other, as high as their values', () => {
  show({ kind: 'bar' });
  const bars = [...chart().querySelectorAll('path[data-bars]')].map((path) =>
    [...(path.getAttribute('d') ?? '').matchAll(/M([\d.]+),([\d.]+)h([\d.]+)/g)].map(([, x, y, wide]) => ({
      left: Math.round(Number(x)),
      high: 224 - Math.round(Number(y)),
      wide: Math.round(Number(wide)),
    })),
  );
  // Three bands with a quarter of a band between them in 500 px; two bars share a band's three quarters.
  expect(bars).toEqual([
    [
      { left: 38, high: 149, wide: 58 },
      { left: 192, high: 0, wide: 58 },
      { left: 346, high: 224, wide: 58 },
    ],
    [
      { left: 96, high: 37, wide: 58 },
      { left: 250, high: 75, wide: 58 },
    ],
  ]);
});

it.each([
  ['line', 0, 500],
  ['bar', 38, 462],
] as const)('has the ticks of a %s of eight days where its first and last points stand', (kind, first, last) => {
  const values = [1, 2, 3, 4, 5, 6, 7, 8];
  show({ kind, series: [{ id: 'now', label: 'Now', values }], spans: daysFrom('2026-11-11', 8) });
  const places = [...chart().querySelectorAll('text')]
    .filter(({ textContent }) => textContent === '11' || textContent === '18')
    .map((text) => Math.round(Number(/\(([\d.]+),/.exec(text.parentElement?.getAttribute('transform') ?? '')?.[1])));
  expect(places).toEqual([first, last]);
});

it('names the axis by the ticks it is given, in two lines, and counts in whole numbers', () => {
  show();
  const texts = [...chart().querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(['1', 'Nov 2026', '3', '0', '2', '4', '6']));
});

it('ends the highest value at or below the last tick, and lets nothing shine through the pale bars', () => {
  show({
    kind: 'bar',
    series: [props.series[0], { id: 'before', label: 'Before', values: [9, 1, 2] }].flatMap((one) => one ?? []),
  });
  const texts = [...chart().querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(['0', '2', '4', '6', '8', '10']));
  const [, pale] = [...chart().querySelectorAll('path[data-bars]')];
  const paper = pale?.previousElementSibling;
  // 9 of 10 ends a tenth of 224 px below the top.
  expect(Number(/M[\d.]+,([\d.]+)h/.exec(pale?.getAttribute('d') ?? '')?.[1])).toBeCloseTo(22.4, 4);
  expect([paper?.getAttribute('d'), paper?.getAttribute('opacity')]).toEqual([pale?.getAttribute('d'), null]);
});

describe('series of equal rank', () => {
  const peers = ['Winter', 'Lanterns', 'Candles'].map((label, index) => ({ id: label, label, values: [index, 5, 3] }));

  it('are told apart by colours and by marks, in the drawing and in the legend', () => {
    show({ ranking: 'peers', series: peers });
    const of = (name: string) =>
      [...chart().querySelectorAll('path[data-mark]')].map((mark) => mark.getAttribute(name) ?? '');
    expect(new Set(of('fill')).size).toBe(3);
    expect(new Set(of('d')).size).toBe(3);
    const legend = (screen.getAllByText('Lanterns')[0] ?? document).querySelectorAll('path');
    expect(of('d')).toContain([...legend].at(-1)?.getAttribute('d'));
  });

  it('are named at each point, by keys and in the table', async () => {
    show({ ranking: 'peers', series: peers });
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    expect(chart()).toHaveAttribute(
      'aria-valuetext',
      'Nov 1, 2026; Winter: 0 clicks; Lanterns: 1 clicks; Candles: 2 clicks',
    );
    const rows = within(screen.getByRole('table', { name: 'Clicks, Nov 1 – 3' })).getAllByRole('row');
    expect([...(rows[1]?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Nov 1, 2026',
      '0 clicks',
      '1 clicks',
      '2 clicks',
    ]);
  });
});

it('says of each point how many days it has, which are not whole, and which is not over yet', async () => {
  const spans = [
    { first: '2026-11-01', last: '2026-11-07', days: 7, wholeDays: 7 },
    { first: '2026-11-08', last: '2026-11-09', days: 2, wholeDays: 7 },
  ];
  const before = [{ first: '2025-11-01', last: '2025-11-07', days: 7 }, null];
  const series = [
    { id: 'now', label: 'Now', values: [4, 6] },
    { id: 'before', label: 'Before', values: [1, null], spans: before },
  ];
  show({ series, spans, interval: 'week', today: '2026-11-09', note: 'Days are counted.' });
  await userEvent.tab();
  expect(chart()).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^Nov 8.–.9, 2026 \(2 of 7 days\), not over yet: 6 clicks$/),
  );
  expect(chart()).toHaveAccessibleDescription(
    'Nov 9, 2026 is not over yet: its figures are not complete (dashed). Days are counted.',
  );
  await userEvent.keyboard('{Home}');
  expect(chart()).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^Nov 1.–.7, 2026 \(7 days\): 4 clicks; Nov 1.–.7, 2025 \(7 days\): 1 clicks$/),
  );
});

describe('what happened on a day', () => {
  const marks = [
    { day: '2026-11-02', text: 'Lamps were paused' },
    { day: '2026-11-02', text: 'Lamps were enabled' },
    { day: '2026-12-02', text: 'Beyond the chart' },
  ];
  const flags = () => document.querySelectorAll('[data-flag]').length;

  it('has one flag over its point, in lines and in bars, and stands with its name in the legend', () => {
    const { rerender } = show({ marks, marksLabel: 'Changes' });
    expect(flags()).toBe(1);
    expect(screen.getByText('Changes', { ignore: 'th' })).toBeInTheDocument();
    rerender(
      <AppProviders>
        <TimeChart {...props} kind="bar" marks={marks} marksLabel="Changes" />
      </AppProviders>,
    );
    expect(flags()).toBe(1);
  });

  it('is said with its point, and stands in a column of the table', async () => {
    show({ marks, marksLabel: 'Changes' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(chart()).toHaveAttribute('aria-valuenow', '1');
    expect(chart().getAttribute('aria-valuetext')).toMatch(/; Lamps were paused; Lamps were enabled$/);
    const rows = within(screen.getByRole('table', { name: 'Clicks, Nov 1 – 3' })).getAllByRole('row');
    expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual([
      'Changes',
      '',
      'Lamps were paused; Lamps were enabled',
      '',
    ]);
  });

  it('leaves no flag, no column and no name where nothing happened', () => {
    show({ marks: marks.slice(2), marksLabel: 'Changes' });
    expect(flags()).toBe(0);
    expect(screen.queryByText('Changes')).toBeNull();
  });
});
