import { Button, InlineNotice, useText } from '@listings/shared-ui';

/**
 * No answer arrived: the campaign may have been created. Says that trying again is safe, and lets whoever cannot get
 * through begin anew [decisions 5].
 */
export function UnsureCampaignNotice({ busy, onStartOver }: { busy: boolean; onStartOver: () => void }) {
  const t = useText('sections');
  return (
    <InlineNotice
      tone="warning"
      announce="status"
      actions={
        <Button variant="text" size="small" disabled={busy} onClick={onStartOver}>
          {t('campaign.startOver')}
        </Button>
      }
    >
      {t('campaign.unsure')}
    </InlineNotice>
  );
}
