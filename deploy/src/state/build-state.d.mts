/** Inputs of one build or of the release. Paths are relative to the repository; outputs to their folder. */
export interface BuildRecord {
  /** Path → sha256 of the bytes. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Paths that were looked for in vain: one that appears changes what an import means. */
  readonly absent: readonly string[];
  /** Path of a folder → names of its folders, joined by spaces. */
  readonly folders?: Readonly<Record<string, string>>;
  /** Folders of the packages that are built, of a release. */
  readonly packages?: readonly string[];
  /** Name → bytes. */
  readonly outputs: Readonly<Record<string, number>>;
  /** ISO 8601. */
  readonly builtAt: string;
}

export interface PackageState {
  /** The configuration and the files it reads, each with its sha256. */
  readonly config: Readonly<Record<string, string>>;
  /** Builds in the order of the configuration; a failed one is missing. */
  readonly builds: Readonly<Record<string, BuildRecord>>;
}

export interface StaleBuild {
  readonly folder: string;
  readonly build?: string;
  readonly why: string;
}

export interface Staleness {
  readonly stale: readonly StaleBuild[];
  readonly release?: string;
}

export const stateName: string;
export const configName: string;
export const releaseDir: string;
export const fastMark: string;
export function builtPackages(root: string): string[];
export function outOf(root: string, folder: string, build: string, only: boolean): string;
export function namesIn(path: string): string;
export function findStale(root: string): Staleness;
export function fastMarks(root: string): string[];
