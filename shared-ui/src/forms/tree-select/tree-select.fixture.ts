/** Countries by continent, for stories and tests. */
export const groups = [
  {
    code: 'EU',
    label: 'Europe',
    options: [
      { code: 'FR', label: 'France' },
      { code: 'DE', label: 'Germany' },
      { code: 'IT', label: 'Italy' },
      { code: 'GB', label: 'United Kingdom', aliases: ['UK', 'Great Britain', 'England'] },
    ],
  },
  { code: 'SA', label: 'South America', options: [{ code: 'BR', label: 'Brazil' }] },
  {
    code: 'AS',
    label: 'Asia',
    options: [
      { code: 'SA', label: 'Saudi Arabia' },
      { code: 'AE', label: 'United Arab Emirates' },
    ],
  },
];
