import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

const focusRing = { outline: '2px solid var(--ui-palette-primary-main)', outlineOffset: 2 };

/** Defaults of every use of a component, so that screens do not repeat them. */
export const componentDefaults: Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&:focus-visible, &.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      // No fading: half-faded text is too faint to read.
      root: {
        minHeight: 'var(--ui-control, 40px)',
        paddingInline: 16,
        transition: 'none',
        '&[aria-disabled=true]': { opacity: 0.72, cursor: 'progress' },
      },
      sizeSmall: { minHeight: 30, paddingInline: 10 },
      sizeLarge: { minHeight: 44, paddingInline: 22 },
      text: { paddingInline: 8 },
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 32, minHeight: 32 } } },
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiLink: { defaultProps: { underline: 'always' }, styleOverrides: { root: { textUnderlineOffset: '0.18em' } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
};
