import type { Leaving } from '../navigation/navigate';
import type { ShellNavigation } from '../navigation/navigation.service';
import type { Session } from '../page/session';
import type { TrackedWindow } from '../tracking/host-tracker';
import { pathAddresses, type Addresses } from './addresses';

/** Parts of a page that its host uses. */
export interface HostedPage {
  readonly session: Session;
  readonly props: { readonly navigation: ShellNavigation };
}

/** Decisions of the page's host: URLs, the window that is left, and the listeners to the page's location. */
export interface Host {
  readonly addresses: Addresses;
  readonly leaving: Leaving;
  /** Window on which the host puts its tracker. */
  readonly tracked: TrackedWindow;
  /** Called once, when the page has started. */
  joined(page: HostedPage): void;
}

/** The document is the whole page, and a place's path its address. */
export const ownHost = (window: Window & TrackedWindow): Host => ({
  addresses: pathAddresses,
  leaving: window.location,
  tracked: window,
  joined: () => undefined,
});
