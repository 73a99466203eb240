import type { PackageBuild } from '@listings/deploy/package-build';

export default {
  name: 'mfe-product-feed',
  entries: { 'product-feed': './src/product-feed.tsx' },
  specifiers: { '@listings/mfe-product-feed': 'product-feed' },
} satisfies PackageBuild;
