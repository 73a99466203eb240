import { keepInSession, recallFromSession } from '../page/session-memory';

const name = 'phone';

/** What was kept of the phone block of the setup. */
export const recallPhone = (): unknown => recallFromSession(name);

export const keepPhone = (kept: unknown): void => keepInSession(name, kept);

/** Once the setup is complete nothing of the number stays in the browser. */
export const forgetPhone = (): void => keepInSession(name, undefined);
