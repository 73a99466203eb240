import { OutsideLink, usePage } from '@listings/shared-app';
import { MoreTexts, RichText } from '@listings/shared-ui';
import type { ReactNode } from 'react';
import { undeliveredTexts } from '../../messages/undelivered.texts';

const catalogs = { reports: { undelivered: undeliveredTexts } };

const merchantReports = 'https://merchants.google.com/mc/reporting/dashboard';

function MerchantReportsLink({ children }: { children?: ReactNode }) {
  const { tracking } = usePage();
  const record = () => tracking.record('gla_google_mc_link_click', { context: 'reports', href: merchantReports });
  return (
    <OutsideLink url={merchantReports} purpose="issueAction" onFollow={record}>
      {children}
    </OutsideLink>
  );
}

/** Says which figures of the free listings did not arrive, and where to see them [O2.18, O3.13]. */
export function UndeliveredNote({ metrics }: { readonly metrics: string }) {
  return (
    <MoreTexts catalogs={catalogs}>
      {' '}
      <RichText
        namespace="reports"
        textKey="undelivered.text"
        values={{ metrics }}
        components={{ link: <MerchantReportsLink /> }}
      />
    </MoreTexts>
  );
}
