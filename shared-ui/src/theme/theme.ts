import type { CssVarsTheme, Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/system';
import { breakpoints } from './breakpoints';
import { componentDefaults } from './component-defaults';
import { pageDirection } from './direction';
import { darkOverlays, darkScheme, lightScheme } from './scheme-colours';
import { colourFunctions, declareVariables, rootRule, type Declarations } from './theme-variables';
import { transitions } from './transitions';
import { typography } from './typography';

/** Shadows of what lies above the page, by elevation. Nothing else throws one. */
const shadows = {
  0: 'none',
  8: '0px 5px 5px -3px rgba(0,0,0,0.2),0px 8px 10px 1px rgba(0,0,0,0.14),0px 3px 14px 2px rgba(0,0,0,0.12)',
  16: '0px 8px 10px -5px rgba(0,0,0,0.2),0px 16px 24px 2px rgba(0,0,0,0.14),0px 6px 30px 5px rgba(0,0,0,0.12)',
  24: '0px 11px 15px -7px rgba(0,0,0,0.2),0px 24px 38px 3px rgba(0,0,0,0.14),0px 9px 46px 8px rgba(0,0,0,0.12)',
};
const zIndex = { appBar: 1100, drawer: 1200, modal: 1300, snackbar: 1400, tooltip: 1500 };

const isDarkToo = document.documentElement.dataset['scheme'] !== 'light';

const common: Declarations = {};
const light: Declarations = { 'color-scheme': 'light' };
const dark: Declarations = { 'color-scheme': 'dark' };
const { fontWeight, fontSize, lineHeight, fontFamily } = typography.body1;
const font = { body1: `${fontWeight} ${fontSize}/${lineHeight} ${fontFamily}` };
const vars = {
  ...declareVariables({ font, shadows, shape: { borderRadius: '8px' }, zIndex }, common),
  ...declareVariables({ palette: darkScheme, overlays: darkOverlays }, dark),
  ...declareVariables({ palette: lightScheme }, light),
};

/**
 * The theme's variables: light, and dark where the system prefers it and the document's host is not always light. Rules as
 * browsers take them: emotion would read each declaration apart, and put it together again, before the first screen.
 */
export const themeRules: readonly string[] = [
  rootRule(common),
  rootRule(light),
  ...(isDarkToo ? [`@media (prefers-color-scheme: dark){${rootRule(dark)}}`] : []),
];

const base = createTheme({
  direction: pageDirection(),
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
  palette: lightScheme,
  components: componentDefaults,
  mixins: {},
  shadows,
  transitions,
  typography,
  zIndex,
});

/**
 * The one theme of the page, with what the components in use ask of it: CSS variables, light and dark by the system's
 * preference; light alone in the document of a host that is always light (`<html data-scheme="light">`). Made here: the
 * library's own maker of themes derives twice as many colours from the same palette, in 8 kB on every page.
 */
export const theme = Object.assign(base, {
  vars,
  motion: { reducedMotion: 'never' },
  defaultColorScheme: 'light',
  colorSchemes: isDarkToo
    ? { light: { palette: lightScheme }, dark: { palette: darkScheme } }
    : { light: { palette: lightScheme } },
  getColorSchemeSelector: (scheme: string) => (isDarkToo ? `@media (prefers-color-scheme: ${scheme})` : '&'),
  ...colourFunctions,
}) as unknown as CssVarsTheme & Theme;
