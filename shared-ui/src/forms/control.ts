import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { controlBorder } from '@listings/shared-values/palette';

/** The look every box to type or choose in has. */
export const controlSurface = (theme: Theme) => ({
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  border: `1px solid ${controlBorder.light}`,
  ...theme.applyStyles('dark', { borderColor: controlBorder.dark }),
  borderRadius: 8,
  fontFamily: 'inherit',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
});

/** The box around an input and what stands before and after it. */
export const ControlBox = styled('div')(({ theme }) => ({
  ...controlSurface(theme),
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 'var(--ui-control, 40px)',
  paddingInline: 12,
  '&:focus-within': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -1,
    boxShadow: 'var(--ui-glow)',
  },
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&[data-invalid=true]': { borderColor: theme.vars.palette.error.main },
  '&[data-disabled=true]': {
    backgroundColor: theme.vars.palette.action.disabledBackground,
    color: theme.vars.palette.text.disabled,
  },
}));

/** The input itself: all its looks come from the box. */
export const ControlInput = styled('input')({
  flex: 1,
  minWidth: 0,
  border: 0,
  padding: 0,
  paddingBlock: 7,
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: 'inherit', opacity: 0.65 },
});
