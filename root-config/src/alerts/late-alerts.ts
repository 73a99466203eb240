import { offeredBy } from '@listings/shared-machines';
import type { Page } from '../page/create-page';

/** Loads the bell in a quiet moment, where the store tells of anything. The page works without it. */
export function createAlerts(window: Window, page: Page): () => void {
  return () => {
    if (!offeredBy(page.props.bootstrap)('countUnreadAlerts')) return;
    import('./alert-bell')
      .then(({ showAlertBell }) => showAlertBell(window.document, page))
      .catch((error: unknown) => console.error('the bell of alerts did not load', error));
  };
}
