import type { AnyModel } from './define-model';
import type { Expectation, Recording, Verdict } from './recording';

/** The little that a tester's hand and eye need. Two of it exist: one in jsdom, one in a browser. */
export interface Screen {
  readonly press: (button: string) => Promise<void>;
  readonly fill: (field: string, text: string) => Promise<void>;
  /** A radio button, a checkbox or an option, by its label. */
  readonly choose: (option: string) => Promise<void>;
  /** Whether a control works; null when there is none of that name. */
  readonly enabled: (control: string) => Promise<boolean | null>;
  /** Whether a text is to be read. */
  readonly shows: (text: string) => Promise<boolean>;
}

/** Written once for a screen, by hand: how each move is done, and how an expectation looks. */
export interface ScreenDriver<S extends Screen = Screen> {
  /** By the sentences of the model's moves. */
  readonly does: Readonly<Record<string, (screen: S) => Promise<void>>>;
  readonly look: (screen: S) => Promise<Readonly<Record<string, unknown>>>;
  /** What `look` must see; a key that is undefined is not compared. */
  readonly expects: (expected: Expectation) => Readonly<Record<string, unknown>>;
}

/** A screen with the world around it: a server that waits until it is told what to answer, and a clock. */
export interface ScreenStage<S extends Screen = Screen> {
  readonly screen: S;
  /** Answers the call of that name with that answer of the model. */
  readonly answer: (model: AnyModel, call: string, answers: string) => Promise<void>;
  readonly pass: (ms: number) => Promise<void>;
  /** Resolves when nothing moves any more. */
  readonly settle: () => Promise<void>;
}

/** Replays a recording on a screen; stops at the first step that is not as recorded. */
export type ReplayOnScreen = (
  model: AnyModel,
  recording: Recording,
  driver: ScreenDriver,
  stage: ScreenStage,
) => Promise<Verdict>;
