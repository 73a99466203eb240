import type { Expectation } from '@listings/shared-machines/models';
import type { Name, Screen, ScreenDriver } from '../screen/screen';

/** Way to make one move on a screen, with a check whether it works now. */
export interface Way {
  readonly does: (screen: Screen) => Promise<void>;
  readonly works: (screen: Screen) => Promise<boolean>;
}

const partOf = (screen: Screen, part: Name | undefined) => (part === undefined ? screen : screen.part(part));

/** Way by a button or link, in a part of the screen. */
export const pressing = (name: Name, part?: Name): Way => ({
  does: (screen) => partOf(screen, part).press(name),
  works: async (screen) => (await partOf(screen, part).control(name, 'press'))?.enabled ?? false,
});

/** Way by ticking or unticking; works while the option is in the other state. */
export const ticking = (name: Name, on: boolean, part?: Name): Way => ({
  does: (screen) => partOf(screen, part).choose(name, on),
  works: async (screen) => {
    const control = await partOf(screen, part).control(name, 'choose');
    return control !== null && control.enabled && control.on !== on;
  },
});

/** Way by picking an option of a select field. */
export const picking = (field: Name, option: Name): Way => ({
  does: (screen) => screen.pick(field, option),
  works: async (screen) => (await screen.control(field, 'fill'))?.enabled ?? false,
});

/** The first of these that can be done. */
export const either = (...ways: readonly Way[]): Way => ({
  async does(screen) {
    for (const way of ways) if (await way.works(screen)) return way.does(screen);
    return ways[0]?.does(screen);
  },
  async works(screen) {
    for (const way of ways) if (await way.works(screen)) return true;
    return false;
  },
});

type Ways = Readonly<Record<string, Way>>;

/** Expectation for each move that has a control: it works exactly while the machine takes the move. */
export const offered =
  (ways: Ways) =>
  ({ offers }: Expectation): Readonly<Record<string, unknown>> =>
    Object.fromEntries(Object.keys(ways).map((move) => [move, offers.includes(move)]));

export const doing = (ways: Ways): ScreenDriver['does'] =>
  Object.fromEntries(Object.entries(ways).map(([move, { does }]) => [move, does]));

export const working = (ways: Ways): ScreenDriver['look'] =>
  Object.fromEntries(Object.entries(ways).map(([move, { works }]) => [move, works]));

/** Reads whether the screen shows a text. */
export const reading =
  (text: Name, part?: Name) =>
  (screen: Screen): Promise<boolean> =>
    partOf(screen, part).reads(text);
