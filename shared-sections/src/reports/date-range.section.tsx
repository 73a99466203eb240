import { comparisons, periods, type Comparison, type Period } from '@listings/shared-machines';
import { Box, useText } from '@listings/shared-ui';
import { Select } from '@listings/shared-ui/forms';
import type { ReactNode } from 'react';
import type { DateRangeView } from './use-date-range';

function Field({ children }: { children: ReactNode }) {
  return <Box sx={{ flex: '1 1 150px', maxWidth: { sm: 320 }, minWidth: 0 }}>{children}</Box>;
}

/** Periods offered: 'custom' only where the address asks for one. */
const offered = (chosen: Period): readonly Period[] =>
  chosen === 'custom' ? periods : periods.filter((period) => period !== 'custom');

/** Chooses the period and what it is compared with; the days of both beneath. Source: O2.03, O2.21, O2.23. */
export function DateRangeSection({ view: { choice, range, choose } }: { readonly view: DateRangeView }) {
  const t = useText('sections');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Field>
        <Select
          label={t('reports.range')}
          hint={range.primary.range}
          value={choice.period}
          options={offered(choice.period).map((value) => ({ value, label: t(`reports.periods.${value}`) }))}
          onChange={(period) => choose({ ...choice, period: period as Period })}
        />
      </Field>
      <Field>
        <Select
          label={t('reports.compare')}
          hint={range.secondary.range}
          value={choice.compare}
          options={comparisons.map((value) => ({ value, label: t(`reports.comparisons.${value}`) }))}
          onChange={(compare) => choose({ ...choice, compare: compare as Comparison })}
        />
      </Field>
    </Box>
  );
}
