import { comparisons, type Comparison, type Period } from '@listings/shared-machines';
import { Box, LazyPart, Select, SelectButton, retryLazy, useText } from '@listings/shared-ui';
import { useId, useState, type ReactNode } from 'react';
import type { DateRangeView } from './use-date-range';

/** Only who opens it pays for the calendar and what stands beside it. */
const DateRangePanel = retryLazy(() => import('./date-range-panel').then((module) => module.DateRangePanel));
const approach = () => void DateRangePanel.preload().catch(() => undefined);

/** Id of the element that the chosen days stand in. */
export const dateRangeTarget = 'date-range';

function Field({ children }: { children: ReactNode }) {
  return <Box sx={{ flex: '1 1 9.375rem', maxWidth: { sm: '20rem' }, minWidth: 0 }}>{children}</Box>;
}

/** On paper: which days they are. */
function PrintedRange({ range: { primary, secondary } }: Pick<DateRangeView, 'range'>) {
  const t = useText('sections');
  const values = {
    period: t(`reports.periods.${primary.label as Period}`),
    range: primary.range,
    comparison: t(`reports.comparisons.${secondary.label as Comparison}`),
    rangeBefore: secondary.range,
  };
  return <Box sx={{ display: 'none', displayPrint: 'block' }}>{t('reports.printed', values)}</Box>;
}

/**
 * Chooses the period and what it is compared with; the days of both beneath. What is chosen applies at once.
 * Source: O2.03, O2.20–O2.24, O5.01.
 */
export function DateRangeSection({ view }: { readonly view: DateRangeView }) {
  const t = useText('sections');
  const { choice, range, choose } = view;
  const panelId = useId();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const compareTo = (value: string) => {
    const compare = comparisons.find((one) => one === value);
    if (compare !== undefined) choose({ ...choice, compare });
  };
  return (
    <div id={dateRangeTarget}>
      <PrintedRange range={range} />
      <Box sx={{ display: 'flex', displayPrint: 'none', flexWrap: 'wrap', gap: 2 }}>
        <Field>
          <SelectButton
            label={t('reports.range')}
            hint={range.primary.range}
            value={t(`reports.periods.${choice.period}`)}
            isOpen={opener !== null}
            controls={panelId}
            onOpen={setOpener}
            onApproach={approach}
          />
        </Field>
        <Field>
          <Select
            label={t('reports.compare')}
            hint={range.secondary.range}
            value={choice.compare}
            options={comparisons.map((value) => ({ value, label: t(`reports.comparisons.${value}`) }))}
            onChange={compareTo}
          />
        </Field>
      </Box>
      {opener !== null && (
        <LazyPart>
          <DateRangePanel id={panelId} view={view} anchor={opener} onClose={() => setOpener(null)} />
        </LazyPart>
      )}
    </div>
  );
}
