import type { FirstReads } from '../build/package-build';

export type { FirstReads };

/** A file that the server may give out. */
export interface ReleaseFile {
  /** Path below `dist/release/`. */
  readonly file: string;
  readonly bytes: number;
  /** Precompressed siblings: `file` + `.br`, `file` + `.gz`. */
  readonly encodings: readonly ('br' | 'gzip')[];
  /** Content type. */
  readonly type: string;
}

/** Entry of a release under the name of a build. */
export interface ReleaseApp {
  readonly package: string;
  readonly version: string;
  /** Team that published it; absent when it was built and served in one place. */
  readonly team?: string;
  readonly builtAt: string;
  /** sha256 of its manifest. */
  readonly hash: string;
}

/** What a page in another language has in the place of the source language's. */
export interface ReleaseLanguage {
  /** URL of a script with texts → URL of the one in this language. */
  readonly scripts: Readonly<Record<string, string>>;
  /** URL of each of those → `sha384-…`. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly shell: { readonly title: string; readonly body: string };
}

/** Plan of a page, without the files behind it. */
export interface ReleasePlan {
  /** Specifier → URL. */
  readonly imports: Readonly<Record<string, string>>;
  /** URL of every script → `sha384-…`. */
  readonly integrity: Readonly<Record<string, string>>;
  /** URL of the script that starts the page. */
  readonly entry: string;
  readonly styles: readonly { readonly url: string; readonly integrity: string }[];
  /** Route path → URLs of all scripts its first screen needs; `*` holds those of every page. */
  readonly preload: Readonly<Record<string, readonly string[]>>;
  /** Route path → reads that the page starts with itself, below the REST root. */
  readonly reads?: Readonly<Record<string, FirstReads>>;
  /** Name of the build → its entry in this release. */
  readonly apps: Readonly<Record<string, ReleaseApp>>;
  /**
   * Printed into the page as they are: the text of `<title>`, the markup of `<body>` (`%reference%` is the name that the
   * server's log has for this load), and a classic script that stands before all others.
   */
  readonly shell: { readonly title: string; readonly body: string; readonly watch?: string };
  /** Languages other than the one all of the above is in, by BCP 47 tag. */
  readonly languages?: Readonly<Record<string, ReleaseLanguage>>;
}

/** A page with one build in another version, for some visitors. */
export interface ReleaseVariant extends ReleasePlan {
  readonly app: string;
  readonly version: string;
  /** Percent of the sessions that get it. */
  readonly share?: number;
  /** Word of the link that shows it, and the ISO moment until which it does. */
  readonly preview?: { readonly word: string; readonly expires: string };
}

/** One page, put together from separately built parts: `dist/release/release.json`. */
export interface Release extends ReleasePlan {
  /** URL → file. Nothing else is served below `/assets/`. */
  readonly files: Readonly<Record<string, ReleaseFile>>;
  /** Revision of the map; absent where no deploys are recorded. */
  readonly revision?: number;
  /** Files of earlier maps, for pages that are open: served, but in no import map. */
  readonly kept?: Readonly<Record<string, ReleaseFile>>;
  readonly variants?: readonly ReleaseVariant[];
}

export const releaseName = 'release.json';
