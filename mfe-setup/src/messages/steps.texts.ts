import lastStepJson from './en/last-step.json';
import listingsJson from './en/listings.json';
import requirementsJson from './en/requirements.json';

/** Texts of whichever step is the last. Source: S4.20. */
export const lastStepTexts = lastStepJson;

/** Texts of the third step. Source: S2.25. */
export const listingsTexts = listingsJson;

/** Texts of the fourth step. Source: S2.30, S4.20. */
export const requirementsTexts = requirementsJson;
