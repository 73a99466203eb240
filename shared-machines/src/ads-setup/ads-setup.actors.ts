import { readAdsConnection } from '../ads-account/ads-account.answers';
import type { Readers } from '../reads';

/** The reads that the ads setup follows. */
export const adsSetupReads = { getAdsConnection: readAdsConnection } satisfies Readers;
