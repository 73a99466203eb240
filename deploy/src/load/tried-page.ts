/** A page as far as an application is loaded on it. */
export interface TriedPage {
  /** Specifier of the application. */
  readonly specifier: string;
  readonly imports: Readonly<Record<string, string>>;
  /** Bytes of a script by its address on the page; null where there are none. */
  readonly read: (url: string) => Promise<Uint8Array | null>;
}

/** What came of it: why it cannot be started, null when it can, `unknown` where that could not be told. */
export type Loaded = { readonly fault: string | null } | 'unknown';
