import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { FieldError } from './field';

export interface CheckboxProps {
  readonly label: ReactNode;
  readonly labelHidden?: boolean | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** True while some of its options are chosen. */
  readonly indeterminate?: boolean | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
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
          name={name}
          aria-label={labelHidden && typeof label === 'string' ? label : undefined}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          aria-invalid={hasError ? true : undefined}
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
