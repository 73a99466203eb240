import type { HandOverStep, ReadKey } from '@listings/shared-api/contract';
import { useServerRead } from '@listings/shared-app';

/** Reads that say whether a step is done. */
export const readsOfStep: Readonly<Record<HandOverStep, readonly ReadKey[]>> = {
  hosting: ['getHostingConnection', 'getProviderConnection', 'getProviderAccess'],
  provider: ['getProviderConnection', 'getProviderAccess', 'listMerchantAccounts', 'listAdsAccounts'],
  claim: ['getMerchantConnection', 'listMerchantAccounts', 'getContactInformation', 'getProviderAccess'],
  phone: ['getContactInformation'],
  billing: ['getBillingStatus', 'getAdsConnection'],
};

/** Reads that tell of hand-overs, and are read again by themselves. */
const told = ['listHandOvers', 'countUnreadAlerts', 'listAlerts'] as const;

/** Reads that change while somebody else is waited for: the screen goes on with them by itself. Asks for nothing. */
export function useHandedOverReads(): readonly ReadKey[] {
  const { data } = useServerRead('listHandOvers', {}, { silent: true, enabled: false });
  return [...told, ...(data?.hand_overs ?? []).flatMap(({ step }) => readsOfStep[step])];
}
