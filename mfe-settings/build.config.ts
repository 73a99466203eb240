import type { PackageBuild } from '@listings/deploy/package-build';

export default {
  name: 'mfe-settings',
  entries: { settings: './src/settings.tsx' },
  specifiers: { '@listings/mfe-settings': 'settings' },
  firstReads: {
    '/google/settings': {
      mcSetupComplete: [
        '/wc/gla/jetpack/connected',
        '/wc/gla/google/connected',
        '/wc/gla/mc/connection',
        '/wc/gla/ads/connection',
      ],
    },
  },
} satisfies PackageBuild;
