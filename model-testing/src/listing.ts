import type { MachineSummary } from './inventory';

const column = (cells: readonly string[]) => Math.max(...cells.map(({ length }) => length));

/** One line per machine: name, states, events, transitions. */
export function listMachines(machines: readonly MachineSummary[]): string {
  const rows = [
    ['machine', 'states', 'events', 'transitions'],
    ...machines.map(({ name, states, events, transitions }) => [
      name,
      `${states.length}`,
      `${events.length}`,
      `${transitions}`,
    ]),
  ];
  const widths = rows[0]?.map((_, at) => column(rows.map((row) => row[at] ?? ''))) ?? [];
  return rows
    .map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n');
}

/** The states and events of one machine, one a line. */
export const showMachine = ({ name, states, events, transitions }: MachineSummary): string =>
  [
    `${name}: ${states.length} states, ${events.length} events, ${transitions} transitions`,
    'states',
    ...states.map((state) => `  ${state}`),
    'events',
    ...events.map((event) => `  ${event}`),
  ].join('\n');
