import type { PackageBuild } from '@listings/deploy/package-build';

const free = 'fields%5B0%5D=clicks&fields%5B1%5D=impressions';
const paid =
  'fields%5B0%5D=sales&fields%5B1%5D=conversions&fields%5B2%5D=spend&fields%5B3%5D=clicks&fields%5B4%5D=impressions';
const range = 'after={after}&before={before}';
const rangeBefore = 'after={previousAfter}&before={previousBefore}';

export default {
  name: 'mfe-dashboard',
  entries: { dashboard: './src/dashboard.tsx' },
  specifiers: { '@listings/mfe-dashboard': 'dashboard' },
  firstReads: {
    '/google/dashboard': {
      mcSetupComplete: [
        '/wc/gla/ads/connection',
        '/wc/gla/mc/target_audience',
        `/wc/gla/mc/reports/programs?${range}&${free}`,
        `/wc/gla/mc/reports/programs?${rangeBefore}&${free}`,
      ],
      adsSetupComplete: [
        '/wc/gla/ads/campaigns',
        `/wc/gla/ads/reports/programs?${range}&${paid}`,
        `/wc/gla/ads/reports/programs?${rangeBefore}&${paid}`,
      ],
    },
  },
} satisfies PackageBuild;
