import type { ShippingTime } from '@listings/shared-api/contract';
import { changeRates, type RateForm, type ShippingForm } from '@listings/shared-machines';
import { useState } from 'react';

/** All rates or all times, with the number that is being typed. */
export type TypedShipping = { readonly rates: readonly RateForm[] } | { readonly times: readonly ShippingTime[] };

function withTyped(form: ShippingForm, typed: TypedShipping | null): ShippingForm {
  if (typed === null) return form;
  return 'rates' in typed ? changeRates(form, typed.rates) : { ...form, times: typed.times };
}

/** The form with what is being typed into it: a number that was not left yet counts already. */
export function useTypedShipping(form: ShippingForm) {
  const [typed, type] = useState<TypedShipping | null>(null);
  return { form: withTyped(form, typed), type };
}
