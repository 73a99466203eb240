import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface SwitchProps {
  readonly label: ReactNode;
  readonly labelHidden?: boolean | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
  /** The change is on its way; takes no further one. */
  readonly busy?: boolean | undefined;
}

const Track = styled('input')(({ theme }) => ({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: 40,
  height: 24,
  margin: 0,
  borderRadius: 12,
  cursor: 'pointer',
  backgroundColor: theme.vars.palette.text.secondary,
  transition: 'background-color var(--ui-swift)',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    width: 18,
    height: 18,
    borderRadius: 9,
    backgroundColor: theme.vars.palette.background.paper,
    transition: 'transform var(--ui-swift)',
    boxShadow: '0 1px 2px rgb(16 22 43 / 30%)',
  },
  '&:checked': { backgroundColor: theme.vars.palette.primary.main },
  '&:checked::before': { transform: 'translateX(16px)' },
  '&:disabled': { opacity: 0.45, cursor: 'default' },
  '&[aria-busy=true]': { opacity: 0.7, cursor: 'progress' },
}));

/** Turns something on or off at once. */
export function Switch({ label, labelHidden = false, checked, onChange, disabled = false, busy = false }: SwitchProps) {
  const id = useId();
  return (
    <Box
      component="label"
      htmlFor={id}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, typography: 'body2' }}
    >
      <Track
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-busy={busy}
        onChange={(event) => {
          if (!busy) onChange(event.target.checked);
        }}
      />
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Box>
  );
}
