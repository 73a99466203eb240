import type { ChartSpan, TimeChartProps } from './chart.types';
import { TimeChart } from './time-chart';

export default { title: 'Charts/TimeChart', component: TimeChart };

const dayMs = 86_400_000;
const daysFrom = (first: string, count: number): ChartSpan[] =>
  Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(first) + index * dayMs).toISOString().slice(0, 10);
    return { first: day, last: day, days: 1 };
  });
const waves = (count: number, height: number, phase: number) =>
  Array.from({ length: count }, (_, index) => Math.round(height * (1.5 + Math.sin(index / 3 + phase))));

const count = 30;
const props: TimeChartProps = {
  kind: 'line',
  label: 'Clicks, November',
  pointsLabel: 'Day',
  ranking: 'contrast',
  axisLabel: 'Clicks',
  series: [
    { id: 'now', label: 'November', values: waves(count, 40, 0) },
    { id: 'before', label: 'October', values: waves(count, 30, 1), spans: daysFrom('2026-10-01', count) },
  ],
  spans: daysFrom('2026-11-01', count),
  interval: 'day',
  locale: 'en',
  today: '2026-12-24',
  format: (value) => `${value} clicks`,
  whole: true,
};

export const Lines = () => <TimeChart {...props} />;
export const Bars = () => <TimeChart {...props} kind="bar" />;
export const Peers = () => (
  <TimeChart
    {...props}
    ranking="peers"
    series={['Winter', 'Lanterns', 'Gifts', 'Mugs'].map((label, index) => ({
      id: label,
      label,
      values: waves(count, 20 + 8 * index, index),
    }))}
  />
);
export const OneDay = () => (
  <TimeChart
    {...props}
    spans={daysFrom('2026-11-01', 1)}
    series={[{ id: 'now', label: 'November', values: [4] }]}
    note="Today is not over yet."
  />
);
export const Nothing = () => (
  <TimeChart {...props} series={[{ id: 'now', label: 'November', values: waves(count, 0, 0) }]} />
);
