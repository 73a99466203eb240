import type { ApiOutput, Campaign } from '@listings/shared-api/contract';
import { usePage } from '@listings/shared-app';
import { focusCause, useText } from '@listings/shared-ui';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { programsId } from '../screens/places';

type Named = Pick<Campaign, 'id' | 'name'>;

/** Tells that a campaign was removed elsewhere: what was asked about it has no answer any more. */
export function useTellRemoved(): (campaign: Named) => void {
  const { notices } = usePage();
  const t = useText('dashboard');
  return useCallback(
    ({ id, name }) =>
      void notices.show({ id: `campaign.${id}`, kind: 'info', stays: true, text: t('removedElsewhere', { name }) }),
    [notices, t],
  );
}

/**
 * Tells, and gives the focus to the programs, when the part that asks about a campaign goes since somebody else has removed
 * the campaign.
 */
export function useRemovedWhileAsked(campaign: Named, isAsked: boolean): void {
  const { queryClient } = usePage();
  const tellRemoved = useTellRemoved();
  const end = useEffectEvent(() => {
    const listed = queryClient.getQueryData<ApiOutput<'listCampaigns'>>(['listCampaigns', {}]);
    if (listed === undefined || listed.some(({ id }) => id === campaign.id)) return;
    tellRemoved(campaign);
    // After the dialog has let go of the focus.
    queueMicrotask(() => focusCause(programsId));
  });
  useEffect(() => (isAsked ? () => end() : undefined), [isAsked]);
}
