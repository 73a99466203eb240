import { isMoney, mostRows, type Metric, type ReportRow } from '@listings/shared-machines';
import { FreshnessLine, useFigureTexts, type FigureScreen } from '@listings/shared-sections';
import {
  Box,
  EmptyState,
  LazyPart,
  Panel,
  PanelBody,
  PanelFooter,
  PanelHeader,
  retryLazy,
  useText,
} from '@listings/shared-ui';
import { DataTable, type TableColumn } from '@listings/shared-ui/table';
import { useMemo } from 'react';
import { useChosenRows } from '../../hooks/use-chosen-rows';
import { useColumnChoice } from '../../hooks/use-column-choice';
import type { ReportView } from '../../hooks/use-report';
import type { FilterView } from '../../hooks/use-report-filter';
import type { ReportSorting } from '../../hooks/use-report-sort';
import type { DownloadButtonProps } from './download-button';
import { TableActions } from './table-actions';

/** Rows while they are on their way. Source: O2.19, O9.01. */
const loadingRows = 5;

const ConvertedTip = retryLazy(() => import('./converted-tip').then((module) => module.ConvertedTip));

export interface ReportTableProps {
  readonly screen: FigureScreen;
  readonly title: string;
  /** Header of the column that names the rows. */
  readonly nameHeader: string;
  readonly report: ReportView;
  readonly sorting: ReportSorting;
  /** Where a comparison of chosen rows goes. */
  readonly filter: FilterView;
  readonly download: Pick<DownloadButtonProps, 'kind' | 'range'>;
}

function Unavailable() {
  const t = useText('reports');
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {t('unavailable')}
    </Box>
  );
}

/** The name of a row; a campaign from before its upgrade says so. */
function RowName({ row: { name, isConverted } }: { row: ReportRow }) {
  const t = useText('reports');
  const shown = name ?? t('freeListings');
  if (!isConverted) return shown;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      {shown}
      <LazyPart>
        <ConvertedTip name={shown} />
      </LazyPart>
    </Box>
  );
}

/** The same as long as they show the same: rows are memoised. */
function useColumns(metrics: readonly Metric[], nameHeader: string): readonly TableColumn<ReportRow>[] {
  const t = useText('reports');
  const { figure } = useFigureTexts();
  const named = metrics.join();
  return useMemo(
    () => [
      { key: 'name', header: nameHeader, rowHeader: true, cell: (row: ReportRow) => <RowName row={row} /> },
      ...(named.split(',') as Metric[]).map((metric): TableColumn<ReportRow> => ({
        key: metric,
        header: t(`columns.${metric}`),
        align: 'end',
        sortable: true,
        cell: ({ figures }) => {
          const value = figures[metric];
          return value === undefined ? <Unavailable /> : figure(metric, value);
        },
      })),
    ],
    [named, nameHeader, t, figure],
  );
}

/** Programs or products with their figures; sorting and comparing go through the address [O2.11, O2.13, O2.16, O2.18, O2.19]. */
export function ReportTable({ screen, title, nameHeader, report, sorting, filter, download }: ReportTableProps) {
  const t = useText('reports');
  const { sort, sortBy } = sorting;
  const choice = useColumnChoice(screen, report.metrics);
  const columns = useColumns(choice.shown, nameHeader);
  const { isPending } = useFigureTexts();
  const chosen = useChosenRows(filter, report.rows);
  return (
    <Panel>
      <PanelHeader
        title={title}
        headingLevel={2}
        description={<Box sx={{ displayPrint: 'none' }}>{t('compare.hint')}</Box>}
        action={<FreshnessLine name={title} freshness={report.freshness} />}
      />
      <TableActions
        metrics={report.metrics}
        columns={choice}
        chosen={chosen}
        download={{ ...download, nameHeader, report, sort }}
      />
      <PanelBody flush>
        <DataTable
          caption={title}
          columns={columns}
          rows={report.rows ?? []}
          rowKey={({ id }) => id}
          sort={{ column: sort.metric, direction: sort.order }}
          onSort={sortBy}
          selection={{
            selected: chosen.selected,
            onChange: chosen.change,
            rowLabel: ({ name }) => name ?? t('freeListings'),
          }}
          loading={report.rows === undefined || (isPending && report.metrics.some(isMoney))}
          loadingRows={loadingRows}
          empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
          {...(report.isError ? { error: { message: t('failed'), onRetry: report.retry } } : {})}
        />
      </PanelBody>
      {report.isCut && <PanelFooter>{t('cut', { count: mostRows })}</PanelFooter>}
    </Panel>
  );
}
