import type { PackageBuild } from '@listings/deploy/package-build';

export default {
  name: 'mfe-reports',
  entries: { reports: './src/reports.tsx' },
  specifiers: { '@listings/mfe-reports': 'reports' },
} satisfies PackageBuild;
