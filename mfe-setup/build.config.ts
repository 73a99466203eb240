import { firstReads } from '@listings/deploy/first-reads';
import type { PackageBuild } from '@listings/deploy/package-build';
import { supportedCountries } from '@listings/shared-machines';

export default [
  {
    name: 'mfe-get-started',
    entries: { 'get-started': './src/get-started.tsx' },
    specifiers: { '@listings/mfe-get-started': 'get-started' },
  },
  {
    name: 'mfe-setup',
    entries: { setup: './src/setup.tsx' },
    specifiers: { '@listings/mfe-setup': 'setup' },
    commonFrom: 4,
    firstChunks: {
      '/google/setup-mc?step=accounts': ['./accounts.step'],
      '/google/setup-mc?step=accounts&answer=provider-connected': ['./merchant.section'],
      '/google/setup-mc?step=target_audience': ['./audience.step'],
      '/google/setup-mc?step=shipping_and_taxes': ['./listings.step'],
      '/google/setup-mc?step=store_requirements': ['./requirements.step', './phone-block'],
    },
    firstReads: {
      '/google/setup-mc': firstReads({ always: [['getSetupStatus']] }),
      '/google/setup-mc?step=accounts': firstReads(
        { always: [['getHostingConnection']] },
        {
          read: ['getHostingConnection'],
          field: 'active',
          is: 'yes',
          view: '/google/setup-mc?step=accounts&answer=hosting-connected',
        },
      ),
      '/google/setup-mc?step=accounts&answer=hosting-connected': firstReads(
        { always: [['getProviderConnection']] },
        {
          read: ['getProviderConnection'],
          field: 'active',
          is: 'yes',
          view: '/google/setup-mc?step=accounts&answer=provider-connected',
        },
      ),
      '/google/setup-mc?step=accounts&answer=provider-connected': firstReads(
        { always: [['getMerchantConnection']] },
        {
          read: ['getMerchantConnection'],
          field: 'status',
          is: 'disconnected',
          view: '/google/setup-mc?step=accounts&answer=no-merchant-account',
        },
      ),
      '/google/setup-mc?step=accounts&answer=no-merchant-account': firstReads({ always: [['listMerchantAccounts']] }),
      '/google/setup-mc?step=target_audience': firstReads({
        always: [['getAudience'], ['listCountries', supportedCountries]],
      }),
      '/google/setup-mc?step=shipping_and_taxes': firstReads({
        always: [
          ['getSettings'],
          ['listShippingRates'],
          ['listShippingTimes'],
          ['getAudience'],
          ['listCountries', supportedCountries],
        ],
      }),
      '/google/setup-mc?step=store_requirements': firstReads({
        always: [['getContactInformation'], ['getSettings'], ['getStoreChecks'], ['listHandOvers', {}]],
      }),
    },
  },
  {
    name: 'mfe-ads-setup',
    entries: { 'ads-setup': './src/ads-setup.tsx' },
    specifiers: { '@listings/mfe-ads-setup': 'ads-setup' },
    firstChunks: {
      '/google/setup-ads?step=campaign': ['./ads-campaign.step'],
      '/google/setup-ads?step=billing': ['./ads-billing.step'],
    },
    firstReads: {
      '/google/setup-ads?step=accounts': firstReads({ mcSetupComplete: [['listAdsAccounts']] }),
      '/google/setup-ads': firstReads({
        mcSetupComplete: [
          ['getProviderConnection'],
          ['getAdsConnection'],
          ['getAudience'],
          ['listCountries', supportedCountries],
        ],
      }),
    },
  },
] satisfies PackageBuild[];
