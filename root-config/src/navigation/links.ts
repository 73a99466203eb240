const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/** The link of this application that a click follows inside the page, or null. */
function followedLink(event: MouseEvent, origin: string): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return null;
  if (link.origin !== origin || !/^\/google(?:\/|$)/.test(link.pathname) || link.hash !== '') return null;
  const opensElsewhere = link.hasAttribute('download') || !['', '_self'].includes(link.target);
  return opensElsewhere ? null : link;
}

/** Takes the clicks on links to screens, so that they are followed without a page load. */
export function followLinks(document: Document, origin: string, go: (href: string) => void): void {
  document.addEventListener('click', (event) => {
    const link = followedLink(event, origin);
    if (link === null) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
