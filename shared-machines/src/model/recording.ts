/** Expected state at one moment of a recording. A screen shows part of it; the machine is held to all of it. */
export interface Expectation {
  /** Paths of the active leaves, such as `flow.awaitingCode`. */
  readonly state: readonly string[];
  readonly tags: readonly string[];
  /** The moves the machine takes now, by their sentence: the buttons and fields that work. */
  readonly offers: readonly string[];
  /** Emits of the step: notices, navigation, tracking. */
  readonly says: readonly unknown[];
  /** The calls under way, with what they carry. */
  readonly asks: readonly { readonly call: string; readonly with?: unknown }[];
  /** The finite part of the context, as the model's `abstract` gives it. */
  readonly shows: unknown;
}

/** Action of a step; names are those of the model. */
export type Action =
  | { readonly by: 'user'; readonly does: string }
  | { readonly by: 'server'; readonly call: string; readonly answers: string }
  /** A machine below this one reports. */
  | { readonly by: 'machine'; readonly of: string; readonly reports: string }
  /** Milliseconds. It ends at the first moment anything happens: nothing may happen earlier. */
  | { readonly by: 'clock'; readonly passes: number };

/** Step with the facets that differ from before it; `says` where something was emitted. */
export type Step = Action & {
  readonly then: Partial<Expectation>;
  /** Milliseconds since the step before it, as an admin took them; nothing is compared with it. */
  readonly took?: number;
};

/** A walk through a machine that can be replayed on it, on its screen and in a browser. */
export interface Recording {
  readonly format: 'model-recording/1';
  /** Id of the model. */
  readonly model: string;
  /** Hash of the chart's shape and delays. Another one means “look again”, not “failed”. */
  readonly fingerprint: string;
  readonly name: string;
  /** Key of the model's `starts`; absent where the recording begins with the model's `input`. */
  readonly begins?: string;
  /** Name of the screen it was recorded on; absent where it is of no screen, or of any. */
  readonly screen?: string;
  readonly origin: { readonly how: 'generated' | 'captured' | 'hand-written'; readonly detail: string };
  readonly start: Expectation;
  readonly steps: readonly Step[];
}

/** One facet that is not as it should be. */
export interface Difference {
  readonly facet: string;
  readonly expected: unknown;
  readonly seen: unknown;
}

/** Result of a replay. `at` counts steps from 1; 0 is the start. */
export type Verdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly at: number; readonly sentence: string; readonly differences: readonly Difference[] };

/** Milliseconds in readable units: `350 ms`, `5 s`, `15 min`. */
export const duration = (ms: number): string => {
  if (ms < 1000 || ms % 100 > 0) return `${ms} ms`;
  return ms >= 60_000 && ms % 60_000 === 0 ? `${ms / 60_000} min` : `${ms / 1000} s`;
};

/** A step as a tester reads it: “the admin types a valid number”. */
export function sentenceOf(action: Action): string {
  switch (action.by) {
    case 'user':
      return `the admin ${action.does}`;
    case 'server':
      return `the server answers ${action.call}: ${action.answers}`;
    case 'machine':
      return `${action.of} ${action.reports}`;
    case 'clock':
      return `${duration(action.passes)} pass`;
  }
}

/** Expected states at the start and after each step, every facet filled in: one more than there are steps. */
export function expectationsOf({ start, steps }: Recording): readonly Expectation[] {
  const all = [start];
  let last = start;
  for (const { then } of steps) {
    last = { ...last, says: [], ...then };
    all.push(last);
  }
  return all;
}

/** The step that failed between the five before and the two after it, with what was expected and what was seen. */
export function failureText(recording: Recording, verdict: Verdict & { readonly ok: false }): string {
  const { at, sentence, differences } = verdict;
  const lines = recording.steps.map((step, index) => {
    const mark = index + 1 < at ? '✓' : index + 1 === at ? '✗' : '·';
    return `  ${mark} ${index + 1}. ${sentenceOf(step)}`;
  });
  return [
    `“${recording.name}” (${recording.model}) fails at ${at === 0 ? 'the start' : `step ${at}: ${sentence}`}`,
    ...differences.flatMap(({ facet, expected, seen }) => [
      `  ${facet}: expected ${JSON.stringify(expected)}`,
      `  ${' '.repeat(facet.length)}  seen     ${JSON.stringify(seen)}`,
    ]),
    ...lines.slice(Math.max(0, at - 6), at + 2),
  ].join('\n');
}
