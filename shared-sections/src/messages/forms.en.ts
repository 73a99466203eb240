import { reasonTexts } from './reasons.en';

/** Texts of every application with forms, countries or accounts, whatever its sections are. */
export const formTexts = {
  countries: { more: '{{names}} + {{count}} more', other: 'Other countries', all: 'All countries' },
  reasons: reasonTexts,
} as const;
