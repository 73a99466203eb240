import type { Bootstrap } from '@listings/shared-api/contract';
import { createLaterTexts } from '../messages/later-texts';
import type { Outcomes } from '../slots/slot-outcome';
import { beatAlways } from './heartbeat';
import { offerReload, type OfferReloadOptions } from './offer-reload';
import { pageChange, type PageChange } from './page-changes';
import { wordsIn, withPreviews } from './preview';
import { askServedBy, listenForServedBy, servedRows, showServedBy } from './served-by';
import { tellSlotStarts } from './slot-starts';
import { askPreviews, previewForm } from './switch-previews';

export interface ReleasePartsOptions extends Omit<OfferReloadOptions, 'changeBy' | 'critical'> {
  /** Loads this page anew or another one, after a question where unsaved changes would be lost. */
  readonly reload: (href?: string) => void;
  readonly outcomes: Outcomes;
  readonly nonce: () => string;
  /** Address of the worker that is told that the page lives; null for none. */
  readonly heartbeat: string | null;
  readonly language: string;
  readonly capabilities: Pick<Bootstrap['capabilities'], 'deploys'>;
}

/**
 * Starts the page's parts for releases: the offer to reload and, where the store takes deploys, the reports of slot
 * starts and the list of builds, with the choice of previews for owners.
 */
export function startReleaseParts(options: ReleasePartsOptions): void {
  const { window, own, outcomes, nonce, language, heartbeat } = options;
  const send = window.fetch.bind(window);
  const { deploys } = options.capabilities;
  const changeBy = async (current: string): Promise<PageChange> =>
    deploys ? pageChange({ send, own, current, outcomes }) : 'changed';
  offerReload({ ...options, changeBy, critical: createLaterTexts(language)('criticalRelease') });
  if (!deploys) return;
  tellSlotStarts({ window, outcomes, release: own, nonce, send });
  beatAlways({ window, heartbeat, outcomes, release: own, nonce });
  const showBuilds = async () => {
    const [served, builds] = await Promise.all([askServedBy(send, own), askPreviews(send)]);
    const { document, location } = window;
    const text = createLaterTexts(language);
    const show = (words: readonly string[]) => options.reload(withPreviews(location, words));
    const form = previewForm({ document, text, language, builds, words: wordsIn(location.search), show });
    showServedBy(document, text, served && servedRows(served, outcomes.get(), language), form);
  };
  listenForServedBy(window.document, () => void showBuilds());
}
