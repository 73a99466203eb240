import type { ReadKey } from '@listings/shared-api/contract';
import { indexOfStep, setupSteps } from '@listings/shared-machines';
import { usePage } from '@listings/shared-app';
import { useEffect, useEffectEvent, useState } from 'react';

/** What each step shows. A step stands on the ones before it: what changes them changes it, too. */
const readsOf: Readonly<Record<(typeof setupSteps)[number]['key'], readonly ReadKey[]>> = {
  accounts: ['getHostingConnection', 'getProviderConnection', 'getMerchantConnection'],
  target_audience: ['getAudience'],
  shipping_and_taxes: ['getSettings', 'listShippingRates', 'listShippingTimes'],
  store_requirements: ['getContactInformation'],
};

const concerns = (openKey: string, reads: readonly ReadKey[]): boolean => {
  const upTo = setupSteps.slice(0, indexOfStep(setupSteps, openKey) + 1);
  return upTo.some(({ key }) => readsOf[key].some((read) => reads.includes(read)));
};

/** The open step is not what the server holds any more: another tab changed it. `onChange` is called for every change. */
export function useChangedElsewhere(openKey: string, onChange: () => void) {
  const { otherTabs } = usePage();
  const [outdated, setOutdated] = useState<string | null>(null);
  if (outdated !== null && outdated !== openKey) setOutdated(null);
  const change = useEffectEvent((reads: readonly ReadKey[]) => {
    if (concerns(openKey, reads)) setOutdated(openKey);
    onChange();
  });
  useEffect(() => otherTabs.subscribe((reads) => change(reads)), [otherTabs]);
  return { isOutdated: outdated === openKey && openKey !== '', forget: () => setOutdated(null) };
}
