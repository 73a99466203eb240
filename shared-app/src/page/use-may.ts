import type { EndpointKey } from '@listings/shared-api/contract';
import type { NoticeId } from '@listings/shared-machines';
import { useFormats, useText } from '@listings/shared-ui';
import { useCallback } from 'react';
import { usePage } from './page-context';

/** A reason of `PrimaryAction`. */
interface RoleReason {
  readonly key: string;
  readonly text: string;
}

/**
 * Why the signed-in person may not make a call, and whom to ask; nothing where they may. What they may not do is shown
 * disabled with this reason.
 *
 * @example
 * const may = useMay();
 * <PrimaryAction reasons={[...may('createCampaign'), ...reasons]} … />
 */
export function useMay(): (key: EndpointKey | NoticeId) => readonly RoleReason[] {
  const t = useText('app');
  const { person } = usePage().bootstrap;
  const { list } = useFormats();
  return useCallback(
    (key) => {
      if (person?.refused[key] === undefined) return [];
      const { owners } = person;
      return [{ key: 'role', text: owners.length === 0 ? t('askOwner') : t('askOwners', { owners: list(owners) }) }];
    },
    [person, t, list],
  );
}
