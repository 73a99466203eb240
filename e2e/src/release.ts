import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ReleaseFile {
  readonly file: string;
  readonly bytes: number;
  readonly type: string;
}

/** The part of dist/release/release.json that the tests look at. */
export interface Release {
  readonly imports: Readonly<Record<string, string>>;
  readonly integrity: Readonly<Record<string, string>>;
  /** What a page in another language has instead, by the tag of the language. */
  readonly languages: Readonly<Record<string, Pick<Release, 'integrity' | 'lists'>>>;
  /** Build → address of the list with the integrity of its scripts. */
  readonly lists: Readonly<Record<string, string>>;
  readonly entry: string;
  readonly preload: Readonly<Record<string, readonly string[]>>;
  readonly below: readonly string[];
  readonly styles: readonly { readonly url: string; readonly integrity: string }[];
  readonly files: Readonly<Record<string, ReleaseFile>>;
  readonly shell: { readonly watch: string };
}

const folder = join(process.cwd(), 'dist/release');

/** Release that the build produced. */
export const readRelease = (): Release => JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Release;

/** The text of a built file, by its address. */
export function textOf(url: string): string {
  const entry = readRelease().files[url];
  if (entry === undefined) throw new Error(`${url} is not in the release`);
  return readFileSync(join(folder, entry.file), 'utf8');
}

/** The address of an application's entry file: `reports` → `/assets/mfe-reports/reports.….js`. */
export function entryOf(app: string): string {
  const { imports } = readRelease();
  const url = imports[`@listings/mfe-${app}`];
  if (url === undefined) throw new Error(`the import map has no application ${app}`);
  return url;
}
