import { firstReads, openDays } from '@listings/deploy/first-reads';
import type { PackageBuild } from '@listings/deploy/package-build';
import { dashboardReads } from './src/screens/dashboard/dashboard.reads';

export default {
  name: 'mfe-dashboard',
  entries: { dashboard: './src/dashboard.tsx' },
  specifiers: { '@listings/mfe-dashboard': 'dashboard' },
  firstReads: { '/google/dashboard': firstReads(dashboardReads(openDays)) },
} satisfies PackageBuild;
