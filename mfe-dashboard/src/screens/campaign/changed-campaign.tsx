import type { Campaign } from '@listings/shared-api/contract';
import { useOtherTabs, usePage } from '@listings/shared-app';
import { campaignTargets, useFigureTexts } from '@listings/shared-sections';
import { Box, Button, focusCause, InlineNotice, useText } from '@listings/shared-ui';
import { useState } from 'react';

type Values = Pick<Campaign, 'id' | 'name' | 'amount'>;

const placeOf = ({ name, amount }: Values): string => JSON.stringify([name, amount]);

/**
 * What a campaign has by now, where that is not what its form shows and something is typed over it; null for nothing to say.
 * The form and what it is saved on stay as they were: only the list is read again.
 */
export function useNewerCampaign(shown: Values, listed: Values | undefined, isTyped: boolean) {
  const { queryClient } = usePage();
  const [kept, setKept] = useState('');
  useOtherTabs((reads) => {
    if (isTyped && reads.includes('listCampaigns'))
      void queryClient.refetchQueries({ queryKey: ['listCampaigns'], type: 'active', stale: true });
  });
  const isNewer = isTyped && listed !== undefined && ![placeOf(shown), kept].includes(placeOf(listed));
  return {
    newer: isNewer ? listed : null,
    /** Says no more of it until it is changed again. */
    keep: () => setKept(listed ? placeOf(listed) : ''),
    /** Reads what is there now; for a form that lets go of what was typed. */
    take: () => void queryClient.refetchQueries({ queryKey: ['getCampaign', { params: { id: shown.id } }] }),
  };
}

interface NewerNoticeProps {
  readonly shown: Values;
  readonly newer: Values;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** Says what a campaign that is being edited has by now, with the choice to take that or to go on. */
export function NewerNotice({ shown, newer, onTake, onKeep }: NewerNoticeProps) {
  const t = useText('dashboard');
  const { amount } = useFigureTexts();
  const values = { name: newer.name, before: shown.name, amount: amount(newer.amount) };
  const choose = (apply: () => void) => () => {
    // The buttons go; the focus stays in the form.
    focusCause(campaignTargets.name);
    apply();
  };
  return (
    <Box className="ui-in-sight" sx={{ mb: 3 }}>
      <InlineNotice
        tone="warning"
        announce="status"
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button size="small" variant="outlined" onClick={choose(onTake)}>
              {t('edit.take')}
            </Button>
            <Button size="small" variant="text" onClick={choose(onKeep)}>
              {t('edit.keep')}
            </Button>
          </Box>
        }
      >
        {t(newer.name === shown.name ? 'edit.changed' : 'edit.renamed', values)}
      </InlineNotice>
    </Box>
  );
}
