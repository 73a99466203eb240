import { storeAddressActors, storeAddressMachine } from '@listings/shared-machines';
import { usePage, useActorWithInput } from '@listings/shared-app';
import { useText } from '@listings/shared-ui';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';

export interface StoreAddressSave {
  readonly busy: boolean;
  readonly save: () => void;
}

/** Sends the store address to the merchant account, says so and leads back to the settings [O2.48]. */
export function useStoreAddressSave(): StoreAddressSave {
  const { api, notices } = usePage();
  const t = useText('settings');
  const machine = useMemo(() => storeAddressMachine.provide({ actors: storeAddressActors(api) }), [api]);
  const actor = useActorWithInput(machine, undefined);
  useEffect(() => {
    const told = actor.on('goto', () =>
      notices.show({ id: 'address.saved', kind: 'success', text: t('address.saved') }),
    );
    return () => told.unsubscribe();
  }, [actor, notices, t]);
  const busy = useSelector(actor, (state) => state.hasTag('busy'));
  return { busy, save: () => actor.send({ type: 'save' }) };
}
