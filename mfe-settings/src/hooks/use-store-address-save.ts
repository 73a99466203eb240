import { storeAddressActors, storeAddressMachine, type Actor } from '@listings/shared-machines';
import { useActorWithInput, useEmitted, usePage } from '@listings/shared-app';
import { useText } from '@listings/shared-ui';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

export interface StoreAddressSave {
  readonly busy: boolean;
  readonly save: () => void;
}

const isBusy = (actor: Actor<typeof storeAddressMachine>) => actor.getSnapshot().hasTag('busy');

/** Sends the store address to the merchant account, says so and leads back to the settings [O2.48]. */
export function useStoreAddressSave(): StoreAddressSave {
  const { api, notices } = usePage();
  const t = useText('settings');
  const machine = useMemo(() => storeAddressMachine.provide({ actors: storeAddressActors(api) }), [api]);
  const actor = useActorWithInput(machine, undefined, { isBusy });
  const tell = () => notices.show({ id: 'address.saved', kind: 'success', text: t('address.saved') });
  useEmitted(actor, 'goto', tell, 'untilStopped');
  const busy = useSelector(actor, (state) => state.hasTag('busy'));
  return { busy, save: () => actor.send({ type: 'save' }) };
}
