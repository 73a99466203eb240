/** Error texts of calls about the store address or the phone. Source: S8, O8. */
export const contactErrorTexts = {
  saveContactInformation:
    'Unable to update your {{provider}} Merchant Center contact information. Please try again later.',
  getContactInformation: 'There was an error loading {{provider}} Merchant Center contact information.',
  requestVerificationCode: 'Unable to request the phone verification code. Please try again later.',
  verifyPhoneNumber: 'Unable to verify your phone number. Please try again later.',
} as const;
