import type { PackageBuild } from '@listings/deploy/package-build';

const free = 'fields%5B0%5D=clicks&fields%5B1%5D=impressions&interval=day&orderby=clicks&order=desc';
const paid =
  'fields%5B0%5D=sales&fields%5B1%5D=conversions&fields%5B2%5D=spend&fields%5B3%5D=clicks&fields%5B4%5D=impressions&interval=day&orderby=sales&order=desc';
const rows = 'per_page=1000&after={after}&before={before}';
const before = 'per_page=1000&after={previousAfter}&before={previousBefore}';

export default {
  name: 'mfe-reports',
  entries: { reports: './src/reports.tsx' },
  specifiers: { '@listings/mfe-reports': 'reports' },
  firstReads: {
    '/google/reports': {
      mcSetupComplete: [
        '/wc/gla/ads/connection',
        `/wc/gla/mc/reports/programs?${rows}&${free}`,
        `/wc/gla/mc/reports/programs?${before}&${free}`,
      ],
      adsSetupComplete: [
        `/wc/gla/ads/reports/programs?${rows}&${paid}`,
        `/wc/gla/ads/reports/programs?${before}&${paid}`,
      ],
    },
  },
} satisfies PackageBuild;
