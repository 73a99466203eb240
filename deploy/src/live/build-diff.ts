import { isList } from '../build/integrity-list';
import type { LivePart } from './live-part';
import type { Source } from './signing/statement';

/** A file in both versions, by its name without the hash; null where it is not. */
export interface FileDiff {
  readonly name: string;
  readonly from: number | null;
  readonly to: number | null;
}

/** What became of a list of names. */
export interface NamesDiff {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Difference between two versions of a build. */
export interface BuildDiff {
  /** Files whose bytes are others; in bytes. */
  readonly files: readonly FileDiff[];
  readonly bytes: { readonly from: number; readonly to: number };
  /** Names used of shared modules: `react.useState`. */
  readonly names: NamesDiff;
  readonly calls: NamesDiff & { readonly changed: readonly string[] };
  readonly routes: NamesDiff;
  readonly commits: { readonly from: Source | null; readonly to: Source | null };
}

/** The name that stays when the content of a file changes. */
const stemOf = (path: string): string => path.replace(/\.[0-9a-f]{8,}(?=\.)/, '');

interface Bytes {
  readonly bytes: number;
  /** Names of the stored bytes: several files may have one stem. */
  readonly stored: string;
}

function filesOf(part: LivePart | null): Map<string, Bytes> {
  const files = new Map<string, Bytes>();
  // A list says of all others that they changed.
  const shown = Object.entries(part?.stored ?? {}).filter(([path]) => !isList(path));
  for (const [path, { file, bytes }] of shown.sort(([, a], [, b]) => (a.file < b.file ? -1 : 1))) {
    const known = files.get(stemOf(path));
    files.set(stemOf(path), { bytes: bytes + (known?.bytes ?? 0), stored: `${known?.stored ?? ''} ${file}` });
  }
  return files;
}

const namesOf = (part: LivePart | null): string[] =>
  Object.entries(part?.manifest.uses ?? {}).flatMap(([specifier, names]) =>
    names.map((name) => `${specifier}.${name}`),
  );

function namesDiff(before: readonly string[], after: readonly string[]): NamesDiff {
  const [was, is] = [new Set(before), new Set(after)];
  return {
    added: [...is].filter((name) => !was.has(name)).sort(),
    removed: [...was].filter((name) => !is.has(name)).sort(),
  };
}

const sum = (files: ReadonlyMap<string, Bytes>): number =>
  [...files.values()].reduce((total, { bytes }) => total + bytes, 0);

/** Compares two versions of a build; null where it was not there. */
export function diffBuilds(before: LivePart | null, after: LivePart | null): BuildDiff {
  const [was, is] = [filesOf(before), filesOf(after)];
  const stems = [...new Set([...was.keys(), ...is.keys()])].sort();
  const [callsBefore, callsAfter] = [before?.relies.calls ?? {}, after?.relies.calls ?? {}];
  const calls = namesDiff(Object.keys(callsBefore), Object.keys(callsAfter));
  const changed = Object.keys(callsAfter).filter(
    (key) => key in callsBefore && JSON.stringify(callsBefore[key]) !== JSON.stringify(callsAfter[key]),
  );
  return {
    files: stems
      .filter((stem) => was.get(stem)?.stored !== is.get(stem)?.stored)
      .map((name) => ({ name, from: was.get(name)?.bytes ?? null, to: is.get(name)?.bytes ?? null })),
    bytes: { from: sum(was), to: sum(is) },
    names: namesDiff(namesOf(before), namesOf(after)),
    calls: { ...calls, changed: changed.sort() },
    routes: namesDiff(before?.relies.routes ?? [], after?.relies.routes ?? []),
    commits: { from: before?.source ?? null, to: after?.source ?? null },
  };
}
