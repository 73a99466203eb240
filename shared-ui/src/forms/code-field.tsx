import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useUiText } from '../i18n/text.context';
import { controlSurface } from './control';
import { FieldError } from './field';

export interface CodeFieldProps {
  readonly label: ReactNode;
  /** The digits entered; setting it to '' empties all boxes. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter was pressed. */
  readonly onSubmit?: () => void;
  readonly length?: number;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly id?: string;
}

const DigitBox = styled('input')(({ theme }) => ({
  ...controlSurface(theme),
  width: 44,
  minWidth: 0,
  height: 52,
  padding: 0,
  textAlign: 'center',
  fontSize: '1.375rem',
  fontVariantNumeric: 'tabular-nums',
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 0 },
  '&[aria-invalid=true]': { borderColor: theme.vars.palette.error.main },
}));

const digitsOf = (text: string) => text.replace(/\D/g, '');
const spread = (value: string, length: number) => Array.from({ length }, (_, index) => value[index] ?? '');

/** The boxes, which may have gaps, beside the value, which has none. */
function useDigits(value: string, length: number, onChange: (value: string) => void) {
  const [digits, setDigits] = useState(() => spread(value, length));
  const shown = digits.join('') === value && digits.length === length ? digits : spread(value, length);
  const change = (next: string[]) => {
    setDigits(next);
    onChange(next.join(''));
  };
  const put = (from: number, typed: string): number => {
    const next = [...shown];
    for (let offset = 0; offset < typed.length && from + offset < length; offset += 1) {
      next[from + offset] = typed[offset] ?? '';
    }
    change(next);
    return Math.min(from + typed.length, length - 1);
  };
  const clear = (at: number) => change(shown.map((digit, index) => (index === at ? '' : digit)));
  return { shown, put, clear };
}

/** A code in single-digit boxes. A pasted or filled-in code fills all of them; what is no digit is dropped. */
export function CodeField(props: CodeFieldProps) {
  const { label, value, onChange, onSubmit, length = 6, hint, error, disabled = false, autoFocus = false, id } = props;
  const t = useUiText();
  const ownId = useId();
  const group = id ?? ownId;
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const { shown, put, clear } = useDigits(value, length, onChange);
  const hasError = error !== undefined && error !== null && error !== false;
  const focus = (index: number) => boxes.current[Math.max(0, Math.min(index, length - 1))]?.focus();
  useEffect(() => {
    if (autoFocus) boxes.current[0]?.focus();
  }, [autoFocus]);

  const type = (index: number, text: string) => {
    const typed = digitsOf(text);
    if (text === '') clear(index);
    else if (typed.length >= length) focus(put(0, typed.slice(0, length)));
    else if (typed !== '') focus(put(index, typed.length === 2 ? otherDigit(typed, shown[index] ?? '') : typed));
  };
  const paste = (index: number, event: ClipboardEvent) => {
    event.preventDefault();
    const pasted = digitsOf(event.clipboardData.getData('text'));
    if (pasted !== '') focus(put(pasted.length >= length ? 0 : index, pasted.slice(0, length)));
  };
  const press = (index: number, event: KeyboardEvent) => {
    const move: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: length - 1 };
    const target = move[event.key];
    if (event.key === 'Enter') onSubmit?.();
    else if (event.key === 'Backspace' && shown[index] === '' && index > 0) {
      clear(index - 1);
      focus(index - 1);
    } else if (target !== undefined) focus(target);
    else return;
    event.preventDefault();
  };

  return (
    <Box
      role="group"
      id={group}
      aria-labelledby={`${group}-label`}
      {...(hasError
        ? { 'aria-describedby': `${group}-error` }
        : hint === undefined
          ? {}
          : { 'aria-describedby': `${group}-hint` })}
    >
      <Box id={`${group}-label`} sx={{ typography: 'body2', fontWeight: 500, mb: 0.5 }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', gap: { xs: 0.75, mobile: 1 } }}>
        {shown.map((digit, index) => (
          <DigitBox
            key={index}
            ref={(element) => {
              boxes.current[index] = element;
            }}
            aria-label={t('codeBox', { position: index + 1, length })}
            {...(hasError ? { 'aria-invalid': true as const } : {})}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            value={digit}
            disabled={disabled}
            onFocus={(event) => event.target.select()}
            onChange={(event) => type(index, event.target.value)}
            onPaste={(event) => paste(index, event)}
            onKeyDown={(event) => press(index, event)}
          />
        ))}
      </Box>
      {hint !== undefined && (
        <Box id={`${group}-hint`} sx={{ mt: 0.5, typography: 'caption', color: 'text.secondary' }}>
          {hint}
        </Box>
      )}
      {hasError && <FieldError id={`${group}-error`}>{error}</FieldError>}
    </Box>
  );
}

/** A second digit typed into a filled box replaces the first, on whichever side it was typed. */
const otherDigit = (typed: string, former: string) => (typed[0] === former ? typed.slice(1) : typed.slice(0, 1));
