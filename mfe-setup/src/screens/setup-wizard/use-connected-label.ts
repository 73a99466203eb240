import { useText } from '@listings/shared-ui';

/** "Connected", as every account card says it. */
export const useConnectedLabel = (): string => useText('sections')('accountCards.connected');
