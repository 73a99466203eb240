import type { PreloadTable } from '../page/read-page';

/** Fetches a screen's scripts ahead: when its link is pointed at, and side by side once it is wanted. */
export function createWarmer(document: Document, { lists, integrity }: PreloadTable): (path: string) => void {
  const known = new Set([...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(pathOf));
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  return (path) => {
    for (const url of lists[path] ?? []) {
      if (known.has(url)) continue;
      known.add(url);
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = url;
      // Without the integrity of the import map the browser would fetch the file a second time.
      link.integrity = integrity[url] ?? '';
      link.nonce = nonce;
      document.head.append(link);
    }
  };
}

const pathOf = (link: HTMLLinkElement): string => new URL(link.href).pathname;
