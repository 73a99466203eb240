/** Texts of the get-started page. Claims and figures: S1.01–S1.08. */
export const startMessages = {
  title: 'Show your products to people who are searching for them',
  lead: 'List your products on {{provider}} for free, and reach even more shoppers with paid campaigns when you are ready. Made together with {{provider}}.',
  action: 'Start listing products →',
  estimate: 'Estimated setup time: {{minutes}} minutes',
  terms: 'By clicking “Start listing products”, you agree to our <link>Terms of Service</link>.',
  duplicateFeeds:
    'Already using another extension to manage your product feed? Deactivate or uninstall it first, so that your products are not sent twice.',
  video: {
    title: 'How to list your products on {{provider}}',
    play: 'Play the video',
    consent: 'The video comes from {{host}}. Nothing is loaded from there before you play it.',
  },
  closing: {
    title: 'Ready in about {{minutes}} minutes',
    text: 'Connect your accounts, choose your audience, set shipping and tax, and your products are on their way to {{provider}}. You can stop at any time and go on where you were.',
  },
  unsupportedLanguage: {
    title: 'Your site language is not supported yet',
    text: '{{merchantCenter}} does not accept listings in {{language}}. <change>Change your site language</change> or <read>read which languages are supported</read>.',
    textOnly:
      '{{merchantCenter}} does not accept listings in {{language}}. <read>Read which languages are supported</read>.',
  },
  unsupportedCountry: {
    title: 'Your store country is not supported yet',
    text: '{{provider}} does not list products of stores based in {{country}}. You can still list them in other supported countries. <change>Change your store country</change> or <read>read which countries are supported</read>.',
    textOnly:
      '{{provider}} does not list products of stores based in {{country}}. You can still list them in other supported countries. <read>Read which countries are supported</read>.',
  },
  benefits: {
    title: 'Why list with {{provider}}',
    clicks: { figure: '+50%', text: 'clicks, and twice the impressions, when free listings and ads work together' },
    owners: { figure: '21,000+', text: 'store owners already list their products' },
    shoppers: { figure: '49%', text: 'of shoppers surveyed use {{provider}} to discover or find a new product' },
    source: 'Clicks and impressions: {{provider}} internal data, July 2020.',
  },
  features: {
    title: 'What you get',
    listings: {
      title: 'Free listings, kept up to date',
      text: 'Your products are sent to {{provider}} and updated automatically whenever your store changes.',
      link: 'Learn about free listings',
    },
    campaigns: {
      title: 'Paid campaigns on your terms',
      text: 'Choose a daily budget and let a Performance Max campaign find the best places for your products.',
      link: 'Learn about {{provider}} Ads',
    },
    performance: {
      title: 'Results you can follow',
      text: 'See clicks, impressions, conversions, sales and spend in one dashboard, next to your orders.',
      link: 'Learn about the dashboard',
    },
  },
  quotes: { title: 'What store owners say' },
  faq: {
    title: 'Questions and answers',
    items: {
      'what-do-i-need-to-get-started': {
        question: 'What do I need to get started?',
        answer:
          'A {{provider}} account you can sign in to, the countries you sell to, your shipping rates and times, tax rates if you sell in the United States, and a supported PHP version on your store. The <link>general requirements</link> have the details.',
      },
      'what-if-i-already-have-free-listings': {
        question: 'What happens to listings or ads I already have?',
        answer:
          'Once an existing account is connected, its current listings and ads stop running, and you upload your feed again from here. A feed that was made through the Content API is not overwritten. Read <link>how a URL is claimed</link>.',
      },
      'is-my-store-ready-to-sync-with-google': {
        question: 'Is my store ready to sync with {{provider}}?',
        answer:
          'Your store needs a secure checkout, a refund and return policy, clear billing terms, and contact information that shoppers can find. Check the <link>{{merchantCenter}} requirements</link>.',
      },
      'what-is-a-performance-max-campaign': {
        question: 'What is a Performance Max campaign?',
        answer:
          'A paid campaign that shows your products across {{provider}}’s search, shopping, video, mail and display surfaces, and spends your daily budget where it is likely to sell the most. Read about <link>Performance Max</link>.',
      },
      'what-are-free-listings': {
        question: 'What are free listings?',
        answer:
          'Places in {{provider}}’s results where your products can appear at no cost. You pay neither for being listed nor for clicks. Read about <link>free listings</link>.',
      },
      'where-to-track-free-listings-and-performance-max-campaign-performance': {
        question: 'Where do I see how my products perform?',
        answer:
          'In the dashboard and in reports: conversions, clicks, impressions, total sales and total spend, by year, quarter, month, week or day. Read about <link>campaign figures</link>.',
      },
      'how-to-sync-products-to-google-free-listings': {
        question: 'How are my products synced?',
        answer:
          'Automatically. After setup every published product is sent, and each later change follows by itself. On the Product Feed screen you choose which products are shown.',
      },
      'can-i-run-both-shopping-ads-and-free-listings-campaigns': {
        question: 'Can I use free listings and paid campaigns together?',
        answer: 'Yes. They complement each other: the same products can appear in free listings and in ads.',
      },
      'how-can-i-get-the-ad-credit-offer': {
        question: 'How do I get the {{credit}} ad credit?',
        answer:
          'Create a new ads account here and spend {{credit}} within {{days}} days; the credit is then added to your account. The amount differs by country. Read the <link>terms of the offer</link>.',
      },
      'who-can-help-me-set-up': {
        question: 'Who can help me with the setup?',
        answer:
          'You can do it yourself in about {{minutes}} minutes, or <link>find a partner</link> who does it with you.',
      },
    },
  },
} as const;
