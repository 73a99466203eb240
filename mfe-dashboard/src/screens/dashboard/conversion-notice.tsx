import { conversionNoticeOf, hrefOf } from '@listings/shared-machines';
import { AppLink, DocumentationLink, useDismissal, usePage } from '@listings/shared-app';
import { InlineNotice, MoreTexts, useText } from '@listings/shared-ui';
import { useState } from 'react';
import { conversionTexts } from '../../messages/conversion.texts';

const readMore = 'https://support.google.com/google-ads/answer/11576060';
const reports = { path: '/google/reports' } as const;

const kinds = {
  before: {
    storageKey: 'gla-is-before-migration-notice-dismissed',
    linkId: 'campaign-conversion-status-before-migration-read-more',
  },
  after: {
    storageKey: 'gla-is-after-migration-notice-dismissed',
    linkId: 'campaign-conversion-status-after-migration-read-more',
  },
} as const;

function ReportsLink() {
  const t = useText('dashboard');
  const { tracking } = usePage();
  const record = () =>
    tracking.record('gla_upgrade_campaign_reports_link_click', { context: 'dashboard', href: hrefOf(reports) });
  return (
    <AppLink to={reports} onFollow={record}>
      {t('conversion.reports')}
    </AppLink>
  );
}

function Notice({ kind }: { kind: keyof typeof kinds }) {
  const t = useText('dashboard');
  const { enableReports } = usePage().bootstrap;
  const { storageKey, linkId } = kinds[kind];
  const { isDismissed, dismiss } = useDismissal(storageKey);
  if (isDismissed) return null;
  return (
    <InlineNotice
      tone="info"
      title={t(`conversion.${kind}.title`)}
      onDismiss={dismiss}
      actions={
        <>
          <DocumentationLink context="dashboard" linkId={linkId} href={readMore}>
            {t('conversion.readMore')}
          </DocumentationLink>
          {kind === 'after' && enableReports && <ReportsLink />}
        </>
      }
    >
      {t(`conversion.${kind}.text`)}
    </InlineNotice>
  );
}

const catalogs = { dashboard: { conversion: conversionTexts } };

/**
 * Notice of the conversion of the campaigns, before and after it; dismissed for good in this browser [O4.08, O9.04].
 */
export function ConversionNotice() {
  const { adsCampaignConvertStatus } = usePage().bootstrap;
  const [now] = useState(Date.now);
  const kind = conversionNoticeOf(adsCampaignConvertStatus, now);
  return kind === null ? null : (
    <MoreTexts catalogs={catalogs}>
      <Notice kind={kind} />
    </MoreTexts>
  );
}
