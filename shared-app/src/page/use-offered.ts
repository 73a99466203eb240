import { offeredBy, type IsOffered } from '@listings/shared-machines';
import { useMemo } from 'react';
import { usePage } from './page.context';

/** Whether this store has the calls that a part of the screen needs: without them the part is not there. */
export function useOffered(): IsOffered {
  const { bootstrap } = usePage();
  return useMemo(() => offeredBy(bootstrap), [bootstrap]);
}
