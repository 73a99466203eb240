import type { MissingFreeListings, ReportValues } from '@listings/shared-machines';
import { OutsideLink, usePage } from '@listings/shared-sections';
import { RichText, Typography, useListText, useText } from '@listings/shared-ui';
import type { ReactNode } from 'react';

const merchantReports = 'https://merchants.google.com/mc/reporting/dashboard';

/** Names of the figures in which the free listings are missing for one reason. */
function useNamesOf(values: ReportValues): (why: MissingFreeListings) => string {
  const shared = useText('sections');
  const listText = useListText();
  return (why) =>
    listText(
      values
        .filter(({ missingFreeListingsData }) => missingFreeListingsData === why)
        .map(({ metric }) => shared(`reports.metrics.${metric}`)),
    );
}

function MerchantReportsLink({ children }: { children?: ReactNode }) {
  const { tracking } = usePage();
  const record = () => tracking.record('gla_google_mc_link_click', { context: 'reports', href: merchantReports });
  return (
    <OutsideLink url={merchantReports} purpose="issueAction" onFollow={record}>
      {children}
    </OutsideLink>
  );
}

/** Says in which figures the free listings are missing, and why; keeps its room until that is known [O2.18, O3.13]. */
export function MissingNote({ values }: { values: ReportValues }) {
  const t = useText('reports');
  const namesOf = useNamesOf(values);
  const [paidOnly, undelivered] = [namesOf(1), namesOf(2)];
  return (
    <Typography variant="caption" color="textSecondary" component="div" sx={{ minHeight: '1.66em' }}>
      {paidOnly !== '' && t('paidOnly', { metrics: paidOnly })}
      {undelivered !== '' && (
        <>
          {' '}
          <RichText
            namespace="reports"
            textKey="undelivered"
            values={{ metrics: undelivered }}
            components={{ link: <MerchantReportsLink /> }}
          />
        </>
      )}
    </Typography>
  );
}
