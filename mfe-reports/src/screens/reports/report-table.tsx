import { isMoney, type Metric, type ReportRow } from '@listings/shared-machines';
import { useFigureTexts } from '@listings/shared-sections';
import { Box, EmptyState, Panel, PanelBody, PanelHeader, useText } from '@listings/shared-ui';
import { DataTable, type TableColumn } from '@listings/shared-ui/table';
import type { ReportView } from '../../hooks/use-report';
import type { ReportSorting } from '../../hooks/use-report-sort';

/** Rows while they are on their way. Source: O2.19, O9.01. */
const loadingRows = 5;

export interface ReportTableProps {
  readonly title: string;
  /** Header of the column that names the rows. */
  readonly nameHeader: string;
  readonly report: ReportView;
  readonly sorting: ReportSorting;
}

function Unavailable() {
  const t = useText('reports');
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {t('unavailable')}
    </Box>
  );
}

function useColumns(metrics: readonly Metric[], nameHeader: string): readonly TableColumn<ReportRow>[] {
  const t = useText('reports');
  const { figure } = useFigureTexts();
  const name = ({ name: own }: ReportRow) => own ?? t('freeListings');
  return [
    { key: 'name', header: nameHeader, rowHeader: true, cell: name },
    ...metrics.map((metric): TableColumn<ReportRow> => ({
      key: metric,
      header: t(`columns.${metric}`),
      align: 'end',
      sortable: true,
      cell: ({ figures }) => {
        const value = figures[metric];
        return value === undefined ? <Unavailable /> : figure(metric, value);
      },
    })),
  ];
}

/** Programs or products with their figures; sorting goes through the address [O2.11, O2.16, O2.18, O2.19]. */
export function ReportTable({ title, nameHeader, report, sorting: { sort, sortBy } }: ReportTableProps) {
  const t = useText('reports');
  const columns = useColumns(report.metrics, nameHeader);
  const { isPending } = useFigureTexts();
  return (
    <Panel>
      <PanelHeader title={title} headingLevel={2} />
      <PanelBody flush>
        <DataTable
          caption={title}
          columns={columns}
          rows={report.rows ?? []}
          rowKey={({ id }) => id}
          sort={{ column: sort.metric, direction: sort.order }}
          onSort={sortBy}
          loading={report.rows === undefined || (isPending && report.metrics.some(isMoney))}
          loadingRows={loadingRows}
          empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
          {...(report.isError ? { error: { message: t('failed'), onRetry: report.retry } } : {})}
        />
      </PanelBody>
    </Panel>
  );
}
