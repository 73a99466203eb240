import { firstReads } from '@listings/deploy/first-reads';
import type { PackageBuild } from '@listings/deploy/package-build';
import { supportedCountries } from '@listings/shared-machines';

export default [
  {
    name: 'mfe-setup',
    entries: { setup: './src/setup.tsx' },
    specifiers: { '@listings/mfe-setup': 'setup' },
    commonFrom: 4,
    firstChunks: {
      '/google/start': ['./screens/get-started/get-started.screen'],
      '/google/setup-mc': ['./screens/setup-wizard/setup-wizard.screen'],
    },
    firstReads: { '/google/setup-mc': firstReads({ always: [['getSetupStatus']] }) },
  },
  {
    name: 'mfe-ads-setup',
    entries: { 'ads-setup': './src/ads-setup.tsx' },
    specifiers: { '@listings/mfe-ads-setup': 'ads-setup' },
    firstReads: {
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
