import { metricsOf, type ReportSource } from '@listings/shared-machines';
import { CurrencyNotice, DateRangeSection, useDateRange } from '@listings/shared-sections';
import { Box, Select, useText } from '@listings/shared-ui';
import { useProductsReport } from '../../hooks/use-report';
import { useReportSort } from '../../hooks/use-report-sort';
import { useReportSource, type ReportSourceView } from '../../hooks/use-report-source';
import { ReportSummary } from './report-summary';
import { ReportTable } from './report-table';

const sources = ['paid', 'free'] as const satisfies readonly ReportSource[];

/** Only where there is a choice [O2.15]. */
function SourceSelect({ view: { source, choose } }: { view: ReportSourceView }) {
  const t = useText('reports');
  return (
    <Box sx={{ maxWidth: { sm: 320 } }}>
      <Select
        label={t('source.label')}
        value={source ?? 'paid'}
        options={sources.map((value) => ({ value, label: t(`source.${value}`) }))}
        onChange={(value) => choose(value as ReportSource)}
      />
    </Box>
  );
}

/** What the products brought, by free listings or by campaigns [O2.12, O2.16]. */
export function ProductsReportSection() {
  const t = useText('reports');
  const dateRange = useDateRange('reports-products');
  const view = useReportSource();
  const sorting = useReportSort('reports-products', metricsOf(view.source !== 'free'));
  const report = useProductsReport(dateRange.range, sorting.sort, view.source);
  return (
    <>
      <CurrencyNotice screen="reports-products" />
      <DateRangeSection view={dateRange} />
      {view.canChoose && <SourceSelect view={view} />}
      {!report.isError && <ReportSummary report={report} />}
      <ReportTable title={t('products')} nameHeader={t('columns.product')} report={report} sorting={sorting} />
    </>
  );
}
