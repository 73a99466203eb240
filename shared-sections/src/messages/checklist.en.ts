/** Texts of the pre-launch checklist. Source: S2.30, S4.19, S5.14. */
export const checklistTexts = {
  title: 'Pre-launch checklist',
  description: 'Your store must meet these requirements before your products can be listed.',
  requirementsLink: 'Read the full list of requirements',
  loading: 'Loading the checklist…',
  legend: 'Requirements of your store',
  items: {
    website_live: {
      label: 'My store website is live',
      help: 'Your website can be reached by everyone, without a password or a “coming soon” page.',
      link: 'How to check that a website is live',
    },
    checkout_process_secure: {
      label: 'I have a complete and secure checkout process',
      help: 'Customers can always finish their order, and all personal data is sent over a secure connection.',
      link: 'How to check the checkout process',
    },
    payment_methods_visible: {
      label: 'My payment methods are visible on my website',
      help: 'At least one usual payment method, such as a credit card, is shown before the checkout.',
      link: 'How to check the payment methods',
    },
    refund_tos_visible: {
      label: 'My refund policy and terms of service are visible on my online store',
      help: 'Customers find without effort how returns and refunds work and what the terms of the sale are.',
      link: 'How to check the refund policy',
    },
    contact_info_visible: {
      label: 'My store’s phone number, email or address is visible on my website',
      help: 'Customers find at least one way to reach you.',
      link: 'How to check the contact information',
    },
  },
} as const;
