import type { PackageBuild } from '@listings/deploy/package-build';

export default {
  name: 'shared-ui',
  entries: {
    ui: { import: ['./src/index.ts', './src/table.ts'] },
    forms: { import: './src/forms.ts', dependOn: ['ui'] },
    'tree-select': { import: './src/tree-select.ts', dependOn: ['ui'] },
    combobox: { import: './src/combobox.ts', dependOn: ['ui'] },
    'code-field': { import: './src/code-field.ts', dependOn: ['ui'] },
    stepper: { import: './src/stepper.ts', dependOn: ['ui'] },
    overlays: { import: './src/overlays.ts', dependOn: ['ui'] },
    pickers: { import: './src/pickers.ts', dependOn: ['tree-select'] },
    calendar: { import: './src/calendar.ts', dependOn: ['overlays'] },
    charts: { import: './src/charts.ts', dependOn: ['ui'] },
  },
  specifiers: {
    '@listings/shared-ui': 'ui',
    '@listings/shared-ui/table': 'ui',
    '@listings/shared-ui/forms': 'forms',
    '@listings/shared-ui/tree-select': 'tree-select',
    '@listings/shared-ui/combobox': 'combobox',
    '@listings/shared-ui/code-field': 'code-field',
    '@listings/shared-ui/stepper': 'stepper',
    '@listings/shared-ui/overlays': 'overlays',
    '@listings/shared-ui/pickers': 'pickers',
    '@listings/shared-ui/calendar': 'calendar',
    '@listings/shared-ui/charts': 'charts',
  },
  // The theme turns ripples off, and buttons have a spinner of ours; emotion copies static members in a function that nothing here calls; the calendar shows
  // days and years, and does not slide; the chart has a width, no pointer and no legend.
  leaveOut: [
    '@mui/material/ButtonBase/TouchRipple.mjs',
    '@mui/material/CircularProgress/CircularProgress.mjs',
    'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js',
    'react-transition-group/esm/CSSTransition.js',
    '@mui/x-date-pickers/MonthCalendar/MonthCalendar.mjs',
    '@nivo/voronoi/dist/nivo-voronoi.mjs',
    '@nivo/legends/dist/nivo-legends.mjs',
    'react-virtualized-auto-sizer/dist/react-virtualized-auto-sizer.esm.js',
    'use-debounce/dist/index.module.js',
  ],
  replace: {
    '@emotion/cache/dist/emotion-cache.browser.esm.js': './src/theme/style-cache.ts',
    '@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js': './src/theme/forwarded-props.ts',
    // The chart does not move.
    '@react-spring/web/dist/react-spring_web.modern.mjs': './src/charts/still-springs.tsx',
    '@mui/utils/useId/useId.mjs': './src/theme/given-id.ts',
    '@mui/material/useLazyRipple/useLazyRipple.mjs': './src/theme/no-ripple.ts',
    '@mui/material/useMediaQuery/index.mjs': './src/theme/media-query.ts',
    '@mui/material/Box/Box.mjs': './src/theme/box.ts',
    '@mui/material/styles/createTheme.mjs': './src/theme/theme-of-components.ts',
    '@mui/material/styles/ThemeProviderWithVars.mjs': './src/theme/theme-provider.ts',
  },
} satisfies PackageBuild;
