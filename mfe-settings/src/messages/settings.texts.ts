import type {} from '@listings/shared-ui';
import texts from './en/settings.json';
import type { alertsTexts } from './alerts.texts';
import type { apiKeysTexts } from './api-keys.texts';
import type { activityTexts } from './activity.texts';
import type { restTexts } from './rest.texts';

/** Texts of settings: namespace `settings`. Source: O2.47, O2.48, O4.10–O4.12, O8.12, O8.16. */
export const settingsTexts = texts;

declare module '@listings/shared-ui' {
  interface TextCatalogs {
    settings: typeof settingsTexts & {
      readonly activity: typeof activityTexts;
      readonly alerts: typeof alertsTexts;
      readonly apiKeys: typeof apiKeysTexts;
      readonly rest: typeof restTexts;
    };
  }
}
