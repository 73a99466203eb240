import { dateRangeMessages, dayText, defaultDateRange, periods, type DateRangeChoice } from '@listings/shared-machines';
import { afterPress, Box, Button, MoreTexts, TextField, Typography, useText } from '@listings/shared-ui';
import { RangeCalendar } from '@listings/shared-ui/calendar';
import { OptionList, Popover } from '@listings/shared-ui/overlays';
import { useId, useMemo, type FormEvent } from 'react';
import { dateRangePanelTexts } from '../messages/date-range-panel.texts';
import type { DateRangeView } from './use-date-range';
import { useDaysForm, type Days, type DaysForm, type End } from './use-days-form';

export interface DateRangePanelProps {
  readonly id: string;
  readonly view: Pick<DateRangeView, 'calendar' | 'choose'> & {
    /** Null while no days are chosen. */
    readonly choice: DateRangeChoice | null;
    readonly range: { readonly primary: Days } | null;
  };
  readonly anchor: Element;
  readonly onClose: () => void;
}

const ends = ['after', 'before'] as const;
const catalogs = { rules: { dateRange: dateRangeMessages }, sections: { reports: { panel: dateRangePanelTexts } } };

interface OwnDaysProps extends Pick<DateRangePanelProps, 'view'> {
  readonly fieldIds: Readonly<Record<End, string>>;
  readonly onApply: (days: Days) => void;
}

/** First and last day to type, with the button for who has no Enter key. */
function TypedDays({ view: { calendar }, fieldIds, form }: Omit<OwnDaysProps, 'onApply'> & { form: DaysForm }) {
  const t = useText('sections');
  const rules = useText('rules');
  const { today, locale } = calendar;
  const example = useMemo(() => dayText(today, locale), [today, locale]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.apply();
  };
  const columns = 'repeat(2, minmax(0, 1fr))';
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: columns, sm: `${columns} auto` },
        alignItems: 'start',
      }}
    >
      {ends.map((end) => {
        const error = form.errors[end];
        return (
          <Box key={end} onPointerDown={() => form.aim(end)}>
            <TextField
              id={fieldIds[end]}
              label={t(`reports.panel.${end}`)}
              hint={t('reports.panel.hint', { example })}
              error={error === null ? undefined : rules(error)}
              autoComplete="off"
              value={form.texts[end]}
              onChange={(text) => form.type(end, text)}
              onBlur={() => afterPress(() => form.leave(end))}
            />
          </Box>
        );
      })}
      <Button
        type="submit"
        variant="outlined"
        sx={{ minHeight: 40, mt: { sm: '25px' }, gridColumn: { xs: '1 / -1', sm: 'auto' } }}
      >
        {t('reports.panel.apply')}
      </Button>
    </Box>
  );
}

/** Days to type, and the same in a calendar of the store's weeks, with a hint on the next choice. */
function OwnDays({ view, fieldIds, onApply }: OwnDaysProps) {
  const t = useText('sections');
  const { range, calendar } = view;
  const { today, weekStartsOn, locale } = calendar;
  const form = useDaysForm({ begin: range?.primary ?? null, calendar, fieldIds, onApply });
  return (
    <Box sx={{ px: { xs: 0, sm: 2 }, py: 2, minWidth: 0, flex: 1 }}>
      <TypedDays view={view} fieldIds={fieldIds} form={form} />
      <Typography variant="caption" color="textSecondary" component="p" role="status" sx={{ mt: 1.5, mb: 1 }}>
        {t(`reports.panel.${form.pick.next ?? 'begin'}`)}
      </Typography>
      <RangeCalendar
        label={t('reports.panel.calendar')}
        pick={form.pick}
        onPick={form.choose}
        today={today}
        last={today}
        weekStartsOn={weekStartsOn}
        locale={locale}
      />
    </Box>
  );
}

const listStyle = {
  flex: 'none',
  minWidth: 168,
  borderInlineEnd: { sm: 1 },
  borderColor: { sm: 'divider' },
  '& [role=listbox]': { display: { xs: 'grid', sm: 'block' }, gridTemplateColumns: '1fr 1fr', py: { xs: 0, sm: 1 } },
} as const;

function Choices({ view, onClose }: Pick<DateRangePanelProps, 'view' | 'onClose'>) {
  const t = useText('sections');
  const id = useId();
  const fieldIds = { after: `${id}-after`, before: `${id}-before` };
  const { compare } = view.choice ?? defaultDateRange;
  const choose = (next: DateRangeChoice) => {
    onClose();
    view.choose(next);
  };
  const choosePeriod = (value: string) => {
    const period = periods.find((one) => one === value);
    if (period === 'custom') document.getElementById(fieldIds.after)?.focus();
    else if (period !== undefined) choose({ period, compare });
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, minWidth: 0 }}>
      <Box sx={listStyle}>
        <OptionList
          label={t('reports.panel.presets')}
          options={periods.map((value) => ({ value, label: t(`reports.periods.${value}`) }))}
          value={view.choice?.period ?? ''}
          onChoose={choosePeriod}
        />
      </Box>
      <OwnDays view={view} fieldIds={fieldIds} onApply={(days) => choose({ period: 'custom', compare, ...days })} />
    </Box>
  );
}

/** Periods, typed days and a calendar over the page; what is chosen applies at once. Source: O2.20–O2.22, O2.39, O5.01. */
export function DateRangePanel(props: DateRangePanelProps) {
  const t = useText('sections');
  return (
    <MoreTexts catalogs={catalogs}>
      <Popover id={props.id} anchor={props.anchor} title={t('reports.range')} onClose={props.onClose}>
        <Choices view={props.view} onClose={props.onClose} />
      </Popover>
    </MoreTexts>
  );
}
