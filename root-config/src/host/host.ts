import type { Leaving } from '../navigation/navigate';
import type { ShellNavigation } from '../navigation/navigation.service';
import type { Session } from '../page/session';
import type { TrackedWindow } from '../tracking/tracking.service';
import { pathAddresses, type Addresses } from './addresses';

/** What of a page its host uses. */
export interface HostedPage {
  readonly session: Session;
  readonly props: { readonly navigation: ShellNavigation };
}

/** What the page's host decides: addresses, the window that is left, and who hears where the page is. */
export interface Host {
  readonly addresses: Addresses;
  readonly leaving: Leaving;
  /** Where the host puts its tracker. */
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
