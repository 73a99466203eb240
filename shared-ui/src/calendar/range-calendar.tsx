import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { memo, useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { addDays, addMonths, type IsoDay } from '@listings/shared-values';
import { useUiText } from '../i18n/text-context';
import { breakpoints } from '../theme/breakpoints';
import { pickDay, type DayPick } from './day-pick.rules';
import { registerDayjsLocale } from './dayjs-locale.rules';
import { RangeDaysContext } from './range-day';
import { RangeMonth } from './range-month';
import { useShownMonths } from './use-shown-months';

export interface RangeCalendarProps {
  /** Names the calendar. */
  readonly label: string;
  readonly pick: DayPick;
  /** A day was chosen: what it makes of the range. */
  readonly onPick: (pick: DayPick) => void;
  /** Today, in whatever zone it is counted. */
  readonly today: IsoDay;
  /** Earlier days cannot be chosen, where there is such a day. */
  readonly first?: IsoDay | undefined;
  /** Later days cannot be chosen. */
  readonly last: IsoDay;
  /** 0 is Sunday. */
  readonly weekStartsOn: number;
  /** BCP 47 tag. */
  readonly locale: string;
}

const dayKeys: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
// As the ARIA Authoring Practices have it; the library goes the other way round.
const monthKeys: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/** Day a key leads to from a day, null for keys that the calendar itself handles. */
function dayAfterKey({ key, shiftKey }: KeyboardEvent, day: IsoDay, isRtl: boolean): IsoDay | null {
  const days = dayKeys[key];
  if (days !== undefined) return addDays(day, isRtl && days * days === 1 ? -days : days);
  const months = monthKeys[key];
  return months === undefined ? null : addMonths(day, shiftKey ? 12 * months : months);
}

/** The library's words. */
function useLocaleText() {
  const t = useUiText();
  return useMemo(
    () => ({
      previousMonth: t('calendar.previous'),
      nextMonth: t('calendar.next'),
      calendarViewSwitchingButtonAriaLabel: (view: string) =>
        t(view === 'year' ? 'calendar.toDays' : 'calendar.toYears'),
    }),
    [t],
  );
}

/** The range that is shown follows what is typed; what was shown first stays until then. */
function useRevealed({ first, last }: DayPick, reveal: ReturnType<typeof useShownMonths>['reveal']) {
  const seen = useRef({ first, last });
  const show = useEffectEvent(reveal);
  useEffect(() => {
    const before = seen.current;
    seen.current = { first, last };
    if (first !== null && first !== before.first) show(first, 'first');
    else if (last !== null && last !== before.last) show(last, 'last');
  }, [first, last]);
}

/**
 * A range of days to choose, in two months on a wide screen, by pointer or keyboard: arrows, Home, End, Page Up, Page Down
 * (with Shift by years), Enter. Memoised: its days are not drawn anew with every key that is typed beside it.
 */
export const RangeCalendar = memo(function RangeCalendar(props: RangeCalendarProps) {
  const { label, pick, onPick, today, first, last, weekStartsOn, locale } = props;
  const localeText = useLocaleText();
  const isRtl = useTheme().direction === 'rtl';
  const count = useMediaQuery(`(min-width:${breakpoints.large}px)`, { noSsr: true }) ? 2 : 1;
  const { months, targets, moved, send, reveal } = useShownMonths(count, pick.last ?? pick.first ?? today);
  useRevealed(pick, reveal);
  const [pointed, setPointed] = useState<IsoDay | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const adapterLocale = useMemo(() => registerDayjsLocale(locale, weekStartsOn), [locale, weekStartsOn]);
  const press = (event: KeyboardEvent, day: IsoDay) => {
    const asked = dayAfterKey(event, day, isRtl);
    if (asked === null) return false;
    const target = asked > last ? last : first !== undefined && asked < first ? first : asked;
    const cell = group.current?.querySelector<HTMLElement>(`[data-timestamp="${Date.parse(target)}"]`);
    if (cell) cell.focus();
    else send(months.indexOf(`${day.slice(0, 7)}-01`), target);
    event.preventDefault();
    return true;
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={adapterLocale} localeText={localeText}>
      <RangeDaysContext value={{ pick, pointed, today, locale, onPoint: setPointed, onKey: press }}>
        <Box
          ref={group}
          role="group"
          aria-label={label}
          onMouseLeave={() => setPointed(null)}
          sx={{ display: 'flex', gap: 3, justifyContent: 'center' }}
        >
          {months.map((month, place) => (
            <RangeMonth
              // One more or fewer is another layout.
              key={`${count}-${place}`}
              place={place}
              count={count}
              begin={[pick.first, pick.last, today].find((day) => day?.slice(0, 7) === month.slice(0, 7)) ?? month}
              target={targets[place] ?? null}
              first={first}
              last={last}
              locale={locale}
              onMove={(shown) => moved(place, shown)}
              onChoose={(day) => onPick(pickDay(pick, day))}
            />
          ))}
        </Box>
      </RangeDaysContext>
    </LocalizationProvider>
  );
});
