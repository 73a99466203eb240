import texts from './en/campaign-rules.json';

/** Texts of the rules of a campaign [S5.16, O5.06]. */
export const campaignRules = texts;
