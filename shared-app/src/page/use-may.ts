import type { EndpointKey } from '@listings/shared-api/contract';
import type { NoticeId } from '@listings/shared-machines';
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
  const { person } = usePage().bootstrap;
  return useCallback(
    (key) => (person?.refused[key] === undefined ? [] : [{ key: 'role', text: person.refusal }]),
    [person],
  );
}
