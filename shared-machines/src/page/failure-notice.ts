/** The id under which the page shows that a call failed: one notice for each call, gone once it went through. */
export const failureNotice = (key: string): string => `failed.${key}`;

/** The call that a notice of that id tells of. */
export const failedCall = (noticeId: string): string => noticeId.replace(/^failed\./, '');
