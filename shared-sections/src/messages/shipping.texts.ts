import texts from './en/shipping.json';

/** Texts of the shipping and tax sections; messages are in `rules.shipping`. Source: S2.25–S2.29, S4.12–S4.16. */
export const shippingTexts = texts;
