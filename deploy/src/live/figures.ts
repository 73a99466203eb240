/** What open pages told of a version of a build. */
export interface Figures {
  readonly starts: number;
  readonly failures: number;
  /** Pages that were sent with it on their first screen or went to it later, and those among them that never said that they started. */
  readonly pages: number;
  readonly silent: number;
  /** Median of its starts in milliseconds; null when none was timed. */
  readonly milliseconds: number | null;
  /** What failed last in a browser, as it said there; null when nothing did. */
  readonly lastFailure: { readonly at: string; readonly message: string } | null;
}

/** Figures of a version; null where nobody counts. */
export type FiguresOf = (app: string, version: string) => Promise<Figures | null>;
