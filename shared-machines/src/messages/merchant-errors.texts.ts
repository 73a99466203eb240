import texts from './en/merchant-errors.json';

/** Error texts of choosing or making a merchant account. Source: S8, O8. */
export const merchantErrorTexts = texts;
