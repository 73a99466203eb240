import type { Action } from '@listings/shared-machines/models';
import type { Edge, Start } from '../explore/explore';

interface Armed {
  readonly id: string;
  /** The step it was set in. */
  readonly at: number;
  readonly delay: number;
}

/** The time of step `later` is at least `gap` after that of step `earlier`. */
interface Constraint {
  readonly later: number;
  readonly earlier: number;
  readonly gap: number;
}

/** Milliseconds that pass at least before a step of a path, by its index. */
export type Waits = ReadonlyMap<number, number>;

const timersOfStart = ({ timers }: Start): readonly Armed[] => timers.map(({ id, delay }) => ({ id, at: 0, delay }));

function constraintsOf(start: Start, path: readonly Edge[], waits: Waits): readonly Constraint[] {
  const all: Constraint[] = [];
  let armed = timersOfStart(start);
  for (const [index, { timing }] of path.entries()) {
    const at = index + 1;
    all.push({ later: at, earlier: index, gap: waits.get(index) ?? 0 });
    const fired = armed.findIndex(({ id }) => id === timing.fires);
    for (const [position, timer] of armed.entries()) {
      // A timer that was set later may be due together with the one that fires; all others are not due yet.
      const slack = fired >= 0 && position >= fired ? 0 : 1;
      all.push({ later: timer.at, earlier: at, gap: slack - timer.delay });
      if (position === fired) all.push({ later: at, earlier: timer.at, gap: timer.delay });
    }
    armed = armed.filter(({ id }) => id !== timing.fires);
    for (const change of timing.changes) {
      const id = 'clears' in change ? change.clears : change.sets;
      armed = armed.filter((timer) => timer.id !== id);
      if ('sets' in change) armed = [...armed, { id, at, delay: change.delay }];
    }
  }
  return all;
}

/** The earliest moment of each step of a path in milliseconds, index 0 being the start; null when no clock allows it. */
function schedule(start: Start, path: readonly Edge[], waits: Waits): readonly number[] | null {
  const constraints = constraintsOf(start, path, waits);
  const times = Array.from<number>({ length: path.length + 1 }).fill(0);
  for (let round = 0; round <= path.length + 1; round += 1) {
    let moved = false;
    for (const { later, earlier, gap } of constraints) {
      const least = (times[earlier] ?? 0) + gap;
      if ((times[later] ?? 0) >= least) continue;
      times[later] = least;
      moved = true;
    }
    if (!moved) return times[0] === 0 ? times : null;
  }
  return null;
}

/** A path with waits as the steps of a recording: what happens, and the time that passes before it; null when no clock allows it. */
export function actionsWithWaits(start: Start, path: readonly Edge[], waits: Waits): readonly Action[] | null {
  const times = schedule(start, path, waits);
  if (times === null) return null;
  return path.flatMap(({ happening }, index): Action[] => {
    const passes = (times[index + 1] ?? 0) - (times[index] ?? 0);
    const wait: Action[] = passes > 0 ? [{ by: 'clock', passes }] : [];
    return happening.by === 'clock' ? wait : [...wait, happening];
  });
}

/** A path as the steps of a recording, each as early as a clock allows. */
export function actionsOf(start: Start, path: readonly Edge[]): readonly Action[] {
  const actions = actionsWithWaits(start, path, new Map());
  if (actions === null) throw new Error('No clock produces this order of events.');
  return actions;
}
