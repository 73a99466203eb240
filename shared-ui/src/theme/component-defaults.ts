import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

/** Defaults of every use of a component, so that screens do not repeat them; looks are the page's (`root-config/src/look.css`). */
export const componentDefaults: Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: { defaultProps: { disableElevation: true } },
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiLink: { defaultProps: { underline: 'always' } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
};
