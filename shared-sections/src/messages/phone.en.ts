/** Texts of the phone section; its messages are in `rules.phone` and `errors`. Source: S2.31, S4.18, S5.15. */
export const phoneTexts = {
  title: 'Phone number',
  description:
    'Please verify the phone number of your store. It is shown to {{provider}} only and lets customers trust your store.',
  readMore: 'Read more about contact information',
  loading: 'Loading the phone number…',
  country: 'Country code',
  countryPlaceholder: 'Country name or calling code',
  number: 'Phone number',
  methodLegend: 'Select verification method',
  methods: { SMS: 'Text message (SMS)', PHONE_CALL: 'Phone call' },
  keep: 'Keep this number',
  send: 'Send verification code',
  toSend: 'To get a code:',
  sendIn: 'Send verification code ({{seconds}} s)',
  cooling: 'A new code can be requested in a moment.',
  code: {
    sent: {
      SMS: 'A text message with the 6-digit verification code was sent to {{number}}.',
      PHONE_CALL: 'You will get a phone call at {{number}} with the 6-digit verification code.',
    },
    requesting: 'Requesting a verification code for {{number}}…',
    notSent: 'There is no valid verification code for {{number}}. Ask for a new one.',
    awaited: {
      SMS: 'Enter the 6-digit verification code of the text message that was sent to you. To get another one, enter your number again.',
      PHONE_CALL:
        'Enter the 6-digit verification code that you were told on the phone. To get another one, enter your number again.',
    },
    notAwaited: 'There is no valid verification code any more. Enter your number again to get a new one.',
    label: 'Verification code',
    incomplete: 'Enter all 6 digits of the verification code.',
    toVerify: 'To verify the number:',
    verify: 'Verify phone number',
    again: { SMS: 'Resend code', PHONE_CALL: 'Call again' },
    againIn: { SMS: 'Resend code in {{seconds}} s', PHONE_CALL: 'Call again in {{seconds}} s' },
    switchTo: {
      SMS: 'Or, receive a verification code through text message',
      PHONE_CALL: 'Or, receive a verification code through a phone call',
    },
    edit: 'Edit phone number',
  },
  verified: 'Verified',
  edit: 'Edit',
} as const;
