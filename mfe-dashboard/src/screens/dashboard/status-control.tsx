import type { Campaign } from '@listings/shared-api/contract';
import { LazyPlace, retryLazy } from '@listings/shared-ui';
import { useEffect, useRef } from 'react';
import { useCampaignStatus, type CampaignStatusView } from '../../hooks/use-campaign-status';
import { useRemovedWhileAsked } from '../../hooks/use-removed-while-asked';
import { DialogTexts } from './dialog-texts';

const PauseCampaignModal = retryLazy(() =>
  import('./pause-campaign.modal').then((module) => module.PauseCampaignModal),
);

export interface StatusControlProps {
  readonly campaign: Campaign;
  /** Last press before this part was loaded. */
  readonly early: 'campaign.enable' | 'campaign.pause' | null;
  readonly onView: (view: CampaignStatusView) => void;
}

function Control({ campaign, early, onView }: StatusControlProps) {
  const { status, busy, confirming, send } = useCampaignStatus(campaign);
  const isHeard = useRef(false);
  useEffect(() => {
    if (early !== null && !isHeard.current) send({ type: early });
    isHeard.current = true;
  }, [early, send]);
  useRemovedWhileAsked(campaign, confirming);
  useEffect(() => onView({ status, busy, send }), [onView, status, busy, send]);
  return (
    <LazyPlace fallback={null}>
      {confirming && (
        <PauseCampaignModal
          name={campaign.name}
          onConfirm={() => send({ type: 'pause.confirmed' })}
          onCancel={() => send({ type: 'pause.cancelled' })}
        />
      )}
    </LazyPlace>
  );
}

/** Logic behind the switch of a campaign: asks before a pause, makes the change, and shows a notice of it [O4.07]. */
export function StatusControl(props: StatusControlProps) {
  return (
    <DialogTexts>
      <Control {...props} />
    </DialogTexts>
  );
}
