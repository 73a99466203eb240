import { billingActors, billingMachine } from '@listings/shared-machines';
import { useEmitted, useMachineEffects, usePage } from '@listings/shared-app';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';

export interface Billing {
  readonly status: 'loading' | 'open' | 'approved';
  readonly billingUrl: string | null;
  readonly checking: boolean;
  /** The last check that the admin asked for found no payment method. */
  readonly isStillOpen: boolean;
  /** Waiting has taken long, or the account existed before: say what to do at the provider [decisions 19]. */
  readonly overdue: boolean;
  readonly check: () => void;
}

/** Billing of the ads account, watched while the window has the focus [S4.24]. `isLinked`: the account existed before. */
export function useBilling(isLinked: boolean): Billing {
  const { api } = usePage();
  const machine = useMemo(() => billingMachine.provide({ actors: billingActors(api) }), [api]);
  const [input] = useState(() => ({ jitter: Math.random() * 0.2 - 0.1, isLinked }));
  const [state, send, actor] = useMachine(machine, { input });
  useMachineEffects(actor);
  const [isStillOpen, setStillOpen] = useState(false);
  useEmitted(actor, 'stillOpen', () => setStillOpen(true));
  useEffect(() => {
    const focus = () => send({ type: 'window.focused' });
    const blur = () => send({ type: 'window.blurred' });
    if (!document.hasFocus()) blur();
    window.addEventListener('focus', focus);
    window.addEventListener('blur', blur);
    return () => {
      window.removeEventListener('focus', focus);
      window.removeEventListener('blur', blur);
    };
  }, [send]);
  return {
    status: state.hasTag('done') ? 'approved' : state.hasTag('loading') ? 'loading' : 'open',
    billingUrl: state.context.billingUrl,
    checking: state.hasTag('checking'),
    isStillOpen,
    overdue: state.hasTag('overdue'),
    check: () => {
      setStillOpen(false);
      send({ type: 'check' });
    },
  };
}
