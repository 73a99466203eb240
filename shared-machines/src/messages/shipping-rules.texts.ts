import texts from './en/shipping-rules.json';

/** Texts of the rules of shipping and tax [S5.02-S5.11]. */
export const shippingRules = texts;
