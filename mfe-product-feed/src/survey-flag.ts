/** Set when the success guide is closed; the next visit asks and takes it away. Source: contract §4.4. */
export const surveyFlag = 'gla-can-onboarding-setup-ces-prompt-open';

/** Checks whether this visit may ask. */
export const hasSurveyFlag = (): boolean => {
  try {
    return window.localStorage.getItem(surveyFlag) === 'true';
  } catch {
    return false;
  }
};
