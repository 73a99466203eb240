import {
  countryRows,
  totalRow,
  type Figure,
  type ReportRow,
  type ReportSort,
  type SourceCountries,
} from '@listings/shared-machines';
import { FailedCall, usePage } from '@listings/shared-app';
import { MoreTexts, Panel, PanelBody, PanelHeader, useText } from '@listings/shared-ui';
import { DataTable, type TableColumn } from '@listings/shared-ui/table';
import { useCountriesReport, useFigureTexts } from '@listings/shared-sections';
import { useMemo } from 'react';
import { countriesTexts } from '../../messages/countries.texts';
import type { ReportView } from '../../hooks/use-report';
import { RowFigure } from './row-figure';

const catalogs = { reports: { countries: countriesTexts } };

export interface CountriesReportProps {
  readonly report: Pick<ReportView, 'metrics' | 'sources' | 'ids'>;
  readonly days: { readonly after: string; readonly before: string };
  readonly sort: ReportSort;
}

interface CountriesTableProps extends Pick<CountriesReportProps, 'sort'> {
  readonly metrics: ReportView['metrics'];
  readonly reports: SourceCountries;
}

/** The same as long as they show the same: rows are memoised. */
function useColumns(metrics: readonly Figure[]): readonly TableColumn<ReportRow>[] {
  const t = useText('reports');
  const shared = useText('sections');
  const { countries } = usePage().bootstrap;
  const texts = useFigureTexts();
  const named = metrics.join();
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('countries.country'),
        rowHeader: true,
        cell: ({ id, name }) => (id === 'total' ? t('total') : (countries[id] ?? name)),
      },
      ...(named.split(',') as Figure[]).map((metric): TableColumn<ReportRow> => ({
        key: metric,
        header: shared(`reports.metrics.${metric}`),
        align: 'end',
        phone: 'figure',
        cell: (row) => <RowFigure row={row} metric={metric} texts={texts} />,
      })),
    ],
    [named, countries, t, shared, texts],
  );
}

function CountriesTable({ metrics, reports, sort }: CountriesTableProps) {
  const t = useText('reports');
  const { free, paid } = reports;
  const rows = useMemo(() => countryRows({ free, paid }, sort), [free, paid, sort]);
  const columns = useColumns(metrics);
  // One country has what the report has: nothing new.
  if (rows.length < 2) return null;
  return (
    <Panel>
      <PanelHeader title={t('countries.title')} headingLevel={2} description={t('countries.hint')} />
      <PanelBody flush>
        <DataTable
          caption={t('countries.title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          total={totalRow({ free: free?.totals, paid: paid?.totals }, {})}
        />
      </PanelBody>
    </Panel>
  );
}

function Countries(props: CountriesReportProps) {
  const t = useText('reports');
  const { sources, ids } = props.report;
  const shown = { days: props.days, ids };
  const reads = {
    free: useCountriesReport('free', { ...shown, enabled: sources.includes('free') }),
    paid: useCountriesReport('paid', { ...shown, enabled: sources.includes('paid') }),
  };
  const asked = sources.map((source) => reads[source]);
  if (asked.some(({ isError, data }) => isError && data === undefined))
    return (
      <Panel>
        <FailedCall
          call="getCountriesReport"
          message={t('countries.failed')}
          onRetry={() => asked.forEach((read) => void read.refetch())}
        />
      </Panel>
    );
  if (asked.some(({ data }) => data === undefined)) return null;
  const [free, paid] = (['free', 'paid'] as const).map((source) =>
    sources.includes(source) ? reads[source].data : undefined,
  );
  return <CountriesTable metrics={props.report.metrics} reports={{ free, paid }} sort={props.sort} />;
}

/** The report of the programs by country, where the store has it: its countries together have what the report has. */
export function CountriesReportSection(props: CountriesReportProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Countries {...props} />
    </MoreTexts>
  );
}
