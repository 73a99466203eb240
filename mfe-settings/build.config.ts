import type { PackageBuild } from '@listings/deploy/package-build';

export default {
  name: 'mfe-settings',
  entries: { settings: './src/settings.tsx' },
  specifiers: { '@listings/mfe-settings': 'settings' },
} satisfies PackageBuild;
