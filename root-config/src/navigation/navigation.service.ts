import type { LeaveWords, NavigationService } from '@listings/shared-machines';
import { hrefOf, isReconnecting, type AppLocation } from '@listings/shared-machines/routes';
import type { Addresses } from '../host/addresses';
import { allowedUrl, type ExternalRules } from './external-url';
import { createDetour } from './detour';
import { createLeaveGuards, createLeaveQuestion } from './leave-guards';
import { followLinks } from './links';
import { locationOf, redirectOf, resolveLocation, sameLocation, type EntryFacts } from './location';
import { loadPage, openExternal, reloadPage, type Leaving } from './navigate';
import { createNavigationLock } from './navigation-lock';
import { createPageHistory } from './page-history';

export interface NavigationOptions {
  readonly window: Window;
  readonly addresses: Addresses;
  readonly leaving: Leaving;
  readonly facts: EntryFacts;
  readonly external: ExternalRules;
  /** Parameter to keep in every address, such as the language asked for. */
  readonly keep: Readonly<Record<string, string>>;
  /** Asks whether unsaved changes may be lost; or what else is lost, in these words. */
  readonly askLeave: (loss: true | LeaveWords) => Promise<boolean>;
  /** Called with an external URL that was refused. */
  readonly onRefused: (address: string) => void;
}

export interface ShellNavigation extends NavigationService {
  /** Shows the first place and begins to follow links and the browser's buttons. Before single-spa starts. */
  start(): void;
  /** Reloads the page, or loads another URL, after a question where unsaved changes would be lost. */
  reload(href?: string): void;
  /** Leads to where a lost connection is mended, without asking: what was typed is kept by its screen. */
  detour(view: AppLocation): void;
}

/** An address with the parameters that stay as long as the page does. */
function keeping(keep: NavigationOptions['keep'], href: string, origin: string): string {
  const url = new URL(href, origin);
  for (const [key, value] of Object.entries(keep)) url.searchParams.set(key, value);
  return Object.keys(keep).length === 0 ? href : url.pathname + url.search;
}

/** The page's one navigation: places inside it, full page loads, other sites, and what stands in the way of them. */
export function createNavigation(options: NavigationOptions): ShellNavigation {
  const { window, facts, leaving, addresses } = options;
  const listeners = new Set<(location: AppLocation) => void>();
  const guards = createLeaveGuards(window);
  const unlessDirty = createLeaveQuestion(guards, options.askLeave);
  const here = () => addresses.named(new URL(window.location.href));
  const current = () => locationOf(here()) ?? resolveLocation(here(), facts);

  const keptHref = (href: string) => keeping(options.keep, href, window.location.origin);
  const addressOf = (href: string) => addresses.shown(keptHref(href));

  const outside = (proceed: () => void) => {
    guards.release();
    proceed();
  };

  const history = createPageHistory({
    window,
    mayGo: (url, again) => {
      const next = resolveLocation(addresses.named(url), facts);
      if (!guards.lostBy(next)) return true;
      unlessDirty(next, again);
      return false;
    },
    onChange: () => settle(),
  });

  const detour = createDetour(window);

  /** Corrects the URL where it names no screen, then notifies all subscribers. */
  function settle(): void {
    const target = redirectOf(here(), facts);
    if (target !== null) return history.replace(addressOf(target));
    const location = current();
    if (!isReconnecting(location)) detour.end();
    listeners.forEach((listener) => listener(location));
  }

  const go = (href: string, replace = false) => {
    const next = resolveLocation(new URL(href, window.location.origin), facts);
    const inPlace = replace || sameLocation(next, current());
    unlessDirty(next, () => history[inPlace ? 'replace' : 'push'](addressOf(href)));
  };

  const externalHref: NavigationService['externalHref'] = (url, purpose) => allowedUrl(url, purpose, options.external);

  return {
    current,
    to: (target, { replace = false } = {}) => go(hrefOf(target), replace),
    detour(view) {
      const from = current();
      if (!isReconnecting(from)) detour.begin(hrefOf(from));
      history.replace(addressOf(hrefOf(view)));
    },
    comeBack: (otherwise) => go(detour.end() ?? hrefOf(otherwise), true),
    load: (target) => {
      unlessDirty(target, () => outside(() => loadPage(leaving, addressOf(hrefOf(target)))));
    },
    reload(href) {
      const proceed = () => (href === undefined ? reloadPage(leaving) : loadPage(leaving, href));
      unlessDirty(null, () => outside(proceed));
    },
    leave(url, purpose) {
      const approved = externalHref(url, purpose);
      if (approved === null) {
        options.onRefused(url);
        return false;
      }
      unlessDirty(null, () => outside(() => openExternal(leaving, approved)));
      return true;
    },
    hrefOf: (target) => addresses.linked(keptHref(hrefOf(target))),
    externalHref,
    guard: (lossBy) => guards.add(lossBy),
    lock: createNavigationLock(window.document, window.location.origin, addresses.named),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      const target = redirectOf(here(), facts);
      if (target !== null) window.history.replaceState(window.history.state, '', addressOf(target));
      if (!isReconnecting(current())) detour.end();
      history.start();
      followLinks(window.document, window.location.origin, addresses.named, (href) => go(href));
    },
  };
}
