/** Mark of this browser, set when the success guide is closed: the next visit asks, and takes it away. Source: contract §4.4. */
export const surveyMark = 'gla-can-onboarding-setup-ces-prompt-open';
