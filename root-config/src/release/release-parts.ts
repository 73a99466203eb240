import type { Bootstrap } from '@listings/shared-api/contract';
import { createLaterTexts } from '../messages/later-texts';
import type { Store } from '../notices/notice-list';
import type { SlotOutcome } from '../slots/slot-outcome';
import { offerReload, type OfferReloadOptions } from './offer-reload';
import { isPageChanged } from './page-changes';
import { askServedBy, listenForServedBy, servedRows, showServedBy } from './served-by';
import { tellSlotStarts } from './slot-starts';

export interface ReleasePartsOptions extends Omit<OfferReloadOptions, 'isChanged'> {
  readonly outcomes: Store<readonly SlotOutcome[]>;
  readonly nonce: () => string;
  readonly language: string;
  readonly capabilities: Pick<Bootstrap['capabilities'], 'deploys'>;
}

/**
 * Starts the page's parts for releases: the offer to reload and, where the store takes deploys, the reports of slot
 * starts and the list of builds.
 */
export function startReleaseParts(options: ReleasePartsOptions): void {
  const { window, own, outcomes, nonce, language } = options;
  const send = window.fetch.bind(window);
  const { deploys } = options.capabilities;
  const isChanged = async (current: string) => !deploys || isPageChanged({ send, own, current, outcomes });
  offerReload({ ...options, isChanged });
  if (!deploys) return;
  tellSlotStarts({ window, outcomes, release: own, nonce, send });
  listenForServedBy(window.document, () => {
    void askServedBy(send, own).then((builds) => {
      showServedBy(window.document, createLaterTexts(language), builds && servedRows(builds, outcomes.get(), language));
    });
  });
}
