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

/** Files to fetch ahead of a visit. */
export interface PreloadTable {
  /** Route path → script URLs. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** URL → integrity, as in the import map. */
  readonly integrity: Readonly<Record<string, string>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Prefetching is best effort; skipped when the table cannot be parsed. */
export function readPreloadTable(document: Document): PreloadTable {
  try {
    const lists = readJson(document, 'preload');
    const map: unknown = JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '{}');
    const integrity = isRecord(map) && isRecord(map['integrity']) ? map['integrity'] : {};
    // Both are written by the release tool and read by the browser already.
    return { lists: lists as PreloadTable['lists'], integrity: integrity as PreloadTable['integrity'] };
  } catch {
    return { lists: {}, integrity: {} };
  }
}
