import type { ReleasePlan } from '../compose/release';

/** The page of the shell as far as an application is shown on it. */
export interface ShownPage extends Pick<ReleasePlan, 'entry' | 'shell' | 'routes'> {
  /** First route that leads to the application. */
  readonly path: string;
}

/** A page as far as an application is loaded on it. */
export interface TriedPage {
  /** Specifier of the application. */
  readonly specifier: string;
  readonly imports: Readonly<Record<string, string>>;
  /** What applications have in the place of everybody's, as in the page's import map. */
  readonly scopes?: ReleasePlan['scopes'];
  /** The shell's page with its first screen; null or absent where it is only loaded. */
  readonly shown?: ShownPage | null;
  /** Bytes of a script by its address on the page; null where there are none. */
  readonly read: (url: string) => Promise<Uint8Array | null>;
}

/** What came of it: why it cannot be started, null when it can, `unknown` where that could not be told. */
export type Loaded =
  | {
      readonly fault: string | null;
      /** It was on its own page as well. */
      readonly isShown?: true;
    }
  | 'unknown';
