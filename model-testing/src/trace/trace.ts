/** A call of the page, as it travelled. Moments are milliseconds since the trace began. */
export interface TracedCall {
  readonly method: string;
  /** Path below the REST root, with its query. */
  readonly path: string;
  readonly begun: number;
  /** Null where nothing had come back by the end. */
  readonly ended: number | null;
  /** Null where no answer arrived. */
  readonly status: number | null;
  /** Body as it was sent; empty without one. */
  readonly carried: string;
}

/** A line of the page's console, or an error that nothing caught. */
export interface TracedLine {
  readonly at: number;
  readonly kind: string;
  readonly text: string;
}

/** A step with what was there at its end; 0 is the start. */
export interface TracedStep {
  readonly ended: number;
  /** Leaves of the machines on the page, by model. */
  readonly machines: Readonly<Record<string, readonly string[]>>;
  /** Position of the page in `pages`; null where a picture was taken of it. */
  readonly page: number | null;
}

/** Everything that happened around a replay on a screen. */
export interface Trace {
  readonly where: 'jsdom' | 'chromium';
  readonly steps: readonly TracedStep[];
  readonly calls: readonly TracedCall[];
  readonly console: readonly TracedLine[];
  /** Bodies of the page, each once. */
  readonly pages: readonly string[];
  /** Style of the pages. */
  readonly style: string;
}
