import type { Recording, Verdict } from '@listings/shared-machines/models';
import type { Trace } from '../trace/trace';

/** Something of a chart with how often recordings saw it. */
export interface SeenItem {
  readonly key: string;
  readonly times: number;
  readonly explained: string | null;
  /** Requirement ids. */
  readonly ids: readonly string[];
}

/** A recording as the report shows it. */
export interface ReportRecording {
  readonly file: string;
  readonly recording: Recording;
  /** Steps as sentences. */
  readonly sentences: readonly string[];
  readonly verdict: Verdict;
  /** The chart has changed since it was recorded. */
  readonly isOld: boolean;
  /** Positions, in the model's `arrows`, of the arrows taken at the start and in each step. */
  readonly taken: readonly (readonly number[])[];
  /** Pictures of the screen by step, as data addresses. */
  readonly screenshots: Readonly<Record<string, string>>;
  /** Verdict of its replay on the screen, where there was one. */
  readonly onScreen: Verdict | null;
  /** Trace of that replay. */
  readonly trace: Trace | null;
}

/** A picture of a chart, with some of its states folded. */
export interface ChartView {
  /** What it shows: a state that is unfolded; null for everything, empty for the outermost states. */
  readonly unfolded: string | null;
  readonly svg: string;
  /** The line each arrow is drawn by, in the order of the model's `arrows`; null for one that is not. */
  readonly lines: readonly (number | null)[];
}

/** A model as the report shows it. */
export interface ReportModel {
  readonly id: string;
  /** Pictures of its chart, the one to begin with first; the last shows everything. */
  readonly views: readonly ChartView[];
  readonly states: readonly (SeenItem & { readonly tags: readonly string[]; readonly box: number })[];
  readonly arrows: readonly (SeenItem & { readonly to: string })[];
  readonly guards: readonly SeenItem[];
  readonly requirements: readonly {
    readonly id: string;
    readonly items: readonly { readonly key: string; readonly isCovered: boolean }[];
  }[];
  readonly recordings: readonly ReportRecording[];
  readonly moves: readonly string[];
  readonly starts: readonly string[];
  readonly invariants: readonly string[];
  readonly goals: readonly string[];
  readonly answers: readonly {
    readonly call: string;
    readonly sentence: string;
    /** Content of the answer: `200 {…}`, or the reason why there is none. */
    readonly travels: string;
  }[];
}

/** A test that names a requirement in its title. */
export interface RequirementTest {
  readonly title: string;
  /** Path in the project. */
  readonly file: string;
  /** Address from the report. */
  readonly href: string;
}

/** Share of something that is covered; what is explained and not covered is left out. */
export interface Share {
  readonly covered: number;
  readonly of: number;
}

/** Shares of a model, in the order of the overview. */
export type Shares = readonly Share[];

/** Everything the report holds. */
export interface ReportData {
  /** Time it was made, ISO 8601. */
  readonly made: string;
  readonly models: readonly ReportModel[];
  /** Tests by the requirement that their title names. */
  readonly tests: Readonly<Record<string, readonly RequirementTest[]>>;
  /** Another report that this one is compared with. */
  readonly earlier: {
    readonly made: string;
    /** By model. */
    readonly shares: Readonly<Record<string, Shares>>;
    /** The requirements of all models, each once. */
    readonly requirements: Share;
  } | null;
}
