import type { CSSObject } from '@emotion/react';

/**
 * The page-wide rules, inserted once: no default margins, the theme's colours and fonts. Visible focus and calm motion come
 * with the page itself (`root-config/src/base.css`).
 */
export const baseline: Record<string, CSSObject> = {
  html: { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%', WebkitFontSmoothing: 'antialiased' },
  body: {
    margin: 0,
    color: 'var(--ui-palette-text-primary)',
    backgroundColor: 'var(--ui-palette-background-default)',
    font: 'var(--ui-font-body1)',
  },
  // Lines end between phrases, not within a word, where the browser can tell them.
  ':lang(ja)': { wordBreak: 'auto-phrase' },
};
