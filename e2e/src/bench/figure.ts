/** One measured value beside what it should be. */
export interface Figure {
  readonly name: string;
  /** Upper bound with its unit, `–` where none is set. */
  readonly target: string;
  readonly measured: string;
  readonly met: boolean;
}

/** What one bench found: its part of docs/figures.md, and the figures that miss their targets. */
export interface Section {
  /** Markdown, without the heading. */
  readonly text: string;
  readonly missed: readonly Figure[];
}

/** A figure with an upper bound, in `unit`. */
export const atMost = (name: string, unit: string, most: number, value: number, digits = 1): Figure => ({
  name,
  target: `≤ ${most} ${unit}`.trim(),
  measured: `${value.toFixed(digits)} ${unit}`.trim(),
  met: value <= most,
});

/** A figure that is told and has no bound. */
export const told = (name: string, measured: string): Figure => ({ name, target: '–', measured, met: true });

/** A Markdown table. */
export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** A section with one row for each figure. */
export const sectionOf = (figures: readonly Figure[]): Section => ({
  text: tableOf(
    ['Figure', 'Measured', 'Target'],
    figures.map(({ name, measured, target }) => [name, measured, target]),
  ),
  missed: figures.filter(({ met }) => !met),
});

/** The middle value; NaN where there is none. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
