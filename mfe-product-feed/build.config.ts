import type { PackageBuild } from '@listings/deploy/package-build';

export default {
  name: 'mfe-product-feed',
  entries: { 'product-feed': './src/product-feed.tsx' },
  specifiers: { '@listings/mfe-product-feed': 'product-feed' },
  firstReads: {
    '/google/product-feed': {
      mcSetupComplete: [
        '/wc/gla/mc/product-statistics',
        '/wc/gla/mc/review',
        '/wc/gla/mc/issues/account?page=1&per_page=5',
        '/wc/gla/mc/issues/product?page=1&per_page=5',
        '/wc/gla/mc/product-feed?orderby=title&order=asc&page=1&per_page=10',
      ],
    },
  },
} satisfies PackageBuild;
