import type { PackageBuild } from '@listings/deploy/package-build';

export default {
  name: 'mfe-dashboard',
  entries: { dashboard: './src/dashboard.tsx' },
  specifiers: { '@listings/mfe-dashboard': 'dashboard' },
} satisfies PackageBuild;
