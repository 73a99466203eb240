import type { Bootstrap } from '@listings/shared-api/contract';
import { hrefOf, type AppLocation } from '@listings/shared-machines/routes';
import { openExternal, reloadPage } from '../navigation/navigate';
import type { Host, HostedPage } from './host';
import { queryAddresses } from './query-addresses';

/** Message from the document in the frame to the host's page around it. */
interface PlaceMessage {
  readonly type: 'listings.place';
  /** The address of the host's page for the place shown. */
  readonly address: string;
  readonly title: string;
}

const isSignedIn = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'listings.signed-in';

/** Keeps the nonce fresh, and goes on by itself after signing in again on the host's page. */
function followSession({ window, page, renewAfter }: { window: Window; page: HostedPage; renewAfter: number }): void {
  const { session } = page;
  setInterval(() => void session.refresh(), renewAfter * 1000);
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== window.location.origin || source !== window.parent || !isSignedIn(data)) return;
    const waiting = session.get();
    if (waiting === null) void session.refresh();
    else waiting.goOn();
  });
}

/**
 * A host that shows the application in a frame of its own page: that page is told each place and title, and other sites
 * open in its stead. Opened alone, the document is a page like any other.
 */
export function framedHost(window: Window, { addresses: written, nonce }: Bootstrap['host']): Host {
  const { origin } = window.location;
  if (written === null) throw new Error('the host names no addresses');
  const addresses = queryAddresses(written, origin);
  const isFramed = window.parent !== window;
  const tell = (location: AppLocation) => {
    const { title } = window.document;
    const address = addresses.linked(hrefOf(location));
    const message: PlaceMessage = { type: 'listings.place', address, title };
    window.parent.postMessage(message, origin);
  };
  return {
    addresses,
    leaving: {
      assign(url) {
        const isOwn = addresses.named(new URL(url, origin)).pathname.startsWith('/google');
        openExternal(isOwn || window.top === null ? window.location : window.top.location, url);
      },
      reload: () => reloadPage(window.location),
    },
    // The host's tracker is on its own page.
    tracked: isFramed ? window.parent : window,
    joined(page) {
      if (nonce !== null) followSession({ window, page, renewAfter: nonce.renewAfter });
      if (!isFramed) return;
      const { navigation } = page.props;
      navigation.subscribe(tell);
      tell(navigation.current());
      // That page may not have listened yet: it says when it does.
      window.addEventListener('message', ({ origin: from, source, data }) => {
        if (from === origin && source === window.parent && data?.type === 'listings.listening')
          tell(navigation.current());
      });
    },
  };
}
