import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { FieldError } from './field';

export interface CheckboxProps {
  readonly label: ReactNode;
  readonly labelHidden?: boolean;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  /** Some of what it stands for are chosen. */
  readonly indeterminate?: boolean;
  readonly id?: string;
  readonly name?: string;
}

const Box20 = styled('input')(({ theme }) => ({
  flex: 'none',
  width: 20,
  height: 20,
  margin: 2,
  accentColor: theme.vars.palette.primary.main,
}));

/** Something that is so or not. */
export function Checkbox(props: CheckboxProps) {
  const {
    label,
    labelHidden = false,
    checked,
    onChange,
    hint,
    error,
    disabled = false,
    indeterminate = false,
    id,
    name,
  } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  const hasError = error !== undefined && error !== null && error !== false;
  const describedBy = [hint === undefined ? '' : `${inputId}-hint`, hasError ? `${inputId}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div>
      <Box
        component="label"
        htmlFor={inputId}
        sx={{ display: 'inline-flex', gap: 1, minHeight: 24, typography: 'body2', cursor: 'pointer' }}
      >
        <Box20
          type="checkbox"
          id={inputId}
          {...(name === undefined ? {} : { name })}
          {...(labelHidden && typeof label === 'string' ? { 'aria-label': label } : {})}
          {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
          {...(hasError ? { 'aria-invalid': true as const } : {})}
          checked={checked}
          disabled={disabled}
          ref={(input) => {
            if (input) input.indeterminate = indeterminate;
          }}
          onChange={(event) => onChange(event.target.checked)}
        />
        {!labelHidden && (
          <Box component="span" sx={{ pt: '1px', ...(disabled ? { color: 'text.disabled' } : {}) }}>
            {label}
          </Box>
        )}
      </Box>
      <Box sx={{ pl: 4 }}>
        {hint !== undefined && (
          <Box id={`${inputId}-hint`} sx={{ typography: 'caption', color: 'text.secondary' }}>
            {hint}
          </Box>
        )}
        {hasError && <FieldError id={`${inputId}-error`}>{error}</FieldError>}
      </Box>
    </div>
  );
}
