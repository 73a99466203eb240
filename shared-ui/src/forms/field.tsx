import Box from '@mui/material/Box';
import { memo, useId, type ReactNode } from 'react';
import { ErrorIcon } from '../icons';
import { useUiText } from '../i18n/text-context';
import { VisuallyHidden } from '../layout/visually-hidden';

/** Attributes that a control inside a Field needs. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-required'?: true | undefined;
}

export interface FieldProps {
  readonly label: ReactNode;
  /** Keeps the label for assistive technology only. */
  readonly labelHidden?: boolean | undefined;
  readonly hint?: ReactNode;
  /** The message beneath; its presence marks the control as invalid. */
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  readonly optional?: boolean | undefined;
  /** Id of the control; the error has `<id>-error`. */
  readonly id?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** The message of an invalid control. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <Box
      id={id}
      sx={{ display: 'flex', gap: 0.5, mt: 0.5, typography: 'caption', color: 'error.main', alignItems: 'flex-start' }}
    >
      <ErrorIcon sx={{ fontSize: 16, mt: '2px' }} />
      <span>{children}</span>
    </Box>
  );
}

interface FieldLabelProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly hidden: boolean;
  readonly mark: string | null;
}

const FieldLabel = memo(function FieldLabel({ id, label, hidden, mark }: FieldLabelProps) {
  const text = (
    <>
      {label}
      {mark !== null && <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>{` ${mark}`}</Box>}
    </>
  );
  const element = (
    <Box component="label" htmlFor={id} sx={{ typography: 'body2', fontWeight: 500, display: 'block', mb: 0.5 }}>
      {text}
    </Box>
  );
  return hidden ? <VisuallyHidden>{element}</VisuallyHidden> : element;
});

/** Label, control, hint and message, tied together. */
export function Field(props: FieldProps) {
  const { label, labelHidden = false, hint, error, required = false, optional = false, id, children } = props;
  const t = useUiText();
  const ownId = useId();
  const controlId = id ?? ownId;
  const hasError = error !== undefined && error !== null && error !== false;
  const describedBy = [hint === undefined ? '' : `${controlId}-hint`, hasError ? `${controlId}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <Box sx={{ minWidth: 0 }}>
      <FieldLabel id={controlId} label={label} hidden={labelHidden} mark={optional ? t('optional') : null} />
      {children({
        id: controlId,
        ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
        ...(hasError ? { 'aria-invalid': true as const } : {}),
        ...(required ? { 'aria-required': true as const } : {}),
      })}
      {hint !== undefined && (
        <Box id={`${controlId}-hint`} sx={{ mt: 0.5, typography: 'caption', color: 'text.secondary' }}>
          {hint}
        </Box>
      )}
      {hasError && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </Box>
  );
}
