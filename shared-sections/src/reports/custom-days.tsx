import { dateRangeMessages, dayText, parseDay } from '@listings/shared-machines';
import { Box, MoreTexts, useText } from '@listings/shared-ui';
import { DateField } from '@listings/shared-ui/pickers';
import { ownDaysTexts } from '../messages/own-days.en';
import type { DateRangeForm } from './use-date-range-form';

const ends = ['after', 'before'] as const;
const catalogs = { rules: { dateRange: dateRangeMessages }, sections: { reports: { days: ownDaysTexts } } };

interface CustomDaysProps {
  readonly form: DateRangeForm;
}

function Ends({ form: { draft, errors, calendar, change, leave, fieldIds } }: CustomDaysProps) {
  const t = useText('sections');
  const rules = useText('rules');
  const { today, weekStartsOn, locale } = calendar;
  return ends.map((end) => {
    const error = errors[end];
    return (
      <Box key={end} sx={{ flex: '1 1 150px', maxWidth: { sm: 320 }, minWidth: 0 }}>
        <DateField
          id={fieldIds[end]}
          label={t(`reports.days.${end}`)}
          hint={t('reports.days.hint', { example: dayText(today, locale) })}
          {...(error === null ? {} : { error: rules(error) })}
          value={draft[end]}
          day={parseDay(draft[end], locale)}
          onBlur={() => leave(end)}
          onChange={(text) => change({ [end]: text })}
          onPick={(day) => change({ [end]: dayText(day, locale) })}
          today={today}
          last={today}
          weekStartsOn={weekStartsOn}
          locale={locale}
        />
      </Box>
    );
  });
}

/** First and last day, typed or chosen in a calendar of the store's weeks. Source: O2.22, O2.39, O5.01. */
export function CustomDays(props: CustomDaysProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Ends {...props} />
    </MoreTexts>
  );
}
