import { isMoney, type Figure, type ReportRow, type ReportSort } from '@listings/shared-machines';
import { useReference } from '@listings/shared-app';
import { EmptyFiguresPart, useFigureTexts, type FigureTexts } from '@listings/shared-sections';
import {
  Box,
  LaterPart,
  LazyPart,
  Panel,
  PanelBody,
  PanelHeader,
  ReportIcon,
  retryLazy,
  useText,
} from '@listings/shared-ui';
import { DataTable, type TableColumn } from '@listings/shared-ui/table';
import { useDeferredValue, useMemo } from 'react';
import { useChosenRows } from '../../hooks/use-chosen-rows';
import { useColumnChoice } from '../../hooks/use-column-choice';
import { useRowName } from '../../hooks/use-row-name';
import type { ComparedParts, ReportPartsProps } from './report-parts.types';
import { RowFigure } from './row-figure';

const noRows: readonly ReportRow[] = [];

/** Rows while they are on their way. Source: O2.19, O9.01. */
const loadingRows = 5;

/** Its room is kept. */
const TableActions = retryLazy(() => import('./table-actions').then((module) => module.TableActions));

/** Room of the actions, which take two lines on a phone. */
const toolsRoom = { displayPrint: 'none', minHeight: { xs: 78, sm: 39 } };

/** Only where a store has more rows than are read. */
export const ExtentNote = retryLazy(() => import('./extent-notes').then((module) => module.ExtentNote));
const MissingNote = retryLazy(() => import('./missing-note').then((module) => module.MissingNote));
const ConvertedTip = retryLazy(() => import('./converted-tip').then((module) => module.ConvertedTip));

/** The name of a row; a campaign from before its upgrade says so. */
function RowName({ row }: { row: ReportRow }) {
  const shown = useRowName()(row);
  if (!row.isConverted) return shown;
  return (
    <>
      {shown}
      <LazyPart>
        <ConvertedTip name={shown} />
      </LazyPart>
    </>
  );
}

/** The same as long as they show the same: rows are memoised. */
function useColumns(
  metrics: readonly Figure[],
  nameHeader: string,
  Figure: ComparedParts['Figure'],
  texts: FigureTexts,
): readonly TableColumn<ReportRow>[] {
  const shared = useText('sections');
  const named = metrics.join();
  return useMemo(
    () => [
      { key: 'name', header: nameHeader, rowHeader: true, cell: (row: ReportRow) => <RowName row={row} /> },
      ...(named.split(',') as Figure[]).map((metric): TableColumn<ReportRow> => ({
        key: metric,
        header: shared(`reports.metrics.${metric}`),
        align: 'end',
        sortable: true,
        phone: 'figure',
        cell: (row) => <Figure row={row} metric={metric} texts={texts} />,
      })),
    ],
    [named, nameHeader, Figure, texts, shared],
  );
}

/**
 * What the table draws: hundreds of rows come in slices after a press, whose own answer is there at once. Ticks are part of
 * that answer.
 */
function useDrawn(
  columns: readonly TableColumn<ReportRow>[],
  rows: readonly ReportRow[] | undefined,
  { metric, order }: ReportSort,
) {
  const sort = { column: useDeferredValue(metric), direction: useDeferredValue(order) };
  return { columns: useDeferredValue(columns), rows: useDeferredValue(rows), sort };
}

/** Programs or products with their figures; sorting and comparing go through the address [O2.11, O2.13, O2.16, O2.18, O2.19]. */
export function ReportTable(props: ReportPartsProps) {
  const { screen, report, dateRange, sorting, filter, compared } = props;
  const t = useText('reports');
  const { sort, sortBy } = sorting;
  const title = t(`tabs.${report.kind}`);
  const nameHeader = t(`columns.${report.kind}`);
  const shown = useColumnChoice(report.metrics);
  const texts = useFigureTexts();
  const columns = useColumns(shown, nameHeader, compared?.Figure ?? RowFigure, texts);
  const { rows, ...drawn } = useDrawn(columns, report.rows, sort);
  const chosen = useChosenRows(filter, rows);
  const nameOf = useRowName();
  const referenceOf = useReference();
  const total = compared
    ? compared.total
    : // The total of one row is that row again.
      report.rows?.[1] && report.total
      ? { ...report.total, name: t('total') }
      : undefined;
  return (
    <Panel>
      <PanelHeader
        title={title}
        headingLevel={2}
        description={<Box sx={{ displayPrint: 'none' }}>{t('compare.hint')}</Box>}
      />
      <Box sx={toolsRoom}>
        <LaterPart>
          <TableActions
            metrics={report.metrics}
            screen={screen}
            shown={shown}
            chosen={chosen}
            download={{ kind: report.kind, range: dateRange.range, nameHeader, report, sort }}
          />
        </LaterPart>
      </Box>
      <PanelBody flush>
        <DataTable
          caption={title}
          {...drawn}
          rows={rows ?? noRows}
          rowKey={({ id }) => id}
          onSort={sortBy}
          selection={{
            selected: chosen.selected,
            onChange: chosen.change,
            rowLabel: nameOf,
          }}
          total={total}
          // What has failed is not on its way: the page waits for all that is, before it goes on with Help and alerts.
          loading={!report.failed && (rows === undefined || (texts.isPending && report.metrics.some(isMoney)))}
          loadingRows={loadingRows}
          empty={<EmptyFiguresPart view={dateRange} icon={<ReportIcon fontSize="inherit" />} />}
          error={
            report.failed
              ? { message: t('failed'), supportId: referenceOf(report.failed), onRetry: report.retry }
              : undefined
          }
        />
      </PanelBody>
      {report.isMixed && (
        <LaterPart>
          <MissingNote values={report.values ?? []} />
        </LaterPart>
      )}
      {report.isCut && report.extent === 'all' && (
        <LazyPart>
          <ExtentNote report={report} sort={sort} />
        </LazyPart>
      )}
    </Panel>
  );
}
