import type { ScreenDriver } from '../screen/screen';
import { hostingConnectionDriver, merchantConnectionDriver, providerConnectionDriver } from './accounts.driver';
import { phoneVerificationDriver } from './phone-verification.driver';
import { disconnectDriver, storeAddressDriver } from './settings.driver';

/** The drivers of the screens, by the id of their model. */
export const drivers = {
  hostingConnection: hostingConnectionDriver,
  providerConnection: providerConnectionDriver,
  merchantConnection: merchantConnectionDriver,
  phoneVerification: phoneVerificationDriver,
  disconnect: disconnectDriver,
  storeAddress: storeAddressDriver,
} as const satisfies Record<string, ScreenDriver>;
