import { firstReads, openLanguage } from '@listings/deploy/first-reads';
import type { PackageBuild } from '@listings/deploy/package-build';

export default {
  name: 'mfe-settings',
  entries: { settings: './src/settings.tsx' },
  specifiers: { '@listings/mfe-settings': 'settings' },
  firstChunks: {
    '/google/settings?subpath=/activity': ['./activity/activity.screen'],
    '/google/settings?subpath=/alerts': ['./alerts/alerts.screen'],
    '/google/settings?subpath=/api-keys': ['./api-keys/api-keys.screen'],
    '/google/settings?subpath=/edit-phone-number': ['./edit-phone/edit-phone.screen', './phone-block'],
    '/google/settings?subpath=/edit-store-address': ['./edit-address/edit-address.screen'],
    '/google/settings?subpath=/reconnect-google-account': ['./reconnect/reconnect-provider.screen'],
    '/google/settings?subpath=/reconnect-wpcom-account': ['./reconnect/reconnect-hosting.screen'],
  },
  firstReads: {
    '/google/settings?subpath=/activity': firstReads({ mcSetupComplete: [['listActivity']] }),
    '/google/settings?subpath=/alerts': firstReads({
      mcSetupComplete: [['getAlertSettings', { query: { language: openLanguage } }], ['getAlertWebhook']],
    }),
    '/google/settings?subpath=/api-keys': firstReads({ mcSetupComplete: [['listApiKeys']] }),
    '/google/settings?subpath=/edit-phone-number': firstReads({ mcSetupComplete: [['getContactInformation']] }),
    '/google/settings?subpath=/edit-store-address': firstReads({ mcSetupComplete: [['getContactInformation']] }),
    '/google/settings?subpath=/reconnect-google-account': firstReads({ always: [['getProviderConnection']] }),
    '/google/settings?subpath=/reconnect-wpcom-account': firstReads({
      always: [['getHostingConnection'], ['getSetupStatus']],
    }),
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
