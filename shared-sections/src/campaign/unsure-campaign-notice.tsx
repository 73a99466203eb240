import { Button, InlineNotice, useText } from '@listings/shared-ui';

/**
 * Notice of a campaign that may have been created without an answer: a retry is safe, and starting over is offered in
 * case it keeps failing [decisions 5].
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
