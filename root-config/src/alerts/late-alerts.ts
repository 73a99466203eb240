import { offeredBy } from '@listings/shared-machines';
import type { Page } from '../page/create-page';

/** Loads the bell once, in a quiet moment, where the store tells of anything. The page works without it. */
export function createAlerts(window: Window, page: Page): () => void {
  let isBegun = false;
  return () => {
    if (isBegun || !offeredBy(page.props.bootstrap)('countUnreadAlerts')) return;
    isBegun = true;
    import('./alert-bell')
      .then(({ showAlertBell }) => showAlertBell(window.document, page))
      .catch((error: unknown) => console.error('the bell of alerts did not load', error));
  };
}
