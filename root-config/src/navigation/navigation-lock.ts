import type { Addresses } from '../host/addresses';
import { isRoutePath, routes } from '@listings/shared-machines/routes';

const lockedClass = 'navigation-locked';

/** True for a link to one of the screens used after setup: those with a tab. */
function leadsToOperatingScreen(target: EventTarget | null, origin: string, named: Addresses['named']): boolean {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== origin) return false;
  const { pathname } = named(new URL(link.href));
  return isRoutePath(pathname) && 'tab' in routes[pathname];
}

/** Blocks every link to an operating screen as long as someone holds the lock. */
export function createNavigationLock(document: Document, origin: string, named: Addresses['named']): () => () => void {
  const holders = new Set<symbol>();
  const block = (event: Event) => {
    if (!leadsToOperatingScreen(event.target, origin, named)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const events = ['click', 'auxclick'] as const;
  const show = () => document.body.classList.toggle(lockedClass, holders.size > 0);
  return () => {
    const holder = Symbol('lock');
    if (holders.size === 0) for (const event of events) document.addEventListener(event, block, true);
    holders.add(holder);
    show();
    return () => {
      holders.delete(holder);
      if (holders.size === 0) for (const event of events) document.removeEventListener(event, block, true);
      show();
    };
  };
}
