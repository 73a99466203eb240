import { fetched } from './late-part';
import type { PageFiles } from './read-page';

type Integrity = Readonly<Record<string, string>>;

/** `import.meta` of a module, or what has nothing of it. */
interface Importer {
  readonly resolve?: (name: string) => string;
}

/** What the page knows about the scripts that it fetches. */
export interface PartIntegrity {
  /** Imports a script once its integrity is known; `name` as the module has it that it is bound to, else a specifier. */
  load: (this: Importer, name: string) => Promise<unknown>;
  /** Fetches a script ahead. */
  fetchAhead: (url: string) => void;
  /** Fetches ahead what says the integrity of scripts, so that they themselves take one round trip when they are wanted. */
  fetchLists: (urls: readonly string[]) => void;
}

declare global {
  interface Window {
    /** Called by every build for a part of itself, in place of `import` (`deploy/src/build/webpack-config.ts`). */
    loadPart?: PartIntegrity['load'];
  }
}

/** Sha256 in hex, the last word of a list's name, as integrity. */
const integrityInName = (url: string): string =>
  `sha256-${btoa(url.slice(-67, -3).replaceAll(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16))))}`;

/**
 * Integrity of scripts that the document does not say: it is in lists, one for each build, whose own hash is in their names.
 * A browser learns it from the link that fetches the script, and refuses every script that it knows no integrity of.
 */
export function createPartIntegrity(document: Document, { imports, integrity, lists }: PageFiles): PartIntegrity {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  const reading = new Map<string, Promise<Integrity>>();
  /** Scripts that were imported: who imports one once more does so because it failed. */
  const imported = new Set<string>();

  const link = (path: string, hash = ''): void => {
    const element = document.createElement('link');
    element.rel = 'modulepreload';
    element.href = path;
    // Without the integrity of the import map the browser would fetch the file a second time.
    element.integrity = hash;
    element.nonce = nonce;
    document.head.append(element);
  };
  const readList = async (url: string): Promise<Integrity> => {
    link(url, integrityInName(url));
    return ((await import(/* webpackIgnore: true */ url)) as { default: Integrity }).default;
  };
  const listAt = (url: string): Promise<Integrity> => {
    const list = reading.get(url) ?? readList(url);
    reading.set(url, list);
    list.catch(() => reading.delete(url));
    return list;
  };
  const know = async (url: string, again = false): Promise<void> => {
    // The document may bring links as long as it arrives. In addresses, quotes are escaped.
    if (!again && document.querySelector(`link[rel=modulepreload][href="${url}"]`) !== null) return;
    const list = lists[folderOf(url)];
    link(url, integrity[url] ?? (list === undefined ? '' : (await listAt(list))[url.split('/').at(-1) ?? '']));
  };

  return {
    async load(name) {
      const url = this.resolve?.(name) ?? imports[name] ?? name;
      const { pathname } = new URL(url, location.href);
      // Of all others the import map says it.
      if (!(pathname in integrity) && folderOf(pathname) in lists) {
        await know(pathname, imported.has(pathname));
        imported.add(pathname);
      }
      return import(/* webpackIgnore: true */ url);
    },
    fetchAhead: (url) => void know(url).catch(ignore),
    fetchLists(urls) {
      for (const url of urls) {
        const list = lists[folderOf(url)];
        if (list !== undefined) fetched(() => listAt(list)).catch(ignore);
      }
    },
  };
}

/** Folder of a file of the page: the name of its build. */
const folderOf = (url: string): string => url.split('/').at(-2) ?? '';

const ignore = () => undefined;
