import { firstReads } from '@listings/deploy/first-reads';
import type { PackageBuild } from '@listings/deploy/package-build';

export default {
  name: 'mfe-settings',
  entries: { settings: './src/settings.tsx' },
  specifiers: { '@listings/mfe-settings': 'settings' },
  firstReads: {
    '/google/settings': firstReads({
      mcSetupComplete: [
        ['getHostingConnection'],
        ['getProviderConnection'],
        ['getMerchantConnection'],
        ['getAdsConnection'],
        ['getContactInformation'],
      ],
    }),
  },
} satisfies PackageBuild;
