import { readMerchantMemory, type KeptMerchantMemory, type MerchantMemory } from '@listings/shared-machines';
import { keepInSession, recallFromSession } from '@listings/shared-app';

const name = 'merchant';

/** What the merchant card was in the middle of when the page went. */
export const recallMerchant = (): MerchantMemory | null => readMerchantMemory(recallFromSession(name), Date.now());

export const keepMerchant = (memory: KeptMerchantMemory | null): void => keepInSession(name, memory ?? undefined);

/** Once the setup is complete nothing of it stays in the browser. */
export const forgetMerchant = (): void => keepInSession(name, undefined);
