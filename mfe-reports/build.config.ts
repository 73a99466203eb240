import { firstReads, openDays } from '@listings/deploy/first-reads';
import type { PackageBuild } from '@listings/deploy/package-build';
import { reportsReads } from './src/screens/reports/reports.reads';

export default {
  name: 'mfe-reports',
  entries: { reports: './src/reports.tsx' },
  specifiers: { '@listings/mfe-reports': 'reports' },
  firstReads: { '/google/reports': firstReads(reportsReads(openDays)) },
} satisfies PackageBuild;
