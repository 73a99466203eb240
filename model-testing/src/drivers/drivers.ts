import { phoneVerificationDriver } from './phone-verification.driver';

/** The drivers of the screens, by the id of their model. */
export const drivers = {
  phoneVerification: phoneVerificationDriver,
} as const;
