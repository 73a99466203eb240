import texts from './en/campaign.json';

/** Countries and daily budget of a campaign. Source: S3.15, S5.16, S9.10, O5.06, O9.07. */
export const campaignTexts = texts;
