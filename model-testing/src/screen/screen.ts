import type { EndpointKey } from '@listings/shared-api/contract';
import type { Expectation, WireReply } from '@listings/shared-machines/models';
import type { IsHeld } from '../scripted-server/script';
import type { WireRequest } from '../scripted-server/requests.rules';

/** The name of a control, as assistive technology reads it: the whole of it, or what it has to match. */
export type Name = string | RegExp;

/** Kind of a control: pressed as buttons and links, chosen as radio buttons and checkboxes, filled as fields. */
export type Use = 'press' | 'choose' | 'fill';

/** Visible state of one control. */
export interface Control {
  readonly enabled: boolean;
  /** Ticked, chosen or pressed; null where it can be none of this. */
  readonly on: boolean | null;
  /** Typed or chosen value; null for a button. */
  readonly value: string | null;
}

/**
 * The little that a tester's hand and eye need, by role and name of the controls. Two of it exist: one over Testing
 * Library in jsdom, one over Playwright in a browser. What is hidden from assistive technology is not there.
 */
export interface Screen {
  /** Presses a button or follows a link. Throws when there is none of that name, or it does not work. */
  readonly press: (button: Name) => Promise<void>;
  /** Replaces what a field holds. */
  readonly fill: (field: Name, text: string) => Promise<void>;
  /** Presses Enter in a field. Throws when there is none of that name, or it does not work. */
  readonly enter: (field: Name) => Promise<void>;
  /** Ticks or unticks a checkbox, chooses a radio button. */
  readonly choose: (option: Name, on?: boolean) => Promise<void>;
  /** Picks an option of a select field, or finds it by typing where there are many. */
  readonly pick: (field: Name, option: Name) => Promise<void>;
  /** The control of that name; null when there is none. Where it is known what it is for, it is found sooner. */
  readonly control: (name: Name, use?: Use) => Promise<Control | null>;
  /** True when the screen shows a text. */
  readonly reads: (text: Name) => Promise<boolean>;
  /** The name of the dialog that is open. */
  readonly dialog: () => Promise<string | null>;
  /** A part of the screen, by the name of its group. */
  readonly part: (group: Name) => Screen;
  /** The notices the page shows. */
  readonly notices: () => Promise<readonly string[]>;
  /** An address of the application is gone to without a new page: by a link, or by the browser's back and forward. */
  readonly visit: (address: string) => Promise<void>;
  /** The window gets or loses the focus. */
  readonly attend: (focused: boolean) => Promise<void>;
}

/** Destination of the page: a path of the application, or an external URL. */
export type Departure = string;

/** A screen with the world around it. */
export interface Stage {
  readonly screen: Screen;
  readonly server: ScriptControl;
  /** Shows the screen again, on a page without stored state. */
  readonly open: (driver: ScreenDriver) => Promise<void>;
  /** The machine has begun: time and departures count from now on. */
  readonly begun: () => Promise<void>;
  /** Lets the time of the recording pass. */
  readonly pass: (ms: number) => Promise<void>;
  /** Waits a little longer, which is no time of the recording. */
  readonly linger: (ms: number) => Promise<void>;
  /** Resolves when nothing moves any more. */
  readonly settle: () => Promise<void>;
  /** Departures of the page since the last call. */
  readonly departures: () => Promise<readonly Departure[]>;
  /** Errors that the page reported by itself since the last call. */
  readonly complaints?: () => readonly string[];
  /** Milliseconds before a deadline at which nothing may have happened yet. */
  readonly early: number;
  /** Milliseconds after a deadline until which it may happen: what the screen lost by asking again. */
  readonly late: number;
  /** Most repetitions of a look that is not as expected; the screen settles in between. */
  readonly patience: number;
  /** Keeps what there is after a step, where the replay is traced. */
  readonly keep?: (step: number) => Promise<void>;
}

type Replies = Readonly<Partial<Record<EndpointKey, WireReply>>>;

/** The server of a stage; it may stand in another process. */
export interface ScriptControl {
  readonly begin: (held: readonly EndpointKey[], scenery?: Replies, isHeld?: IsHeld) => void | Promise<void>;
  readonly set: (scenery: Replies) => void | Promise<void>;
  /** From now on requests of these calls wait, too. */
  readonly hold: (keys: readonly EndpointKey[]) => void | Promise<void>;
  readonly answer: (replies: Replies) => void | Promise<void>;
  /** Answers all that waits of these calls, and what is asked from now on. */
  readonly release: (replies: Replies) => void | Promise<void>;
  /** Says what the next request of each of these calls is answered. */
  readonly next: (replies: Replies) => void | Promise<void>;
  readonly drop: (keys: readonly EndpointKey[]) => void | Promise<void>;
  /** True while tries are expected of a call that was dropped. */
  readonly isDropping: () => boolean | Promise<boolean>;
  readonly endDropping: () => void | Promise<void>;
  readonly waiting: () => readonly WireRequest[] | Promise<readonly WireRequest[]>;
}

