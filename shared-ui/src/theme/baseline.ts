import type { CSSObject } from '@emotion/react';

/** The page-wide rules, inserted once: no default margins, the theme's colours and fonts, visible focus, calm motion. */
export const baseline: Record<string, CSSObject> = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%', WebkitFontSmoothing: 'antialiased' },
  body: {
    margin: 0,
    color: 'var(--ui-palette-text-primary)',
    backgroundColor: 'var(--ui-palette-background-default)',
    font: 'var(--ui-font-body1)',
  },
  ':focus-visible': { outline: '2px solid var(--ui-palette-primary-main)', outlineOffset: 2 },
  'h1:focus, h2:focus, [tabindex="-1"]:focus': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
};
