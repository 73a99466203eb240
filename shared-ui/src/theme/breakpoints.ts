/**
 * Lowest width of each screen class in CSS pixels. Source: S9.09.
 * In `sx` and `theme.breakpoints` they go by these keys: mobile → `mobile`, small → `sm`, medium → `md`,
 * large → `lg`, wide → `xl`, huge → `huge`; `xs` is everything below.
 */
export const breakpoints = { mobile: 480, small: 600, medium: 782, large: 960, wide: 1280, huge: 1440 } as const;

/** Delay between the pointer's rest and the tooltip, in milliseconds. Source: S9.09. */
export const TOOLTIP_DELAY = 700;

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    mobile: true;
    huge: true;
  }
}
