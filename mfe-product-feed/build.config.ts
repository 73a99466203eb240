import { firstReads } from '@listings/deploy/first-reads';
import type { PackageBuild } from '@listings/deploy/package-build';
import { productFeedReads } from './src/screens/product-feed/product-feed.reads';

export default {
  name: 'mfe-product-feed',
  entries: { 'product-feed': './src/product-feed.tsx' },
  specifiers: { '@listings/mfe-product-feed': 'product-feed' },
  firstReads: { '/google/product-feed': firstReads(productFeedReads()) },
} satisfies PackageBuild;
