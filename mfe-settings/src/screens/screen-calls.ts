/** Without these a store keeps no phone number. */
export const phoneCalls = ['requestVerificationCode', 'verifyPhoneNumber'] as const;

/** The calls that a view stands on, by its `subpath`: it is not there without them. */
export const callsOfView = {
  '/edit-phone-number': ['getContactInformation', ...phoneCalls],
  '/edit-store-address': ['getContactInformation', 'saveContactInformation'],
  '/reconnect-wpcom-account': [],
  '/reconnect-google-account': [],
} as const;
