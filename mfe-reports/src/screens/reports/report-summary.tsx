import { FreshnessLine, ReportFigure } from '@listings/shared-sections';
import { Box, Panel, PanelBody, PanelHeader, useText } from '@listings/shared-ui';
import { useId, type ReactNode } from 'react';
import type { ReportView } from '../../hooks/use-report';
import { MissingNote } from './missing-note';

interface ReportSummaryProps {
  readonly report: ReportView;
  /** Over the figures. */
  readonly children?: ReactNode;
}

/** The figures of the whole report with their change, and what is not in them [O2.11, O2.16, O2.17, O2.18]. */
export function ReportSummary({ report, children }: ReportSummaryProps) {
  const { metrics, values, isMixed, freshness } = report;
  const t = useText('reports');
  const titleId = useId();
  return (
    <Panel role="group" aria-labelledby={titleId} aria-busy={values === undefined}>
      <PanelHeader
        id={titleId}
        title={t('summary')}
        headingLevel={2}
        action={<FreshnessLine name={t('summary')} freshness={freshness} />}
      />
      <PanelBody>
        {children}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}>
          {metrics.map((metric) => (
            <ReportFigure key={metric} metric={metric} value={values?.find((one) => one.metric === metric)} />
          ))}
        </Box>
        {isMixed && <MissingNote values={values ?? []} />}
      </PanelBody>
    </Panel>
  );
}
