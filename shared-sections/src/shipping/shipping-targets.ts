import type { ShippingField } from '@listings/shared-machines';

/** Ids of the parts of shipping and tax that reasons lead to. */
export const shippingTargets: Readonly<Record<ShippingField, string>> = {
  shippingRate: 'shipping-rate-option',
  rates: 'shipping-rates',
  offerFreeShipping: 'free-shipping',
  minimumOrder: 'minimum-order',
  shippingTime: 'shipping-time-option',
  times: 'shipping-times',
  taxRate: 'tax-rate',
};

/** Id of the field of a card's row. */
export const rowFieldId = (cardId: string, countries: readonly string[]): string => `${cardId}-${countries[0] ?? ''}`;

/** Id of the button that adds a row to a card. */
export const addButtonId = (cardId: string): string => `${cardId}-add`;
