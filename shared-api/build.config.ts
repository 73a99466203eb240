import type { PackageBuild } from '@listings/deploy/package-build';

export default {
  name: 'shared-api',
  entries: { api: { import: ['./src/index.ts', './src/contract/index.ts'] } },
  specifiers: { '@listings/shared-api': 'api', '@listings/shared-api/contract': 'api' },
} satisfies PackageBuild;
