/**
 * All the moments at which a machine may be in a situation, as bounds on how long its timers have left: a matrix of
 * differences, where `bounds[i][j]` is the most by which timer i outlasts timer j (0 is “now”). Exact: an order of
 * events is in a zone if and only if some clock can produce it.
 */
export interface DifferenceBounds {
  /** Ids of the timers, in the order they were set: of those due together the first one set goes first. */
  readonly timers: readonly string[];
  readonly bounds: readonly (readonly number[])[];
}

/** Changes of timers in a step. */
export interface TimedStep {
  /** The timer that runs out; null for anything else that happens. */
  readonly fires: string | null;
  readonly changes: readonly ({ readonly sets: string; readonly delay: number } | { readonly clears: string })[];
}

export const noTimers: DifferenceBounds = { timers: [], bounds: [[0]] };

type Matrix = number[][];

const at = (matrix: readonly (readonly number[])[], row: number, column: number): number =>
  matrix[row]?.[column] ?? Infinity;

function tighten(matrix: Matrix, row: number, column: number, bound: number): void {
  const line = matrix[row];
  if (line !== undefined && bound < (line[column] ?? Infinity)) line[column] = bound;
}

/** Draws every conclusion; false when the bounds contradict each other. */
function close(matrix: Matrix): boolean {
  const size = matrix.length;
  for (let via = 0; via < size; via += 1)
    for (let row = 0; row < size; row += 1)
      for (let column = 0; column < size; column += 1)
        tighten(matrix, row, column, at(matrix, row, via) + at(matrix, via, column));
  return matrix.every((line, index) => (line[index] ?? 0) >= 0);
}

const without = (matrix: Matrix, index: number): Matrix =>
  matrix.filter((_, row) => row !== index).map((line) => line.filter((_, column) => column !== index));

/** Adds a timer that has exactly `delay` left. */
function withTimer(matrix: Matrix, delay: number): Matrix {
  const last = matrix.length;
  const grown = matrix.map((line, row) => [...line, at(matrix, row, 0) - delay]);
  return [
    ...grown,
    Array.from({ length: last + 1 }, (_, column) => (column === last ? 0 : delay + at(matrix, 0, column))),
  ];
}

/** Time may pass: what is known of the least that is left is forgotten, not the differences. */
function elapse(matrix: Matrix): Matrix {
  const elapsed = matrix.map((line, row) => line.map((bound, column) => (row === 0 && column > 0 ? 0 : bound)));
  close(elapsed);
  return elapsed;
}

/** The zone after a step, or null when no clock lets that step happen now. */
export function after({ timers, bounds }: DifferenceBounds, { fires, changes }: TimedStep): DifferenceBounds | null {
  let ids = [...timers];
  let matrix = bounds.map((line) => [...line]);
  const firing = fires === null ? -1 : ids.indexOf(fires);
  if (fires !== null && firing < 0) return null;
  for (const index of ids.keys()) {
    const isLater = firing >= 0 && index >= firing;
    tighten(matrix, 0, index + 1, isLater ? 0 : -1);
  }
  if (firing >= 0) tighten(matrix, firing + 1, 0, 0);
  if (!close(matrix)) return null;
  const drop = (id: string): void => {
    const index = ids.indexOf(id);
    if (index < 0) return;
    ids = ids.filter((each) => each !== id);
    matrix = without(matrix, index + 1);
  };
  if (fires !== null) drop(fires);
  for (const change of changes) {
    if ('clears' in change) drop(change.clears);
    else {
      drop(change.sets);
      ids.push(change.sets);
      matrix = withTimer(matrix, change.delay);
    }
  }
  return { timers: ids, bounds: elapse(matrix) };
}

export const keyOf = ({ timers, bounds }: DifferenceBounds): string =>
  timers.length === 0 ? '' : JSON.stringify([timers, bounds]);

/** Every moment of `inner` is one of `outer`. */
export const isWithin = (inner: DifferenceBounds, outer: DifferenceBounds): boolean =>
  inner.timers.length === outer.timers.length &&
  inner.timers.every((id, index) => id === outer.timers[index]) &&
  inner.bounds.every((line, row) => line.every((bound, column) => bound <= at(outer.bounds, row, column)));
