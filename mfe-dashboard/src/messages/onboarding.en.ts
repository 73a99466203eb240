/** Texts of the list of tasks after the setup. */
export const onboardingTexts = {
  title: 'Get the most out of it',
  progress: '{{done}} of {{all}} done',
  hide: 'Hide this list',
  done: 'Done:',
  open: 'To do:',
  tasks: {
    accounts: 'Connect your accounts',
    products: 'Get your first products listed',
    issues: 'Fix what keeps products back',
    adsAccount: 'Connect {{provider}} Ads',
    billing: 'Set up billing',
    campaign: 'Launch a campaign',
    conversions: 'Track what ads sell',
  },
} as const;
