import { offeredBy } from '@listings/shared-machines';
import type { Page } from '../page/create-page';
import { latePart } from '../page/late-part';

/** Loads the bell once, in a quiet moment, where the store tells of anything. The page works without it. */
export function createAlerts(window: Window, page: Page): () => void {
  let isBegun = false;
  return () => {
    if (isBegun || !offeredBy(page.props.bootstrap)('countUnreadAlerts')) return;
    isBegun = true;
    latePart(
      () => import('./alert-bell'),
      'the bell of alerts',
    )(({ showAlertBell }) => showAlertBell(window.document, page));
  };
}
