import { useServerRead } from '@listings/shared-app';
import { useCountries } from '@listings/shared-sections';
import type { ReactNode } from 'react';

/** What stands beneath the form of a campaign: it comes with the form, which waits for two reads, or for their failure. */
export function AfterForm({ children }: { children: ReactNode }) {
  const { countries, isError } = useCountries();
  const { isPending } = useServerRead('getAdsConnection', undefined, { silent: true });
  return (countries !== null || isError) && !isPending ? children : null;
}
