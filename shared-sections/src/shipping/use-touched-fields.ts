import type { ShippingField } from '@listings/shared-machines';
import { useCallback, useState } from 'react';

/** Fields whose messages are shown. */
export interface TouchedFields {
  readonly touch: (...fields: ShippingField[]) => void;
  readonly touchAll: () => void;
  readonly isShown: (field: ShippingField) => boolean;
}

/** The messages of the fields that were touched are shown, or all once a reason was followed. */
export function useTouchedFields(): TouchedFields {
  const [touched, setTouched] = useState<ReadonlySet<ShippingField>>(new Set());
  const [all, setAll] = useState(false);
  const touch = useCallback(
    (...fields: readonly ShippingField[]) => setTouched((known) => new Set([...known, ...fields])),
    [],
  );
  const touchAll = useCallback(() => setAll(true), []);
  return { touch, touchAll, isShown: (field) => all || touched.has(field) };
}
