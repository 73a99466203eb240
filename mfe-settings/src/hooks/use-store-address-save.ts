import { storeAddressActors, storeAddressMachine } from '@listings/shared-machines';
import { usePage, useActorWithInput } from '@listings/shared-app';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

export interface StoreAddressSave {
  readonly busy: boolean;
  readonly save: () => void;
}

/** Sends the store address to the merchant account, then leads back to the settings [O2.48]. */
export function useStoreAddressSave(): StoreAddressSave {
  const { api } = usePage();
  const machine = useMemo(() => storeAddressMachine.provide({ actors: storeAddressActors(api) }), [api]);
  const actor = useActorWithInput(machine, undefined);
  const busy = useSelector(actor, (state) => state.hasTag('busy'));
  return { busy, save: () => actor.send({ type: 'save' }) };
}