/** Content of a call, as it is sent. A part that is left out is not compared. */
export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Situation of a machine as a driver decides by it. */
export type At = Pick<Expectation, 'state' | 'shows'>;

/** Sentence of a step in which time passes, to a memory. */
export const timePasses = 'time passes';

/** Memory of a screen over a walk, such as of a change that its machine below has yet to report. */
export interface Memory {
  readonly begins: string;
  /** Memory after a step that happens at a situation; null where it cannot happen then. */
  readonly after: (memory: string, sentence: string, at: At) => string | null;
}

/** Written once for a screen, by hand: how each move is done, and how what is expected looks. It knows controls by role and name only. */
export interface ScreenDriver {
  /** Id of the model. */
  readonly model: string;
  /** Path of the screen in the application. */
  readonly path: string;
  /** A state of the embedded store that the screen can be seen in. */
  readonly scenario: string;
  /** Other screens that show the machine, by name, where a state of the store or of the page is another there. */
  readonly elsewhere?: Readonly<Record<string, Pick<ScreenDriver, 'scenario' | 'bootstrap'>>>;
  /** Answers of calls that are not the machine's. */
  readonly scenery?: Replies;
  /** Calls that are not the machine's and wait until a move answers them. */
  readonly holds?: readonly EndpointKey[];
  /**
   * Selects the requests of the held calls that wait, where others of the screen are the same call; all when absent.
   */
  readonly isHeld?: IsHeld;
  /**
   * Answers, at an expectation, of calls that the machine makes and the screen around it makes as well, with the same
   * request. They are given at once while the machine does not ask; where it asks, its answer is given to all that wait.
   */
  readonly shares?: (expected: Expectation) => Replies;
  /** Reads of the machine that the screen around it may have asked before: they wait until the machine follows them. */
  readonly early?: readonly EndpointKey[];
  /** Initial data of the page, where it is not the usual. */
  readonly bootstrap?: Readonly<Record<string, unknown>>;
  /** Value of `Math.random` on this screen, from 0 to below 1; 0 when absent. */
  readonly random?: number;
  /** True when the screen is there, where the machine asks nothing at its beginning. */
  readonly isThere?: (screen: Screen) => Promise<boolean>;
  /** Moves from the open page to the beginning of the machine; `until` waits for a control that works. */
  readonly begins?: (screen: Screen, until: (name: Name) => Promise<void>, server: ScriptControl) => Promise<void>;
  /** Actions on the screen, by the sentences of the model's moves. */
  readonly does: Readonly<Record<string, (screen: Screen, server: ScriptControl) => Promise<void>>>;
  /**
   * Fields in which Enter makes a move as well, by its sentence: a walk makes it by key every second time, and the key
   * does nothing while the move is not taken.
   */
  readonly enters?: Readonly<Record<string, Name>>;
  /** Moves, answers (`call: answer`) and delays that no walk through the screen can have, with the reason. */
  readonly cannot?: Readonly<Record<string, string>>;
  /** Ways to make a machine below report (`machine: report`); a walk has no other reports. */
  readonly brings?: Readonly<Record<string, (hands: Pick<Stage, 'server' | 'linger' | 'settle'>) => Promise<void>>>;
  /** What the screen remembers of the way so far and the model does not tell. */
  readonly remembers?: Memory;
  /**
   * True when a move, an answer or a timer (by its id) is possible in a situation; a walk through the screen takes no
   * other.
   */
  readonly canHappen?: (sentence: string, at: At) => boolean;
  /** Failures that the screen says in a place of its own, not in a notice of the page. */
  readonly saysItself?: readonly string[];
  /** Functions that read the screen, by a name for the report. */
  readonly look: Readonly<Record<string, (screen: Screen) => Promise<unknown>>>;
  /** Expected results of `look`; one that is left out or undefined is not compared. */
  readonly expects: (expected: Expectation, memory: string) => Readonly<Record<string, unknown>>;
  /**
   * Converts the input of a call to what it sends, by the name of the call; every call that changes something has one.
   * Null where the call has nothing to say: nothing is sent then, and it is over at once.
   */
  readonly sends: Readonly<Record<string, (carried: never) => Sent | null>>;
}

/** Error for a control that is looked for and not on the screen, or does not work; nothing was done. */
export class NotUsable extends Error {
  override readonly name = 'NotUsable';
}
