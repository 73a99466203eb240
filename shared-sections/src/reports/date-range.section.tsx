import { comparisons, periods, type Comparison, type Period } from '@listings/shared-machines';
import { Box, Button, LoadingLines, Select, retryLazy, useText } from '@listings/shared-ui';
import { Suspense, type FormEvent, type ReactNode } from 'react';
import type { DateRangeView } from './use-date-range';
import { useDateRangeForm } from './use-date-range-form';

/** Only who chooses days of their own pays for the fields to type and pick them in. */
const CustomDays = retryLazy(() => import('./custom-days').then((module) => module.CustomDays));

function Field({ children }: { children: ReactNode }) {
  return <Box sx={{ flex: '1 1 150px', maxWidth: { sm: 320 }, minWidth: 0 }}>{children}</Box>;
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
 * Chooses the period and what it is compared with; the days of both beneath. Nothing is fetched before Update, so that a
 * new period and a new comparison are one question. Source: O2.03, O2.20–O2.24, O5.01.
 */
export function DateRangeSection({ view }: { readonly view: DateRangeView }) {
  const t = useText('sections');
  const form = useDateRangeForm(view);
  const { draft, range, change } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.update();
  };
  const layout = { display: 'flex', displayPrint: 'none', flexWrap: 'wrap', gap: 2 } as const;
  return (
    <div>
      <PrintedRange range={view.range} />
      <Box component="form" noValidate onSubmit={submit} sx={layout}>
        <Field>
          <Select
            label={t('reports.range')}
            hint={range?.primary.range ?? '\u00a0'}
            value={draft.period}
            options={periods.map((value) => ({ value, label: t(`reports.periods.${value}`) }))}
            onChange={(period) => change({ period })}
          />
        </Field>
        <Field>
          <Select
            label={t('reports.compare')}
            hint={range?.secondary.range ?? '\u00a0'}
            value={draft.compare}
            options={comparisons.map((value) => ({ value, label: t(`reports.comparisons.${value}`) }))}
            onChange={(compare) => change({ compare })}
          />
        </Field>
        {draft.period === 'custom' && (
          <Suspense fallback={<LoadingLines lines={2} />}>
            <CustomDays form={form} />
          </Suspense>
        )}
        <Box sx={{ pt: { sm: '26px' }, flexBasis: { xs: '100%', sm: 'auto' } }}>
          <Button type="submit" variant="outlined" sx={{ minHeight: 40 }}>
            {t('reports.update')}
          </Button>
        </Box>
      </Box>
    </div>
  );
}
