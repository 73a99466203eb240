/** Texts on figures without the data of the free listings. Source: O2.18, O3.13. */
export const undeliveredTexts = {
  text: '{{metrics}}: the data of your free listings is not included. <link>See it in {{provider}} Merchant Center</link>.',
} as const;
