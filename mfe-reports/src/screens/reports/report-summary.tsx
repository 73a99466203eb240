import type { MissingFreeListings, Metric } from '@listings/shared-machines';
import { OutsideLink, ReportFigure, usePage } from '@listings/shared-sections';
import { Box, Panel, PanelBody, PanelHeader, useText } from '@listings/shared-ui';
import { useId } from 'react';
import type { ReportView } from '../../hooks/use-report';

const merchantReports = 'https://merchants.google.com/mc/reporting/dashboard';

/** Why the free listings are not in a figure [O2.18]. */
function MissingNote({ missing }: { missing: MissingFreeListings }) {
  const t = useText('reports');
  const { tracking } = usePage();
  if (missing === 1) return t('paidOnly');
  const record = () => tracking.record('gla_google_mc_link_click', { context: 'reports', href: merchantReports });
  return (
    <>
      {t('paidOnly')}.{' '}
      <OutsideLink url={merchantReports} purpose="issueAction" onFollow={record}>
        {t('freeElsewhere')}
      </OutsideLink>
    </>
  );
}

function Figure({ metric, report: { values } }: { metric: Metric; report: ReportView }) {
  const value = values?.find((one) => one.metric === metric);
  const missing = value?.missingFreeListingsData ?? 0;
  return (
    <ReportFigure
      metric={metric}
      value={value}
      {...(missing === 0 ? {} : { note: <MissingNote missing={missing} /> })}
    />
  );
}

/** The figures of the whole report with their change [O2.11, O2.16, O2.17]. */
export function ReportSummary({ report }: { report: ReportView }) {
  const t = useText('reports');
  const titleId = useId();
  return (
    <Panel role="group" aria-labelledby={titleId} aria-busy={report.values === undefined}>
      <PanelHeader id={titleId} title={t('summary')} headingLevel={2} />
      <PanelBody>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}>
          {report.metrics.map((metric) => (
            <Figure key={metric} metric={metric} report={report} />
          ))}
        </Box>
      </PanelBody>
    </Panel>
  );
}
