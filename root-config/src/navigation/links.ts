import type { Addresses } from '../host/addresses';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/** The place that a click on a link of this application leads to inside the page, or null. */
function followedLink(event: MouseEvent, origin: string, named: Addresses['named']): URL | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return null;
  if (link.origin !== origin || link.hash !== '') return null;
  const place = named(new URL(link.href));
  if (!/^\/google(?:\/|$)/.test(place.pathname)) return null;
  const opensElsewhere = link.hasAttribute('download') || !['', '_self'].includes(link.target);
  return opensElsewhere ? null : place;
}

/** Takes the clicks on links to screens, so that they are followed without a page load. */
export function followLinks(
  document: Document,
  origin: string,
  named: Addresses['named'],
  go: (href: string) => void,
): void {
  document.addEventListener('click', (event) => {
    const place = followedLink(event, origin, named);
    if (place === null) return;
    event.preventDefault();
    go(place.pathname + place.search);
  });
}
