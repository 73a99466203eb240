import type { PackageBuild } from '@listings/deploy/package-build';

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
    firstReads: { '/google/setup-mc': { always: ['/wc/gla/mc/setup'] } },
  },
  {
    name: 'mfe-ads-setup',
    entries: { 'ads-setup': './src/ads-setup.tsx' },
    specifiers: { '@listings/mfe-ads-setup': 'ads-setup' },
    firstReads: {
      '/google/setup-ads': {
        mcSetupComplete: [
          '/wc/gla/google/connected',
          '/wc/gla/ads/connection',
          '/wc/gla/mc/target_audience',
          '/wc/gla/mc/countries?continents=true',
        ],
      },
    },
  },
] satisfies PackageBuild[];
