import type { Recording, Verdict } from '@listings/shared-machines/models';

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
}

/** A model as the report shows it. */
export interface ReportModel {
  readonly id: string;
  readonly svg: string;
  readonly states: readonly (SeenItem & { readonly tags: readonly string[]; readonly box: number })[];
  readonly arrows: readonly (SeenItem & { readonly to: string; readonly line: number | null })[];
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

/** Everything the report holds. */
export interface ReportData {
  /** Time it was made, ISO 8601. */
  readonly made: string;
  readonly models: readonly ReportModel[];
}
