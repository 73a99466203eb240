import type { Settings, ShippingRateOption, ShippingTimeOption, TaxRateOption } from '@listings/shared-api/contract';

/** The options of the shipping and tax step. Source: S3.07. */
export const shippingRateOptions = ['automatic', 'flat', 'manual'] as const satisfies readonly ShippingRateOption[];
export const shippingTimeOptions = ['flat', 'manual'] as const satisfies readonly ShippingTimeOption[];
export const taxRateOptions = ['destination', 'manual'] as const satisfies readonly TaxRateOption[];

/** Stored values that are none of our options, by their field; absent where the store holds an option or nothing. */
export type ForeignOptions = Readonly<Partial<Record<'shippingRate' | 'shippingTime' | 'taxRate', string>>>;

/** Characters of a foreign option that are shown. */
const shownLength = 60;

/** The option that is held, null when it is none of ours. */
export const knownOption = <K extends string>(options: readonly K[], held: string | null): K | null =>
  options.find((option) => option === held) ?? null;

function foreignOption(options: readonly string[], held: string | null): string | undefined {
  if (held === null || options.includes(held)) return undefined;
  return held.length > shownLength ? `${held.slice(0, shownLength)}…` : held;
}

/** Stored values that are none of our options, cut to a length that can be read at a glance. */
export function foreignOptionsOf(settings: Settings): ForeignOptions {
  const shippingRate = foreignOption(shippingRateOptions, settings.shipping_rate);
  const shippingTime = foreignOption(shippingTimeOptions, settings.shipping_time);
  const taxRate = foreignOption(taxRateOptions, settings.tax_rate);
  return {
    ...(shippingRate === undefined ? {} : { shippingRate }),
    ...(shippingTime === undefined ? {} : { shippingTime }),
    ...(taxRate === undefined ? {} : { taxRate }),
  };
}
