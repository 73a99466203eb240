import { bootstrapSchema, type Bootstrap } from '@listings/shared-api/contract';
import type { FlagValues } from '@listings/shared-values/flags';

/** Error for data printed by the server that this version of the page cannot read. `start-watch.ts` checks its name. */
class UnreadablePage extends Error {
  constructor(what: string, cause?: unknown) {
    super(`the page's ${what} cannot be read`, { cause });
    this.name = 'UnreadablePage';
  }
}

function readJson(document: Document, id: string): unknown {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? '');
  } catch (cause) {
    throw new UnreadablePage(id, cause);
  }
}

/** The bootstrap object of this page load. Throws UnreadablePage. */
export function readBootstrap(document: Document): Bootstrap {
  const parsed = bootstrapSchema.safeParse(readJson(document, 'bootstrap'));
  if (!parsed.success) throw new UnreadablePage('bootstrap', parsed.error);
  return parsed.data;
}

/** Build of an application → values that are set for its flags. */
export function readFlags(document: Document): Readonly<Record<string, FlagValues>> {
  // Written by the host; most pages have none.
  return JSON.parse(document.getElementById('flags')?.textContent ?? '{}') as Readonly<Record<string, FlagValues>>;
}

/** Files that the page may fetch, and what it knows of them before. */
export interface PageFiles {
  /** Route path → URLs of scripts to fetch ahead of a visit. */
  readonly preload: Readonly<Record<string, readonly string[]>>;
  /** Specifier → URL, as in the import map. */
  readonly imports: Readonly<Record<string, string>>;
  /** URL → integrity, as in the import map. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Build → URL of the list with the integrity of its other scripts. */
  readonly lists: Readonly<Record<string, string>>;
}

function readObject(document: Document, selector: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(document.querySelector(selector)?.textContent ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Fetching ahead is best effort: a table that cannot be parsed is an empty one. */
export function readPageFiles(document: Document): PageFiles {
  const { imports = {}, integrity = {} } = readObject(document, 'script[type=importmap]');
  // All are written by the release tool, and the map is read by the browser already.
  return {
    preload: readObject(document, '#preload'),
    imports,
    integrity,
    lists: readObject(document, '#integrity'),
  } as PageFiles;
}
