import type { Campaign } from '@listings/shared-api/contract';

/** True when the campaign targets locations of its own [S3.14, O3.09]. */
export const allowsMultipleCountries = (campaign: Pick<Campaign, 'targeted_locations'>): boolean =>
  campaign.targeted_locations.length > 0;

/** The targeted locations, else the single country [S3.14, O3.09]. */
export const displayCountries = (campaign: Pick<Campaign, 'targeted_locations' | 'country'>): readonly string[] =>
  allowsMultipleCountries(campaign) ? campaign.targeted_locations : [campaign.country];
