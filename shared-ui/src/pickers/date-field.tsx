import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';
import CalendarIcon from '@mui/icons-material/CalendarToday';
import { afterPress } from '../actions/after-press';
import { useUiText } from '../i18n/text.context';
import { ControlBox, ControlInput } from '../forms/control';
import { Field, type FieldProps } from '../forms/field';
import { fieldProps } from '../forms/field-props';
import { Calendar, type CalendarProps } from './calendar';

export interface DateFieldProps
  extends Omit<FieldProps, 'children' | 'label'>, Pick<CalendarProps, 'today' | 'last' | 'weekStartsOn' | 'locale'> {
  readonly label: string;
  /** What is typed. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The text was left. */
  readonly onBlur?: () => void;
  /** The day that is typed, null while it is none. */
  readonly day: string | null;
  /** A day (YYYY-MM-DD) chosen in the calendar. */
  readonly onPick: (day: string) => void;
}

/**
 * A date to type, or to choose in a calendar that opens beneath. What may be typed is the caller's rule. Not from
 * @mui/x-date-pickers: 47 kB with its date library; this is 2 kB and begins weeks where it is told.
 */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, onBlur, day, onPick, today, last, weekStartsOn, locale } = props;
  const t = useUiText();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const pick = (chosen: string) => {
    onPick(chosen);
    close();
  };
  return (
    <Field {...fieldProps(props)}>
      {(control) => (
        <>
          <ControlBox data-invalid={control['aria-invalid'] ?? false}>
            <ControlInput
              {...control}
              autoComplete="off"
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onBlur={() => onBlur && afterPress(onBlur)}
            />
            <IconButton
              ref={opener}
              size="small"
              edge="end"
              aria-expanded={isOpen}
              aria-label={t('calendar.open')}
              aria-description={label}
              onClick={() => setOpen(!isOpen)}
            >
              <CalendarIcon />
            </IconButton>
          </ControlBox>
          {isOpen && (
            <Box sx={{ mt: 0.5, border: 1, borderColor: 'divider', borderRadius: 1, width: 'fit-content' }}>
              <Calendar
                label={t('calendar.title')}
                chosen={day}
                onChoose={pick}
                onClose={close}
                {...{ today, last, weekStartsOn, locale }}
              />
            </Box>
          )}
        </>
      )}
    </Field>
  );
}
