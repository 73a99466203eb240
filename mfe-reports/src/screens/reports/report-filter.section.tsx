import type { FilterMode } from '@listings/shared-machines';
import { Box, LazyPlace, LoadingLines, retryLazy, Select, useText } from '@listings/shared-ui';
import type { FilterProps } from '../../hooks/use-report-filter';

/** Only who filters pays for the search. */
const FilterPicker = retryLazy(() => import('./filter-picker').then((module) => module.FilterPicker));

/** Height of the search, in pixels: nothing moves when it arrives. */
const pickerRoom = { single: 65, compare: 142 } as const;

const offered = ['all', 'single', 'compare'] as const;

/** Everything, one, or some to compare; what is chosen is in the address [O2.09, O2.11, O2.13, O2.14]. */
export function ReportFilterSection({ view, parent }: FilterProps) {
  const t = useText('reports');
  const { subject, filter, set } = view;
  const shown = filter.mode === 'select' ? 'single' : filter.mode;
  const choose = (value: string) => {
    const mode: FilterMode = value === 'single' ? 'select' : value === 'compare' ? 'compare' : 'all';
    set({ mode, ids: [] });
  };
  return (
    <Box sx={{ display: 'flex', displayPrint: 'none', flexWrap: 'wrap', gap: 2, flexGrow: 1 }}>
      <Box sx={{ flex: '1 1 150px', maxWidth: { sm: 320 }, minWidth: 0 }}>
        <Select
          label={t(subject === 'variations' ? 'filter.variationsLabel' : 'filter.show')}
          value={shown}
          options={offered.map((value) => ({ value, label: t(`filter.${subject}.${value}`) }))}
          onChange={choose}
        />
      </Box>
      {shown !== 'all' && (
        <Box sx={{ flex: '1 1 240px', maxWidth: { sm: 480 }, minWidth: 0, minHeight: pickerRoom[shown] }}>
          <LazyPlace fallback={<LoadingLines lines={2} />}>
            <FilterPicker view={view} parent={parent} />
          </LazyPlace>
        </Box>
      )}
    </Box>
  );
}
