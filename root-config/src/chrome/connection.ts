import { brand } from '@listings/shared-machines/brand';
import { causeTexts } from '../messages/causes.texts';
import { textsOf } from '../messages/texts';
import { offlineNotice, onlineNotice, type ChromeState } from './chrome-state';

type Parts = Pick<ChromeState, 'notices' | 'language' | 'readAnew'>;

/**
 * Says that the browser is offline for as long as it is, and asks again for what is shown once it is back. What could not
 * be saved stays said: the connection alone does not save it. Answers with the function that ends this.
 */
export function watchConnection(window: Window, { notices, language, readAnew }: Parts): () => void {
  const text = textsOf(causeTexts, language, brand);
  const lost = () => {
    notices.dismiss(onlineNotice);
    notices.show({ id: offlineNotice, kind: 'info', stays: true, text: text('offlineNow', {}) });
  };
  const back = () => {
    notices.dismiss(offlineNotice);
    notices.show({ id: onlineNotice, kind: 'success', text: text('online', {}) });
    readAnew();
  };
  window.addEventListener('offline', lost);
  window.addEventListener('online', back);
  if (!window.navigator.onLine) lost();
  // The plain form has said it, and is gone with this.
  else if (notices.get().some(({ id }) => id === offlineNotice)) back();
  return () => {
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', back);
  };
}
