import { reasonTexts } from './reasons.en';

/** What every application with forms, countries or accounts needs, whatever its sections are. */
export const formTexts = {
  countries: { more: '{{names}} + {{count}} more', other: 'Other countries', all: 'All countries' },
  reasons: reasonTexts,
} as const;
