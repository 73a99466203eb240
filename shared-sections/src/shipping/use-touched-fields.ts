import type { RuleMessages, ShippingField } from '@listings/shared-machines';
import { useState } from 'react';

/** Fields whose messages are shown. */
export interface TouchedFields {
  readonly touch: (...fields: ShippingField[]) => void;
  readonly touchAll: () => void;
  readonly shown: (messages: RuleMessages<ShippingField>) => RuleMessages<ShippingField>;
}

/** The messages of the fields that were touched are shown, or all once a reason was followed. */
export function useTouchedFields(): TouchedFields {
  const [touched, setTouched] = useState<ReadonlySet<ShippingField>>(new Set());
  const [all, setAll] = useState(false);
  return {
    touch: (...fields) => setTouched((known) => new Set([...known, ...fields])),
    touchAll: () => setAll(true),
    shown: (messages) =>
      all
        ? messages
        : Object.fromEntries(Object.entries(messages).filter(([field]) => touched.has(field as ShippingField))),
  };
}
