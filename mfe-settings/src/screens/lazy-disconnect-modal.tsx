import { LazyPlace, retryLazy } from '@listings/shared-ui';
import type { Disconnect } from '../hooks/use-disconnect';

const DisconnectModal = retryLazy(() => import('./disconnect.modal').then((module) => module.DisconnectModal));

/** Confirmation of disconnecting; fetched when it is opened. */
export function LazyDisconnectModal({ view }: { view: Disconnect }) {
  return <LazyPlace fallback={null}>{view.target !== null && <DisconnectModal view={view} />}</LazyPlace>;
}
