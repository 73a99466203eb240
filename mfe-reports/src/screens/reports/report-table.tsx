import { idsOfText, isMoney, leastCompared, type Metric, type ReportRow } from '@listings/shared-machines';
import { useFigureTexts } from '@listings/shared-sections';
import { Box, Button, EmptyState, Panel, PanelBody, PanelHeader, useText } from '@listings/shared-ui';
import { DataTable, type TableColumn } from '@listings/shared-ui/table';
import type { ReportView } from '../../hooks/use-report';
import { useDraft } from '../../hooks/use-draft';
import { placeOf, type FilterView } from '../../hooks/use-report-filter';
import type { ReportSorting } from '../../hooks/use-report-sort';
import { DownloadButton, type DownloadButtonProps } from './download-button';

/** Rows while they are on their way. Source: O2.19, O9.01. */
const loadingRows = 5;

export interface ReportTableProps {
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

/** Rows chosen to compare: those of the address at first [O2.13, O5.02]. */
function useChosenRows(view: FilterView, rows: readonly ReportRow[] | undefined) {
  const { subject, filter } = view;
  const [ids, setIds] = useDraft(placeOf(view), filter.ids);
  const selected = new Set(rows?.map(({ id }) => id).filter((id) => ids.includes(idsOfText(id)[0] ?? -1)));
  const change = (keys: ReadonlySet<string>) => {
    const shown = new Set(rows?.map(({ id }) => idsOfText(id)[0]));
    const others = ids.filter((id) => !shown.has(id));
    setIds([...others, ...idsOfText([...keys].join())]);
  };
  return { subject, ids, selected, change, compare: () => view.set({ mode: 'compare', ids }) };
}

/** Reads what to do while there is nothing to compare yet [O2.13, O5.02]. */
function CompareButton({ chosen: { subject, ids, compare } }: { chosen: ReturnType<typeof useChosenRows> }) {
  const t = useText('reports');
  const isReady = ids.length >= leastCompared;
  return (
    <Button variant="outlined" size="small" disabled={!isReady} onClick={compare}>
      {t(isReady ? 'compare.button' : subject === 'programs' ? 'compare.programs' : 'compare.products')}
    </Button>
  );
}

/** Programs or products with their figures; sorting and comparing go through the address [O2.11, O2.13, O2.16, O2.18, O2.19]. */
export function ReportTable({ title, nameHeader, report, sorting, filter, download }: ReportTableProps) {
  const t = useText('reports');
  const { sort, sortBy } = sorting;
  const columns = useColumns(report.metrics, nameHeader);
  const { isPending } = useFigureTexts();
  const chosen = useChosenRows(filter, report.rows);
  return (
    <Panel>
      <PanelHeader
        title={title}
        headingLevel={2}
        description={t('compare.hint')}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <CompareButton chosen={chosen} />
            <DownloadButton {...download} nameHeader={nameHeader} report={report} sort={sort} />
          </Box>
        }
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
    </Panel>
  );
}
