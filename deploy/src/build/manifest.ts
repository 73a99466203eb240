import type { Flags } from '@listings/shared-values/flags';
import type { BuildRoute, FirstReads, PageDescription } from './package-build';

/** One emitted file. */
export interface ManifestFile {
  /** `sha256-…` of the bytes; `sha384-…` in builds from before. */
  readonly integrity: string;
  readonly bytes: number;
  /** Static imports as written: `./x.js` or a specifier of the import map. */
  readonly imports: readonly string[];
  /** Exported names. */
  readonly exports: readonly string[];
}

/** File of an entry, and the files loaded with it. */
interface ManifestEntry {
  readonly file: string;
  /** Every file loaded with it, itself included. */
  readonly initial: readonly string[];
}

/** Description of one build for the page: all that a release reads of it. */
export interface Manifest {
  readonly name: string;
  readonly package: string;
  readonly entries: Readonly<Record<string, ManifestEntry>>;
  readonly specifiers: Readonly<Record<string, string>>;
  /** Specifier → names that may be imported from it, where its file exports more than that. */
  readonly offers: Readonly<Record<string, readonly string[]>>;
  /** Lazy import as written (`./screens/edit`) → files. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly firstChunks: Readonly<Record<string, readonly string[]>>;
  readonly firstReads?: Readonly<Record<string, FirstReads>>;
  /** Routes that it brings to the page. */
  readonly routes?: Readonly<Record<string, BuildRoute>>;
  /** Flags that its team may set without a build. */
  readonly flags?: Flags;
  /** Specifier of a shared module → names used of it; `*` when it is used as a whole. */
  readonly uses: Readonly<Record<string, readonly string[]>>;
  readonly styles: readonly string[];
  readonly page?: PageDescription;
  /** Language → script with texts → the one that takes its place: same imports and exports, other texts. */
  readonly languages?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly files: Readonly<Record<string, ManifestFile>>;
}

export const manifestName = 'manifest.json';
