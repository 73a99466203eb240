import type { MachineSummary } from './inventory';

const column = (cells: readonly string[]) => Math.max(...cells.map(({ length }) => length));

const none = '–';

/** One line per machine: name, states, events, transitions; moves and answers of its model. */
export function listMachines(machines: readonly MachineSummary[]): string {
  const rows = [
    ['machine', 'states', 'events', 'transitions', 'moves', 'answers'],
    ...machines.map(({ name, states, events, transitions, model }) => [
      name,
      `${states.length}`,
      `${events.length}`,
      `${transitions}`,
      model ? `${model.moves.length}` : none,
      model ? `${model.answers.length}` : none,
    ]),
  ];
  const widths = rows[0]?.map((_, at) => column(rows.map((row) => row[at] ?? ''))) ?? [];
  return rows
    .map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n');
}

/** The states and events of one machine, and what its model has, one a line. */
export const showMachine = ({ name, states, events, transitions, model }: MachineSummary): string =>
  [
    `${name}: ${states.length} states, ${events.length} events, ${transitions} transitions`,
    'states',
    ...states.map((state) => `  ${state}`),
    'events',
    ...events.map((event) => `  ${event}`),
    ...(model
      ? ['moves', ...model.moves.map((move) => `  ${move}`), 'answers', ...model.answers.map((answer) => `  ${answer}`)]
      : ['no model']),
  ].join('\n');
