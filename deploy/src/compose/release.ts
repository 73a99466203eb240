import type { FlagValue } from '@listings/shared-values/flags';
import type { BuildRoute, FirstReads } from '../build/package-build';

export type { FirstReads };

/** A JSON Merge Patch: what is null goes, objects are patched, everything else is put in place. */
export interface Patch {
  readonly [name: string]: unknown;
}

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
  /** The last version up to this one that pages should not go on without. */
  readonly critical?: string;
  /** sha256 of its manifest. */
  readonly hash: string;
}

/** Route that an application brought with its build, in one language. */
export interface ReleaseRoute extends Pick<BuildRoute, 'layout'> {
  /** Application that shows it: `@listings/mfe-<app>` in the import map. */
  readonly app: string;
  /** What its words are found by, as those of the shell's own routes in its catalog. */
  readonly title: string;
  readonly tab?: string;
  readonly subpaths: readonly string[];
  readonly words: Readonly<Record<string, string>>;
}

/** What a page in another language has in the place of the source language's. */
export interface ReleaseLanguage {
  /** URL of a script with texts → URL of the one in this language. */
  readonly scripts: Readonly<Record<string, string>>;
  /** URL of each of those → `sha256-…`; of builds from before, `sha384-…`. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Build → URL of its list in this language, as `ReleasePlan.lists` has it. */
  readonly lists?: Readonly<Record<string, string>>;
  readonly shell: { readonly title: string; readonly body: string };
  readonly routes?: Readonly<Record<string, ReleaseRoute>>;
}

/** Plan of a page, without the files behind it. */
export interface ReleasePlan {
  /** Specifier → URL. */
  readonly imports: Readonly<Record<string, string>>;
  /** Folder of an application → specifiers that lead elsewhere for its scripts; absent where every build has the same. */
  readonly scopes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** URL of every script → `sha256-…`; of builds from before, `sha384-…`. */
  readonly integrity: Readonly<Record<string, string>>;
  /**
   * The shell, and each application of a route → URL of the module that says the integrity of its scripts, with its own
   * sha256 in hex as the last word of its name (`build/integrity-list.ts`): a page that fetches it may do without theirs in
   * its document. Absent where the shell is of before there were lists.
   */
  readonly lists?: Readonly<Record<string, string>>;
  /** Scripts in `lists` that only screens below routes need; absent where there are none. */
  readonly below?: readonly string[];
  /** URL of the script that starts the page. */
  readonly entry: string;
  readonly styles: readonly { readonly url: string; readonly integrity: string }[];
  /** Route path → URLs of all scripts its first screen needs; `*` holds those of every page. */
  readonly preload: Readonly<Record<string, readonly string[]>>;
  /** Route path, or a step of it → reads that the page starts with itself, below the REST root. */
  readonly reads?: Readonly<Record<string, FirstReads>>;
  /** Path → route beside those of the shell; absent where no application brings one. */
  readonly routes?: Readonly<Record<string, ReleaseRoute>>;
  /** Name of the build → its entry in this release. */
  readonly apps: Readonly<Record<string, ReleaseApp>>;
  /**
   * Printed into the page as they are: the text of `<title>`, the markup of `<body>` (`%reference%` is the name that the
   * server's log has for this load), and a classic script that stands before all others. `namesCountries` as in
   * `PageDescription`.
   */
  readonly shell: {
    readonly title: string;
    readonly body: string;
    readonly watch?: string;
    readonly namesCountries?: true;
  };
  /** Languages other than the one all of the above is in, by BCP 47 tag. */
  readonly languages?: Readonly<Record<string, ReleaseLanguage>>;
}

/** A page with one build in another version, for some visitors: `planOf` (`release-variant.ts`) makes its plan. */
export interface ReleaseVariant {
  /** Where its plan differs from that of everybody: a JSON Merge Patch (RFC 7396). */
  readonly changes: Patch;
  readonly app: string;
  readonly version: string;
  /** Percent of the sessions that get it. */
  readonly share?: number;
  /** Word of the link that shows it, and the ISO moment until which it does. */
  readonly preview?: { readonly word: string; readonly expires: string };
}

/** A value that a team set for a flag of its application. */
export interface ReleaseFlag {
  readonly value: FlagValue;
  /** Percent of the sessions that get it; all without one. */
  readonly share?: number;
}

/** One page, put together from separately built parts: `dist/release/release.json`. */
export interface Release extends ReleasePlan {
  /** URL → file. Nothing else is served below `/assets/`. */
  readonly files: Readonly<Record<string, ReleaseFile>>;
  /** Revision of the map; absent where no deploys are recorded. */
  readonly revision?: number;
  /** Build → records (`parts/<sha256>.json`) of its versions in earlier maps: open pages go on with their files. */
  readonly kept?: Readonly<Record<string, readonly string[]>>;
  readonly variants?: readonly ReleaseVariant[];
  /** Build of an application → name of a flag → its value, as far as one of its builds here declares it. */
  readonly flags?: Readonly<Record<string, Readonly<Record<string, ReleaseFlag>>>>;
}

/** Name of a version of a library that stands beside the live one: its files have a folder of their own. */
export const heldName = (library: string, version: string): string => `${library}@${version}`;

export const releaseName = 'release.json';
