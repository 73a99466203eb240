import type { RuleMessages, ShippingField } from '@listings/shared-machines';
import { useText, type Reason } from '@listings/shared-ui';

/** Ids of the parts of shipping and tax that reasons lead to. */
export const shippingTargets: Readonly<Record<ShippingField, string>> = {
  shippingRate: 'shipping-rate-option',
  rates: 'shipping-rates',
  offerFreeShipping: 'free-shipping',
  minimumOrder: 'minimum-order',
  shippingTime: 'shipping-rate-option',
  times: 'shipping-times',
  taxRate: 'tax-rate',
};

const fields = Object.keys(shippingTargets) as ShippingField[];

/** Why Continue is disabled, in words and in the order of the page, each with the id of its cause. */
export function useShippingReasons(messages: RuleMessages<ShippingField>, onSelect?: () => void): Reason[] {
  const rule = useText('rules');
  return fields.flatMap((field) => {
    const message = messages[field];
    if (message === undefined) return [];
    return [{ key: field, text: rule(message), targetId: shippingTargets[field], ...(onSelect ? { onSelect } : {}) }];
  });
}
