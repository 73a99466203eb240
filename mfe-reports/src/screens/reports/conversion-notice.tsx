import { conversionNoticeOf } from '@listings/shared-machines';
import { DocumentationLink, useDismissal, usePage } from '@listings/shared-app';
import { InlineNotice, MoreTexts, useText } from '@listings/shared-ui';
import { useState } from 'react';
import { convertedTexts } from '../../messages/converted.texts';

const catalogs = { reports: { converted: convertedTexts } };

const readMore = 'https://support.google.com/google-ads/answer/11576060';

function Notice() {
  const t = useText('reports');
  const { adsCampaignConvertStatus } = usePage().bootstrap;
  const [now] = useState(Date.now);
  const { isDismissed, dismiss } = useDismissal('gla-is-reports-migration-notice-dismissed');
  if (isDismissed || conversionNoticeOf(adsCampaignConvertStatus, now) !== 'after') return null;
  return (
    <InlineNotice
      tone="info"
      title={t('converted.title')}
      onDismiss={dismiss}
      actions={
        <DocumentationLink
          context="reports-programs"
          linkId="campaign-conversion-status-after-migration-reports-read-more"
          href={readMore}
        >
          {t('converted.readMore')}
        </DocumentationLink>
      }
    >
      {t('converted.text')}
    </InlineNotice>
  );
}

/**
 * Notice on the meaning of the conversion of the campaigns for the figures, for thirty days after it; dismissed for good
 * in this browser [O4.08, O9.04].
 */
export function ConversionNotice() {
  return (
    <MoreTexts catalogs={catalogs}>
      <Notice />
    </MoreTexts>
  );
}
