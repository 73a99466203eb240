import texts from './en/misfit.json';

/** Texts of an answer that does not fit the contract; fetched when there is one. */
export const misfitTexts = texts;
