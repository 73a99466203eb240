/** The id under which the page shows that a call failed: one notice for each call, gone once it went through. */
export const failureNotice = (key: string): string => `failed.${key}`;
