import { isNameRefused } from '@listings/shared-machines';
import type { Emitting } from '@listings/shared-app';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Names that the store refused because other campaigns have them. `asked` answers the name that was asked for.
 *
 * @example
 * const refused = useRefusedNames(actor, () => actor.getSnapshot().context.campaign?.name);
 */
export function useRefusedNames(actor: Emitting<'notice'>, asked: () => string | undefined): readonly string[] {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const keep = useEffectEvent(() => {
    const name = asked()?.trim();
    if (name !== undefined) setRefused((names) => [...names, name]);
  });
  useEffect(() => {
    const told = actor.on('notice', (notice) => {
      if (isNameRefused(notice)) keep();
    });
    return () => told.unsubscribe();
  }, [actor]);
  return refused;
}
