import elsewhereErrorJson from './en/elsewhere-error.json';

/** Text for a call that another tab is running. */
export const elsewhereErrorTexts = elsewhereErrorJson;
