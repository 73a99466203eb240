import type { DayRange, Figure } from '@listings/shared-machines';
import { FigureTile, FreshnessLine } from '@listings/shared-sections';
import { Panel, PanelBody, PanelHeader, TileRow, useText } from '@listings/shared-ui';
import type { ReactNode } from 'react';
import type { ReportView } from '../../hooks/use-report';

interface ReportSummaryProps {
  readonly report: ReportView;
  readonly days: DayRange;
  /** Figure that the chart shows. */
  readonly chosen: Figure;
  readonly onChoose: (figure: Figure) => void;
  /** Over the figures. */
  readonly children?: ReactNode;
}

/** The figures of the whole report with their change, each of which chooses the chart [O2.11, O2.16, O2.17]. */
export function ReportSummary({ report, days, chosen, onChoose, children }: ReportSummaryProps) {
  const { metrics, values, freshness } = report;
  const t = useText('reports');
  const source = {
    sources: report.sources,
    days,
    campaigns: report.campaigns?.totals,
    isPart: report.ids !== undefined || report.extent === 'some',
  };
  return (
    <Panel role="group" aria-label={t('summary')} aria-busy={values === undefined}>
      <PanelHeader
        title={t('summary')}
        headingLevel={2}
        action={<FreshnessLine name={t('summary')} freshness={freshness} />}
      />
      <PanelBody>
        {children}
        <TileRow least={150}>
          {metrics.map((metric) => (
            <FigureTile
              key={metric}
              metric={metric}
              value={values?.find((one) => one.metric === metric)}
              source={source}
              isChosen={metric === chosen}
              onChoose={() => onChoose(metric)}
            />
          ))}
        </TileRow>
      </PanelBody>
    </Panel>
  );
}
