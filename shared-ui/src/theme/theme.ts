import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { breakpoints } from './breakpoints';
import { componentDefaults } from './component-defaults';
import { pageDirection } from './direction';
import { darkPalette, lightPalette } from '@listings/shared-values/palette';

const fontFamily = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif';
const heading = { fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.005em' };

const light = { palette: lightPalette };
const dark = { palette: darkPalette };

/**
 * The one theme of the page: CSS variables, light and dark by the system's preference; light alone in the document of a
 * host that is always light (`<html data-scheme="light">`).
 */
export const theme = createTheme({
  direction: pageDirection(),
  cssVariables: { cssVarPrefix: 'ui' },
  colorSchemes: document.documentElement.dataset['scheme'] === 'light' ? { light } : { light, dark },
  breakpoints: {
    values: {
      xs: 0,
      mobile: breakpoints.mobile,
      sm: breakpoints.small,
      md: breakpoints.medium,
      lg: breakpoints.large,
      xl: breakpoints.wide,
      huge: breakpoints.huge,
    },
  },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily,
    fontSize: 14,
    h1: { ...heading, fontSize: '1.5rem' },
    h2: { ...heading, fontSize: '1.125rem' },
    h3: { ...heading, fontSize: '1rem' },
    h4: { ...heading, fontSize: '0.9375rem' },
    body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
    body2: { fontSize: '0.875rem', lineHeight: 1.5 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
    button: { textTransform: 'none', fontWeight: 600, fontSize: '0.875rem', lineHeight: 1.5 },
  },
  components: componentDefaults,
});
