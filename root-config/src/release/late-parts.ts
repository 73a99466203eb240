import type { Page } from '../page/create-page';
import { latePart } from '../page/late-part';
import type { Outcomes } from '../slots/slot-outcome';
import { ownRelease } from './ask-release';
import { heartbeatAddress } from './heartbeat-address';

/**
 * Loads the page's parts for releases in a quiet moment, or when an application fails, whichever comes first. The page
 * works without them when they cannot be loaded.
 */
export function createReleaseParts(
  window: Window,
  { props, chrome: { notices, language }, text, session: { nonce } }: Page,
  outcomes: Outcomes,
  reload: (href?: string) => void,
): () => void {
  const own = ownRelease(window.document);
  const heartbeat = heartbeatAddress(window);
  const query = window.location.search;
  const { host, capabilities } = props.bootstrap;
  const parts = latePart(() => import('./release-parts'), 'the watch for new releases');
  let isBegun = false;
  const load = () => {
    if (isBegun || own === null) return;
    isBegun = true;
    parts(({ startReleaseParts }) =>
      startReleaseParts({
        window,
        own,
        query,
        notices,
        text,
        language,
        nonce,
        heartbeat,
        outcomes,
        reload,
        host,
        capabilities,
      }),
    );
  };
  outcomes.subscribe(() => {
    if (outcomes.get().at(-1)?.failure) load();
  });
  return load;
}
