import { mostPages, mostRows, sortedBy, type ReportSort } from '@listings/shared-machines';
import { InlineNotice, MoreTexts, PanelFooter, useText } from '@listings/shared-ui';
import type { ReportView } from '../../hooks/use-report';
import { extentTexts } from '../../messages/extent.texts';

const catalogs = { reports: { extent: extentTexts } };

interface CutProps {
  readonly sort: ReportSort;
  readonly count: number;
}

function Cut({ sort, count }: CutProps) {
  const t = useText('reports');
  const shared = useText('sections');
  const values = { count, metric: shared(`reports.metrics.${sortedBy(sort)}`) };
  return <PanelFooter>{t(sort.order === 'asc' ? 'extent.lowest' : 'extent.highest', values)}</PanelFooter>;
}

function Partial({ report: { extent, extentBefore, metrics } }: { report: ReportView }) {
  const t = useText('reports');
  const shared = useText('sections');
  const metric = shared(`reports.metrics.${metrics[0] ?? 'clicks'}`);
  const said = [
    ...(extent === 'some' ? [t('extent.partial', { count: mostPages * mostRows, metric })] : []),
    ...(extent === 'rows' ? [t('extent.noDays')] : []),
    ...(extent === 'all' && extentBefore === 'rows' ? [t('extent.noDaysBefore')] : []),
    ...(extent !== 'some' && extentBefore === 'some' ? [t('extent.partialBefore')] : []),
  ];
  return (
    <InlineNotice tone="warning" title={t(extent === 'some' ? 'extent.partialTitle' : 'extent.title')}>
      {said.join(' ')} {t('extent.advice')}
    </InlineNotice>
  );
}

export interface ExtentNoteProps {
  readonly report: ReportView;
  /** Order of the rows in the table; absent for the report as a whole. */
  readonly sort?: ReportSort | undefined;
}

/** Says which rows a table has where it does not have all; or what of a report could not be read to its end, and what therefore is not shown or not compared. */
export function ExtentNote({ report, sort }: ExtentNoteProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      {sort === undefined ? <Partial report={report} /> : <Cut sort={sort} count={report.rows?.length ?? 0} />}
    </MoreTexts>
  );
}
