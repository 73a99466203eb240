import type { Page } from '../page/create-page';
import type { Outcomes } from '../slots/slot-outcome';
import { ownRelease } from './ask-release';

/**
 * What the page has to do with releases beyond being made from one: loaded in a quiet moment, or when an application
 * fails, whichever comes first. What cannot be loaded is missed by nobody.
 */
export function createReleaseParts(
  window: Window,
  { props, chrome: { notices, language }, text, session: { nonce } }: Page,
  outcomes: Outcomes,
  reload: (href?: string) => void,
): () => void {
  const own = ownRelease(window.document);
  const query = window.location.search;
  const { host, capabilities } = props.bootstrap;
  let isBegun = false;
  const load = () => {
    if (isBegun || own === null) return;
    isBegun = true;
    import('./release-parts')
      .then(({ startReleaseParts }) =>
        startReleaseParts({ window, own, query, notices, text, language, nonce, outcomes, reload, host, capabilities }),
      )
      .catch((error: unknown) => console.error('the watch for new releases did not load', error));
  };
  outcomes.subscribe(() => {
    if (outcomes.get().at(-1)?.failure) load();
  });
  return load;
}
