import type { FigureScreen } from '@listings/shared-sections';
import { Box, MoreTexts, useFormats, useText } from '@listings/shared-ui';
import { useFilterOptions } from '../../hooks/use-filter-options';
import { useReportFilter, type FilterProps } from '../../hooks/use-report-filter';
import { useReportSource } from '../../hooks/use-report-source';
import { pickerTexts } from '../../messages/picker.texts';
import { printedTexts } from '../../messages/printed.texts';

function Named({ view: { subject, filter }, parent }: FilterProps) {
  const t = useText('reports');
  const { list } = useFormats();
  const { chosen } = useFilterOptions(subject, { search: '', ids: filter.ids, parent });
  const kind = filter.mode === 'compare' ? 'compare' : 'single';
  const names = list(chosen.map(({ label }) => label));
  return t('printed.filter', { filter: t(`filter.${subject}.${kind}`), names });
}

function Filter(props: FilterProps) {
  const t = useText('reports');
  const { subject, filter } = props.view;
  return <div>{filter.ids.length > 0 ? <Named {...props} /> : t(`filter.${subject}.all`)}</div>;
}

function ProductFilters() {
  const t = useText('reports');
  const { source, canChoose } = useReportSource();
  const products = useReportFilter('products', 'reports-products');
  const variations = useReportFilter('variations', 'reports-products');
  return (
    <>
      {canChoose && source && (
        <div>{t('printed.filter', { filter: t('source.label'), names: t(`source.${source}`) })}</div>
      )}
      <Filter view={products} />
      {variations.filter.ids.length > 0 && <Filter view={variations} parent={products.filter.ids[0]} />}
    </>
  );
}

const ProgramFilter = () => <Filter view={useReportFilter('programs', 'reports-programs')} />;

const catalogs = { reports: { picker: pickerTexts, printed: printedTexts } };

/** On paper: what the figures are of, in place of what chooses it [O2.11, O2.13–O2.15]. */
export const PrintedFilter = ({ screen }: { screen: FigureScreen }) => (
  <Box sx={{ display: 'none', displayPrint: 'block' }}>
    <MoreTexts catalogs={catalogs}>{screen === 'reports-programs' ? <ProgramFilter /> : <ProductFilters />}</MoreTexts>
  </Box>
);
