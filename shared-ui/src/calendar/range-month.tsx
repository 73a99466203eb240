import Box from '@mui/material/Box';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import type { Dayjs } from 'dayjs';
import { useDeferredValue, useState } from 'react';
import type { IsoDay } from '@listings/shared-values';
import { dayjsOf, isoOf, monthFormat } from './dayjs-locale.rules';
import { RangeDay } from './range-day';

/** The library’s own first day. */
const EARLIEST = '1900-01-01';

interface RangeMonthProps {
  readonly place: number;
  /** Number of months side by side. */
  readonly count: number;
  /** The day that the keyboard begins at; its month is the first one shown. */
  readonly begin: IsoDay;
  /** Month to move to; null while the calendar moves by itself. */
  readonly target: Dayjs | null;
  /** Earlier and later days cannot be chosen. */
  readonly first?: IsoDay | undefined;
  readonly last: IsoDay;
  readonly locale: string;
  readonly onMove: (month: IsoDay) => void;
  readonly onChoose: (day: IsoDay) => void;
}

const hidden = { sx: { display: 'none' } } as const;

/** Only the outer arrows of months beside each other lead on. */
const outerArrows = (place: number, count: number) => ({
  ...(place === 0 ? {} : { previousIconButton: hidden }),
  ...(place === count - 1 ? {} : { nextIconButton: hidden }),
});

const size = { width: { xs: 316, sm: 292 }, minHeight: { xs: 352, sm: 328 } } as const;

const style = {
  ...size,
  height: 'auto',
  maxHeight: 'none',
  m: 0,
  '& .MuiPickersCalendarHeader-root': { m: 0, mb: 0.5, px: 0.5 },
  '& .MuiPickersArrowSwitcher-button': { m: 0, minWidth: 40, minHeight: 40 },
  '& .MuiPickersArrowSwitcher-spacer': { display: 'none' },
  '& .MuiPickersCalendarHeader-label': { typography: 'body2', fontWeight: 600 },
  '& .MuiDayCalendar-weekDayLabel': { width: { xs: 44, sm: 40 }, mx: 0 },
  '& .MuiDayCalendar-weekContainer': { my: '2px' },
} as const;

/** One month, or the years to go to. What it stands in is shown first: its days are drawn after that, in its room. */
export function RangeMonth(props: RangeMonthProps) {
  return useDeferredValue(true, false) ? <Month {...props} /> : <Box sx={size} />;
}

function Month(props: RangeMonthProps) {
  const { place, count, begin, target, first = EARLIEST, last, locale, onMove, onChoose } = props;
  const [referenceDate] = useState(() => dayjsOf(begin));
  return (
    <DateCalendar
      // Not the day chosen, which the days show themselves: the way to send it somewhere.
      value={target}
      referenceDate={referenceDate}
      timezone="UTC"
      views={['year', 'day']}
      openTo="day"
      yearsOrder="desc"
      minDate={dayjsOf(first)}
      maxDate={dayjsOf(last)}
      reduceAnimations
      dayOfWeekFormatter={(day) => day.format('ddd')}
      onMonthChange={(month) => onMove(isoOf(month))}
      onChange={(day, _, view) => day !== null && view === 'day' && onChoose(isoOf(day))}
      slots={{ day: RangeDay }}
      slotProps={{ calendarHeader: { format: monthFormat(locale) }, ...outerArrows(place, count) }}
      sx={[style, place === 0 && count > 1 && { '& .MuiPickersArrowSwitcher-root': { order: -1 } }]}
    />
  );
}
