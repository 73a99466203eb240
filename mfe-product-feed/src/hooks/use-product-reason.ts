import type { AppLocation } from '@listings/shared-machines';
import { useLocation, usePage } from '@listings/shared-app';
import { useCallback } from 'react';

/** The product that is explained, as the address says. */
export interface ProductReason {
  /** Its id; null while none is. */
  readonly id: number | null;
  /** Location of a product's explanation. */
  readonly whyOf: (id: number) => AppLocation;
  readonly close: () => void;
}

/** Dialog about one product, kept in the URL so that it can be linked to. */
export function useProductReason(): ProductReason {
  const { navigation } = usePage();
  const location = useLocation();
  const { path, params = {} } = location;
  const { why, ...others } = params;
  const whyOf = useCallback(
    (id: number) => ({ path: location.path, params: { ...location.params, why: String(id) } }),
    [location],
  );
  return {
    id: why !== undefined && /^[1-9]\d{0,14}$/.test(why) ? Number(why) : null,
    whyOf,
    close: () => navigation.to({ path, params: others }, { replace: true }),
  };
}
