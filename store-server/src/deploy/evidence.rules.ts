/** Starts of one version of an application on visitors' pages, and the failed ones among them. */
export interface SlotCount {
  readonly starts: number;
  readonly failures: number;
}

/** What is known of a version in some hours. */
export interface Tally extends SlotCount {
  /** Pages that were sent with it on their first screen, or went to it later. */
  readonly pages: number;
  /** Pages among them that never said that they started. */
  readonly silent: number;
  /** Milliseconds of its starts. */
  readonly times: readonly number[];
  /** Milliseconds until the content of a screen was there, from the wish to see it. */
  readonly screens: readonly number[];
}

/** What one witness told in some hours. */
export interface Testimony extends Tally {
  /** `ALL_OWNERS`, or who else it is. */
  readonly witness: string;
}

/** All owners together: whoever may do anything in the store is believed alone. */
export const ALL_OWNERS = '';

/** How often one person counts who is no owner: once less than a verdict takes, so that nobody comes to one alone. */
const MOST_OF_ONE = 2;

/** All that was told, as it was told. */
export const totalOf = (told: readonly Tally[]): Tally => {
  const sum = (name: 'starts' | 'failures' | 'pages' | 'silent') => told.reduce((total, each) => total + each[name], 0);
  return {
    starts: sum('starts'),
    // A page may come to itself in another hour, or be heard of by another process, than when it froze.
    failures: Math.max(0, sum('failures')),
    pages: sum('pages'),
    silent: sum('silent'),
    times: told.flatMap(({ times }) => times),
    screens: told.flatMap(({ screens }) => screens),
  };
};

/** What is left of one person's word: what goes beyond is as if it had never been told, the starts and pages of it as well. */
const bounded = ({ starts, failures, pages, silent, times, screens }: Tally): Tally => {
  const [failed, fell] = [Math.min(failures, MOST_OF_ONE), Math.min(silent, MOST_OF_ONE)];
  return {
    starts: Math.max(0, starts - (failures - failed)),
    failures: failed,
    pages: Math.max(0, pages - (silent - fell)),
    silent: fell,
    times: times.slice(0, MOST_OF_ONE),
    screens: screens.slice(0, MOST_OF_ONE),
  };
};

/** What a verdict may stand on: owners' word as often as it is given, that of everybody else within bounds [D-6]. */
export const evidenceIn = (told: readonly Testimony[]): Tally => {
  const witnesses = [...new Set(told.map(({ witness }) => witness))];
  return totalOf(
    witnesses.map((witness) => {
      const own = totalOf(told.filter((each) => each.witness === witness));
      return witness === ALL_OWNERS ? own : bounded(own);
    }),
  );
};
