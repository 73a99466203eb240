import { useServerRead } from '@listings/shared-app';
import { useDelayed, useLater } from '@listings/shared-ui';

/** Milliseconds after which it is due in any case: one slow answer must not hold back the danger area. */
const patience = 5000;

/** True once the contact information and the four accounts have stood for a moment: what is below them may be fetched. */
export function useRestDue(isContactSettled: boolean): boolean {
  const reads = [
    useServerRead('getHostingConnection'),
    useServerRead('getProviderConnection'),
    useServerRead('getMerchantConnection'),
    useServerRead('getAdsConnection'),
  ];
  const isOverdue = useDelayed(patience);
  const isSettled = isContactSettled && reads.every(({ isPending }) => !isPending);
  return useLater(isSettled) || isOverdue;
}
