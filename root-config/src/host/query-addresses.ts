import type { Bootstrap } from '@listings/shared-api/contract';
import type { Addresses } from './addresses';

type HostAddresses = NonNullable<Bootstrap['host']['addresses']>;

const isPlace = (path: string) => /^\/google(?:\/|$)/.test(path);

/** The place below one of the host's addresses; null where `url` is not below it. */
function placeBelow(base: URL, url: URL): URL | null {
  if (url.origin !== base.origin || url.pathname !== base.pathname) return null;
  const query = new URLSearchParams(url.search);
  for (const [name, value] of base.searchParams) {
    if (query.get(name) !== value) return null;
    query.delete(name);
  }
  const path = query.get('path') ?? '';
  query.delete('path');
  const place = new URL(isPlace(path) ? path : '/google', url.origin);
  place.search = query.toString();
  return place;
}

function below(base: string, href: string): string {
  const [path = '', query] = href.split('?', 2);
  return `${base}&path=${path}${query === undefined ? '' : `&${query}`}`;
}

/** Addresses of a host that takes places by the parameter `path`: no path of the host's site is claimed. */
export function queryAddresses({ document, page }: HostAddresses, origin: string): Addresses {
  const bases = [document, page].map((address) => new URL(address, origin));
  return {
    shown: (href) => below(document, href),
    linked: (href) => below(page, href),
    named(url) {
      for (const base of bases) {
        const place = placeBelow(base, url);
        if (place !== null) return place;
      }
      return url;
    },
  };
}
