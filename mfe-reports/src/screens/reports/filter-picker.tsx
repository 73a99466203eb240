import { leastCompared } from '@listings/shared-machines';
import { Box, Button, MoreTexts, useText } from '@listings/shared-ui';
import { SearchPicker } from '@listings/shared-ui/pickers';
import { useState } from 'react';
import { useFilterOptions } from '../../hooks/use-filter-options';
import { useUnappliedChoice } from '../../hooks/use-unapplied-choice';
import { placeOf, type FilterProps } from '../../hooks/use-report-filter';
import { pickerTexts } from '../../messages/picker.texts';

const catalogs = { reports: { picker: pickerTexts } };

function Picker({ view, parent }: FilterProps) {
  const { subject, filter, set } = view;
  const t = useText('reports');
  const [search, setSearch] = useState('');
  const [ids, setIds] = useUnappliedChoice(placeOf(view), filter.ids);
  const found = useFilterOptions(subject, { search, ids, parent });
  const isComparison = filter.mode === 'compare';
  const change = (values: readonly string[]) => {
    const next = values.map(Number);
    setIds(next);
    if (!isComparison) set({ mode: 'single', ids: next });
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 1 }}>
      <SearchPicker
        label={t(isComparison ? `picker.chooseMany.${subject}` : `picker.choose.${subject}`)}
        hint={isComparison ? t(`picker.atLeast.${subject}`) : undefined}
        placeholder={t(`picker.search.${subject}`)}
        search={search}
        onSearch={setSearch}
        options={found.options}
        searching={found.isSearching}
        multiple={isComparison}
        chosen={found.chosen}
        onChange={change}
      />
      {isComparison && (
        <Box>
          <Button
            variant="outlined"
            disabled={ids.length < leastCompared}
            onClick={() => set({ mode: 'compare', ids })}
          >
            {t('picker.compareNow')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** Finds what the report is to be about: one, which counts at once, or at least two to compare [O2.13, O2.14, O5.02]. */
export function FilterPicker(props: FilterProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Picker {...props} />
    </MoreTexts>
  );
}
