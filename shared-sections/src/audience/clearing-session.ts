import type { KeptClearing } from '@listings/shared-machines';
import { keepInSession, recallFromSession } from '@listings/shared-app';

const name = 'clearing';

/** Kept record of shipping data that was deleted with an audience change; not validated. */
export const recallClearing = (): unknown => recallFromSession(name);

/** Keeps it in this tab: countries, rates and times, nothing of a person [B-5]. Null forgets it. */
export const keepClearing = (kept: KeptClearing | null): void => keepInSession(name, kept ?? undefined);

/** Once the setup is complete nothing of it is kept. */
export const forgetClearing = (): void => keepClearing(null);
