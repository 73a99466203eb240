/** English texts of billing and launch, the third step of the ads setup: `adsSetup.billing`. Source: S4.24, decisions 5, 19. */
export const adsBillingTexts = {
  title: 'Billing',
  description: 'Your payment method is held by {{provider}} Ads; it is charged for what your campaign spends.',
  loading: 'Loading the billing status…',
  open: 'Set up a payment method in {{provider}} Ads. This page notices it by itself.',
  setUp: 'Set up billing',
  check: 'Check now',
  checking: 'Checking…',
  overdue:
    'It takes long. Open the billing page of {{provider}} Ads, see that a payment method is set up and verified, then check again.',
  linked:
    'The account you connected existed before, so its payment method is managed in {{provider}} Ads alone. Open its billing page, see that a payment method is set up and verified, then check again.',
  approved: 'Billing is set up. See it in your <link>{{provider}} Ads account</link>.',
  summary: 'Your campaign',
  created: 'Your campaign was created. Only the last step of the setup is left: press the button to complete it.',
  actions: { free: 'Launch paid campaign', unsure: 'Try again', created: 'Complete ads setup' },
  reason: 'Set up billing in {{provider}} Ads',
} as const;
