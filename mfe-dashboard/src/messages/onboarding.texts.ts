import texts from './en/onboarding.json';

/** Texts of the list of tasks after the setup. */
export const onboardingTexts = texts;
