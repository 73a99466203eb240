import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProviders } from '../theme/app-providers';
import type { TimeChartProps } from './chart.types';
import { TimeChart } from './time-chart';

const width = 580;
beforeEach(() => jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width));
afterEach(() => jest.restoreAllMocks());

const props: TimeChartProps = {
  kind: 'line',
  label: 'Clicks, Nov 1 – 3',
  pointsLabel: 'Day',
  series: [
    { id: 'now', label: 'November', values: [4, 0, 6], pointLabels: ['Nov 1', 'Nov 2', 'Nov 3'] },
    { id: 'before', label: 'October', values: [1, 2], pointLabels: ['Oct 1', 'Oct 2'] },
  ],
  ticks: () => [
    { index: 0, text: '1', under: 'Nov 2026' },
    { index: 2, text: '3', under: '' },
  ],
  format: (value) => `${value} clicks`,
  formatAxis: String,
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
    ['Nov 1', '4 clicks', '1 clicks (Oct 1)'],
    ['Nov 2', '0 clicks', '2 clicks (Oct 2)'],
    ['Nov 3', '6 clicks', ''],
  ]);
});

it('goes from point to point by keys, says each and shows it; Escape and leaving take the box away', async () => {
  show();
  await userEvent.tab();
  expect(chart()).toHaveFocus();
  const said = () => chart().getAttribute('aria-valuetext');
  expect(said()).toBe('Nov 3: 6 clicks');
  await userEvent.keyboard('{ArrowLeft}');
  expect(said()).toBe('Nov 2: 0 clicks; Oct 2: 2 clicks');
  expect(within(chart()).getByText('Oct 2').parentElement).toHaveTextContent('2 clicks');
  await userEvent.keyboard('{Home}');
  expect(said()).toBe('Nov 1: 4 clicks; Oct 1: 1 clicks');
  await userEvent.keyboard('{PageUp}{ArrowRight}');
  expect(said()).toBe('Nov 3: 6 clicks');
  await userEvent.keyboard('{Escape}');
  expect(within(chart()).queryByText('Nov 3')).toBeNull();
});

it('shows the point under the pointer', () => {
  show();
  jest.spyOn(chart(), 'getBoundingClientRect').mockReturnValue({ left: 100 } as DOMRect);
  // The drawing begins 64 px from the left and is 500 px wide: its middle is the second of three points.
  const move = new MouseEvent('pointermove', { bubbles: true, clientX: 100 + 64 + 260 });
  fireEvent(chart(), move);
  expect(within(chart()).getByText('Nov 2')).toBeInTheDocument();
  fireEvent(chart(), new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
  expect(within(chart()).queryByText('Nov 2')).toBeNull();
});

it('draws a line for each series, the first one on top, from the lowest to the highest value', () => {
  show();
  const lines = [...chart().querySelectorAll('path')];
  expect(lines.map((line) => line.getAttribute('stroke-dasharray'))).toEqual(['5 4', null]);
  // 6 of 6 is at the top, 0 at the bottom of 224 px.
  expect(lines[1]?.getAttribute('d')).toMatch(/^M0,[\d.]+L250,224L500,0$/);
});

it('draws a single point as a dot', () => {
  show({ series: [{ id: 'now', label: 'Today', values: [4], pointLabels: ['Nov 1'] }] });
  expect(chart().querySelector('circle')).toHaveAttribute('cx', '250');
  expect(chart().querySelectorAll('path')).toHaveLength(0);
});

it('draws bars beside each other, as high as their values', () => {
  show({ kind: 'bar' });
  const bars = [...chart().querySelectorAll('path')].map((path) =>
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
  ['bar', 1, 499],
] as const)('has the ticks of a %s of a year where its first and last points stand', (kind, first, last) => {
  const values = Array.from({ length: 365 }, (_, index) => index);
  const ticks = () => [0, 364].map((index) => ({ index, text: `point ${index}`, under: '' }));
  show({ kind, ticks, series: [{ id: 'now', label: 'Now', values, pointLabels: values.map(String) }] });
  const places = [...chart().querySelectorAll('text')]
    .filter(({ textContent }) => textContent?.startsWith('point'))
    .map((text) => Math.round(Number(/\(([\d.]+),/.exec(text.parentElement?.getAttribute('transform') ?? '')?.[1])));
  expect(places).toEqual([first, last]);
});

it('names the axis by the ticks it is given, in two lines, and counts in whole numbers', () => {
  show();
  const texts = [...chart().querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(['1', 'Nov 2026', '3', '0', '2', '4', '6']));
});
