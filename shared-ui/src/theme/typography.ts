const fontFamily = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif';

const regular = (fontSize: string, lineHeight: number) => ({ fontFamily, fontWeight: 400, fontSize, lineHeight });
const heading = (fontSize: string, fontWeight = 600, letterSpacing = '-0.005em') => ({
  fontFamily,
  fontWeight,
  fontSize,
  lineHeight: 1.3,
  letterSpacing,
});

/** Fonts of the theme. */
export const typography = {
  fontFamily,
  fontSize: 14,
  htmlFontSize: 16,
  fontWeightLight: 300,
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: 700,
  pxToRem: (pixels: number) => `${pixels / 16}rem`,
  h1: heading('1.75rem', 700, '-0.02em'),
  h2: heading('1.1875rem', 600, '-0.01em'),
  h3: heading('1rem'),
  h4: heading('0.9375rem'),
  subtitle1: regular('1rem', 1.75),
  subtitle2: { ...regular('0.875rem', 1.57), fontWeight: 500 },
  body1: regular('0.9375rem', 1.55),
  body2: regular('0.875rem', 1.5),
  caption: regular('0.8125rem', 1.45),
  button: { fontFamily, textTransform: 'none', fontWeight: 600, fontSize: '0.875rem', lineHeight: 1.5 },
  inherit: {
    fontFamily: 'inherit',
    fontWeight: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    letterSpacing: 'inherit',
  },
} as const;
