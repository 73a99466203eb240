import type { PackageBuild } from '@listings/deploy/package-build';

export default [
  {
    name: 'mfe-setup',
    entries: { setup: './src/setup.tsx' },
    specifiers: { '@listings/mfe-setup': 'setup' },
  },
  {
    name: 'mfe-ads-setup',
    entries: { 'ads-setup': './src/ads-setup.tsx' },
    specifiers: { '@listings/mfe-ads-setup': 'ads-setup' },
  },
] satisfies PackageBuild[];
