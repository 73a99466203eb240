/** A source map (version 3) without the texts of the sources. */
interface PlainMap {
  readonly version: 3;
  readonly sources: readonly string[];
  readonly names: readonly string[];
  readonly mappings: string;
}

/** A literal with texts in a script of another language: line and column where it begins (from 0), and how long it is there and in the source language. */
export interface MovedText {
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly was: number;
}

/** Source maps of one build, kept beside its manifest and never served. */
export interface BuildMaps {
  /** Script → its map. */
  readonly scripts: Readonly<Record<string, PlainMap>>;
  /** Script of another language → the one it takes the place of, and where its texts moved the rest. */
  readonly languages: Readonly<Record<string, { readonly of: string; readonly moved: readonly MovedText[] }>>;
}

export const mapsName = 'maps.json';

/** Folder of a composed release with the maps of each build: `maps/<build>.json`. */
export const mapsFolder = 'maps';

/** A script's map, and the column of its source for one of its own. Lines and columns from 0. */
export interface ScriptMap {
  readonly map: string;
  readonly columnOf: (line: number, column: number) => number;
}

/** Columns in front of a script's texts are as they were; what follows them has moved by what they are longer. */
const columnIn =
  (moved: readonly MovedText[]) =>
  (line: number, column: number): number => {
    const before = moved.filter((text) => text.line === line && text.column < column);
    return before.reduce((at, { column: start, length, was }) => {
      // A place within a text is its beginning.
      return column < start + length ? at - (column - start) : at - length + was;
    }, column);
  };

/** The map of one script of a build; null for one that is none of its scripts. */
export function mapOfScript({ scripts, languages }: BuildMaps, script: string): ScriptMap | null {
  const translated = languages[script];
  const map = scripts[translated?.of ?? script];
  return map === undefined ? null : { map: JSON.stringify(map), columnOf: columnIn(translated?.moved ?? []) };
}
