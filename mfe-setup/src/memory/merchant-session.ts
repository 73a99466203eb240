import { readMerchantMemory, type KeptMerchantMemory, type MerchantMemory } from '@listings/shared-machines';
import { keepInSession, recallFromSession } from '@listings/shared-app';

const name = 'merchant';

/** State in which the merchant card was when the page was left; null without one. */
export const recallMerchant = (): MerchantMemory | null => readMerchantMemory(recallFromSession(name), Date.now());

export const keepMerchant = (memory: KeptMerchantMemory | null): void => keepInSession(name, memory ?? undefined);

/** Once the setup is complete nothing of it stays in the browser. */
export const forgetMerchant = (): void => keepInSession(name, undefined);
