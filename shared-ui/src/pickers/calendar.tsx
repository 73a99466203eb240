import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { addMonths, formatDay, type IsoDay } from '@listings/shared-values';
import { NextIcon, PreviousIcon } from '../icons';
import { useUiText } from '../i18n/text.context';
import { dayAfterKey, weeksOf } from './calendar.rules';

export interface CalendarProps {
  /** Names the calendar. */
  readonly label: string;
  readonly chosen: IsoDay | null;
  readonly today: IsoDay;
  /** Later days cannot be chosen. */
  readonly last: IsoDay;
  /** 0 is Sunday. */
  readonly weekStartsOn: number;
  readonly locale: string;
  readonly onChoose: (day: IsoDay) => void;
  readonly onClose: () => void;
}

const Day = styled('button')(({ theme }) => ({
  width: 40,
  height: 40,
  border: 0,
  borderRadius: 8,
  font: 'inherit',
  cursor: 'pointer',
  color: theme.vars.palette.text.primary,
  backgroundColor: 'transparent',
  fontVariantNumeric: 'tabular-nums',
  '&:hover:not([aria-disabled=true])': { backgroundColor: theme.vars.palette.action.hover },
  '&[data-outside=true]': { color: theme.vars.palette.text.secondary },
  '&[aria-current=date]': { outline: `1px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
  '&[aria-disabled=true]': { color: theme.vars.palette.text.disabled, cursor: 'default' },
  '&[aria-pressed=true]': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
}));

/** Month and year, with the way to the months before and after. */
function MonthBar({ at, locale, onMove }: { at: IsoDay; locale: string; onMove: (months: number) => void }) {
  const t = useUiText();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
      <IconButton aria-label={t('calendar.previous')} onClick={() => onMove(-1)}>
        <PreviousIcon />
      </IconButton>
      <Box aria-live="polite" sx={{ fontWeight: 600 }}>
        {formatDay(at, locale, { month: 'long', year: 'numeric' })}
      </Box>
      <IconButton aria-label={t('calendar.next')} onClick={() => onMove(1)}>
        <NextIcon />
      </IconButton>
    </Box>
  );
}

/** A month to choose a day from, by pointer or keyboard: arrows, Home, End, Page Up, Page Down, Enter, Escape. */
export function Calendar(props: CalendarProps) {
  const { label, chosen, today, last, weekStartsOn, locale, onChoose, onClose } = props;
  const [at, setAt] = useState(chosen ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<IsoDay | null>(at);
  useEffect(() => {
    if (focused !== null) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focused]);
  const press = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, at, weekStartsOn);
    if (event.key === 'Escape') onClose();
    else if (next === null) return;
    else {
      setAt(next);
      setFocused(next);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const weeks = weeksOf(at, weekStartsOn);
  return (
    <Box role="group" aria-label={label} onKeyDown={press} sx={{ width: 'fit-content', maxWidth: '100%', p: 1 }}>
      <MonthBar at={at} locale={locale} onMove={(months) => setAt(addMonths(at, months))} />
      <Box
        component="table"
        ref={grid}
        sx={{ borderCollapse: 'collapse', '& th, & td': { p: 0, textAlign: 'center' } }}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <Box component="th" scope="col" key={day} sx={{ typography: 'caption', color: 'text.secondary' }}>
                {formatDay(day, locale, { weekday: 'short' })}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <Day
                    type="button"
                    tabIndex={day === at ? 0 : -1}
                    data-outside={day.slice(0, 7) !== at.slice(0, 7)}
                    aria-label={formatDay(day, locale, { dateStyle: 'full' })}
                    aria-pressed={day === chosen}
                    aria-disabled={day > last}
                    {...(day === today ? { 'aria-current': 'date' as const } : {})}
                    onClick={() => day <= last && onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </Day>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
