import type { EndpointKey } from '@listings/shared-api/contract';

/** Calls of the contract that the small store beside a real one answers. */
const OWN: ReadonlySet<EndpointKey> = new Set([
  'listActivity',
  'getActivityEntry',
  'undoActivity',
  'listAlerts',
  'countUnreadAlerts',
  'markAlertsRead',
  'getAlertSettings',
  'saveAlertSettings',
  'getAlertWebhook',
  'saveAlertWebhook',
  'testAlertWebhook',
  'listHandOvers',
  'createHandOver',
  'renewHandOver',
  'withdrawHandOver',
]);

export const isOwnCall = (key: EndpointKey): boolean => OWN.has(key);
