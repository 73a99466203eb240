import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId, useRef, type ReactNode } from 'react';
import { useUiText } from '../i18n/text-context';
import { controlSurface } from './control';
import { FieldError } from './field';
import { useCodeBoxes } from './use-code-boxes';

export interface CodeFieldProps {
  readonly label: ReactNode;
  /** The digits entered; setting it to '' empties all boxes. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter was pressed. */
  readonly onSubmit?: (() => void) | undefined;
  readonly length?: number | undefined;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly id?: string | undefined;
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

const isGiven = (node: ReactNode) => node !== undefined && node !== null && node !== false;

/** A code in single-digit boxes. A pasted or filled-in code fills all of them; what is no digit is dropped. */
export function CodeField(props: CodeFieldProps) {
  const { label, value, onChange, onSubmit, length = 6, hint, error, disabled = false, autoFocus = false, id } = props;
  const t = useUiText();
  const ownId = useId();
  const groupId = id ?? ownId;
  const group = useRef<HTMLDivElement>(null);
  const boxes = useCodeBoxes({ group, value, length, onChange, onSubmit, autoFocus });
  const hasError = isGiven(error);
  const described = hasError ? `${groupId}-error` : isGiven(hint) ? `${groupId}-hint` : undefined;
  return (
    <Box role="group" id={groupId} ref={group} aria-labelledby={`${groupId}-label`} aria-describedby={described}>
      <Box id={`${groupId}-label`} sx={{ typography: 'body2', fontWeight: 500, mb: 0.5 }}>
        {label}
      </Box>
      {/* A code is a number: it stands from left to right in every language, at the side where lines begin. */}
      <Box dir="ltr" sx={{ display: 'flex', width: 'fit-content', maxWidth: '100%', gap: { xs: 0.75, mobile: 1 } }}>
        {boxes.shown.map((digit, index) => (
          <DigitBox
            key={index}
            aria-label={t('codeBox', { position: index + 1, length })}
            aria-invalid={hasError ? true : undefined}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            value={digit}
            disabled={disabled}
            onFocus={(event) => event.target.select()}
            onChange={(event) => boxes.type(index, event.target.value)}
            onPaste={(event) => boxes.paste(index, event)}
            onKeyDown={(event) => boxes.press(index, event)}
          />
        ))}
      </Box>
      {isGiven(hint) && (
        <Box id={`${groupId}-hint`} sx={{ mt: 0.5, typography: 'caption', color: 'text.secondary' }}>
          {hint}
        </Box>
      )}
      {hasError && <FieldError id={`${groupId}-error`}>{error}</FieldError>}
    </Box>
  );
}
