import { firstReads, openDays } from '@listings/deploy/first-reads';
import type { PackageBuild } from '@listings/deploy/package-build';
import { supportedCountries } from '@listings/shared-machines';
import { dashboardReads } from './src/screens/dashboard/dashboard.reads';

export default {
  name: 'mfe-dashboard',
  entries: { dashboard: './src/dashboard.tsx' },
  specifiers: { '@listings/mfe-dashboard': 'dashboard' },
  firstChunks: {
    '/google/dashboard?subpath=/campaigns/create': ['./form-texts', './campaign/create-campaign.screen'],
    '/google/dashboard?subpath=/campaigns/edit': ['./form-texts', './campaign/edit-campaign.screen'],
    '/google/dashboard?subpath=/free-listings/edit': ['./form-texts', './edit-free-listings/edit-free-listings.screen'],
  },
  firstReads: {
    '/google/dashboard': firstReads(dashboardReads(openDays)),
    '/google/dashboard?subpath=/campaigns/create': firstReads({
      mcSetupComplete: [
        ['getAdsConnection'],
        ['listCampaigns'],
        ['getAudience'],
        ['listCountries', supportedCountries],
      ],
    }),
    '/google/dashboard?subpath=/campaigns/edit': firstReads({
      adsSetupComplete: [['listCampaigns'], ['listCountries', supportedCountries]],
    }),
    '/google/dashboard?subpath=/free-listings/edit': firstReads({
      mcSetupComplete: [
        ['getAudience'],
        ['getSettings'],
        ['listShippingRates'],
        ['listShippingTimes'],
        ['listCountries', supportedCountries],
      ],
    }),
  },
} satisfies PackageBuild;
