import { styled } from '@mui/material/styles';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { createContext, use, type KeyboardEvent } from 'react';
import { formatDay, type IsoDay } from '@listings/shared-values';
import { markOf, type DayPick } from './day-pick.rules';
import { isoOf } from './dayjs-locale.rules';

/** Data that every day of the shown months needs. */
export interface RangeDays {
  readonly pick: DayPick;
  /** The day under the pointer or with the focus. */
  readonly pointed: IsoDay | null;
  readonly today: IsoDay;
  readonly locale: string;
  readonly onPoint: (day: IsoDay) => void;
  /** True when the key was for this handler. */
  readonly onKey: (event: KeyboardEvent, day: IsoDay) => boolean;
}

export const RangeDaysContext = createContext<RangeDays | null>(null);

/** Days touch each other, so that a range is one band. */
const Day = styled(PickerDay)(({ theme }) => {
  const { primary, text } = theme.vars.palette;
  const band = `color-mix(in srgb, ${primary.main} 16%, transparent)`;
  return {
    '--PickerDay-horizontalMargin': '0px',
    '--PickerDay-size': '40px',
    [theme.breakpoints.down('sm')]: { '--PickerDay-size': '44px' },
    ...theme.typography.body2,
    fontVariantNumeric: 'tabular-nums',
    borderRadius: 8,
    transition: 'none',
    '&[data-inside=true]': { backgroundColor: band, borderRadius: 0 },
    '&[data-first=true]': { borderStartStartRadius: 8, borderEndStartRadius: 8 },
    '&[data-last=true]': { borderStartEndRadius: 8, borderEndEndRadius: 8 },
    '&[data-end=true]': { backgroundColor: primary.main, color: primary.contrastText, fontWeight: 600 },
    '&[aria-current=date]': { outline: `1px solid ${text.secondary}`, outlineOffset: -1 },
    '&:focus-visible': { outline: `2px solid ${primary.main}`, outlineOffset: 1, zIndex: 1 },
    '@media (forced-colors: active)': {
      '&[data-inside=true]': { borderBlock: '2px solid Highlight' },
      '&[data-end=true]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
    },
  };
});

/** A day of the calendar, marked by the range. The calendar's own day would show one day chosen and the browser's today. */
export function RangeDay(props: PickerDayProps) {
  const days = use(RangeDaysContext);
  if (days === null) throw new Error('RangeDay needs a RangeCalendar above it');
  const { pick, pointed, today, locale, onPoint, onKey } = days;
  const { day, onKeyDown, onFocus, outsideCurrentMonth = false } = props;
  const iso = isoOf(day);
  if (outsideCurrentMonth) return <Day {...props} />;
  const mark = markOf(iso, pick, pointed);
  return (
    <Day
      {...props}
      selected={false}
      today={false}
      data-inside={mark.isInside}
      data-first={mark.isFirst}
      data-last={mark.isLast}
      data-end={mark.isEnd}
      aria-selected={markOf(iso, pick, null).isInside}
      aria-current={iso === today ? 'date' : undefined}
      aria-label={formatDay(iso, locale, { dateStyle: 'full' })}
      onMouseEnter={() => onPoint(iso)}
      onFocus={(event) => {
        onPoint(iso);
        onFocus?.(event, day);
      }}
      onKeyDown={(event) => {
        if (!onKey(event, iso)) onKeyDown?.(event, day);
      }}
    />
  );
}
