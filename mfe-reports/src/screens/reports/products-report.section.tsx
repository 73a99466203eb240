import { metricsOf, type ReportSource } from '@listings/shared-machines';
import { productFigureErrorTexts } from '@listings/shared-app';
import { CurrencyNotice, DateRangeSection, useDateRange } from '@listings/shared-sections';
import { Box, MoreTexts, Select, useText } from '@listings/shared-ui';
import { useProductsReport } from '../../hooks/use-products-report';
import { useProductOfId } from '../../hooks/use-product-of-id';
import { useReportFilter, type FilterView } from '../../hooks/use-report-filter';
import { useReportSort } from '../../hooks/use-report-sort';
import { useReportSource, type ReportSourceView } from '../../hooks/use-report-source';
import { productsTexts } from '../../messages/products.texts';
import { ReportBody } from './report-body';
import { ReportFilterSection } from './report-filter.section';

const screen = 'reports-products';
const catalogs = { reports: productsTexts, app: { errors: productFigureErrorTexts } };
const sources = ['paid', 'free'] as const satisfies readonly ReportSource[];

/** Kept while it is not known whether there is a choice. */
const sourceRoom = { displayPrint: 'none', flex: '1 1 150px', maxWidth: { sm: 320 }, minWidth: 0, minHeight: 65 };

/** Only where there is a choice [O2.15]. */
function SourceSelect({ view: { source, choose } }: { view: ReportSourceView }) {
  const t = useText('reports');
  return (
    <Box sx={sourceRoom}>
      <Select
        label={t('source.label')}
        value={source ?? 'paid'}
        options={sources.map((value) => ({ value, label: t(`source.${value}`) }))}
        onChange={(value) => choose(value as ReportSource)}
      />
    </Box>
  );
}

/** Filters of the products, and of the variations of one that has them [O2.13, O2.14]. */
function ProductFilters({ products, variations }: { products: FilterView; variations: FilterView }) {
  const chosen = products.filter.mode === 'single' ? products.filter.ids[0] : undefined;
  const product = useProductOfId(chosen);
  return (
    <>
      <ReportFilterSection view={products} />
      {product?.type === 'variable' && <ReportFilterSection view={variations} parent={product.id} />}
    </>
  );
}

function ProductsReport() {
  const dateRange = useDateRange(screen);
  const view = useReportSource();
  const products = useReportFilter('products', screen);
  const variations = useReportFilter('variations', screen);
  const sorting = useReportSort(screen, metricsOf(view.source !== 'free'));
  const report = useProductsReport({
    range: dateRange.range,
    sort: sorting.sort,
    source: view.source,
    products: products.filter,
    variations: variations.filter,
  });
  return (
    <>
      <CurrencyNotice screen={screen} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '24px 16px' }}>
        <Box sx={{ flex: '1 1 480px', maxWidth: 656, minWidth: 0 }}>
          <DateRangeSection view={dateRange} />
        </Box>
        {view.source === undefined && <Box sx={sourceRoom} />}
        {view.canChoose && <SourceSelect view={view} />}
        <ProductFilters products={products} variations={variations} />
      </Box>
      <ReportBody
        screen={screen}
        report={report}
        dateRange={dateRange}
        sorting={sorting}
        // For one product with chosen variations the rows are variations.
        filter={products.filter.mode === 'single' && variations.filter.ids.length > 0 ? variations : products}
      />
    </>
  );
}

/** Report on the products, by free listings or by campaigns [O2.12, O2.16]. */
export function ProductsReportSection() {
  return (
    <MoreTexts catalogs={catalogs}>
      <ProductsReport />
    </MoreTexts>
  );
}
