import type { ScreenDriver } from '../screen/screen';
import { accountReviewDriver } from './account-review.driver';
import { hostingConnectionDriver, merchantConnectionDriver, providerConnectionDriver } from './accounts.driver';
import { billingDriver, campaignLaunchDriver } from './ads-setup.driver';
import { phoneVerificationDriver } from './phone-verification.driver';
import { disconnectDriver, providerReconnectDriver, storeAddressDriver } from './settings.driver';

/** The drivers of the screens, by the id of their model. */
export const drivers = {
  hostingConnection: hostingConnectionDriver,
  providerConnection: providerConnectionDriver,
  merchantConnection: merchantConnectionDriver,
  phoneVerification: phoneVerificationDriver,
  disconnect: disconnectDriver,
  storeAddress: storeAddressDriver,
  providerReconnect: providerReconnectDriver,
  accountReview: accountReviewDriver,
  billing: billingDriver,
  campaignLaunch: campaignLaunchDriver,
} as const satisfies Record<string, ScreenDriver>;
