/** Colours by scheme; text and controls keep at least 4.5 : 1 (text) and 3 : 1 (borders of controls) on their background. */
export const lightPalette = {
  primary: { main: '#3544d1', dark: '#2733a6', light: '#e6e9fd', contrastText: '#ffffff' },
  secondary: { main: '#4a5265', contrastText: '#ffffff' },
  success: { main: '#1a7041', contrastText: '#ffffff' },
  warning: { main: '#8f5200', contrastText: '#ffffff' },
  error: { main: '#b3261e', contrastText: '#ffffff' },
  info: { main: '#1f5f99', contrastText: '#ffffff' },
  background: { default: '#f5f6f9', paper: '#ffffff' },
  text: { primary: '#1a1e29', secondary: '#545c6e', disabled: '#767d8d' },
  divider: '#dfe2e9',
} as const;

/** The dark scheme, shown when the system prefers it. */
export const darkPalette = {
  primary: { main: '#aab4ff', dark: '#8893f5', light: '#2a2f63', contrastText: '#10162b' },
  secondary: { main: '#b7bdcb', contrastText: '#14171f' },
  success: { main: '#74d3a0', contrastText: '#08210f' },
  warning: { main: '#f0b866', contrastText: '#2a1700' },
  error: { main: '#ff9d94', contrastText: '#3a0905' },
  info: { main: '#8cc4f5', contrastText: '#06213a' },
  background: { default: '#12141b', paper: '#1b1e28' },
  text: { primary: '#e9ebf1', secondary: '#aab1c0', disabled: '#838b9c' },
  divider: '#333846',
} as const;

/** Border of inputs and other controls, by scheme. */
export const controlBorder = { light: '#7c8496', dark: '#79819a' } as const;

type Palette = typeof lightPalette | typeof darkPalette;

/** Colours of a scheme for a page without the component library, by the name of their custom property. */
const pageColours = (palette: Palette, border: string) => ({
  primary: palette.primary.main,
  'on-primary': palette.primary.contrastText,
  error: palette.error.main,
  success: palette.success.main,
  background: palette.background.default,
  paper: palette.background.paper,
  text: palette.text.primary,
  'text-secondary': palette.text.secondary,
  divider: palette.divider,
  border,
});

type PageColour = keyof ReturnType<typeof pageColours>;

const declarations = (colours: Readonly<Record<string, string>>, prefix: string, without: readonly string[]): string =>
  Object.entries(colours)
    .filter(([name]) => !without.includes(name))
    .map(([name, colour]) => `--${prefix}${name}: ${colour};`)
    .join(' ');

/** Matches the document of a host that is light whatever the system prefers: `<html data-scheme="light">`. */
const lightAlone = '[data-scheme=light]';

/**
 * CSS that declares the colours as custom properties, light and dark by the system's preference: `--primary`, `--on-primary`,
 * `--text-secondary` … `prefix` stands after the two dashes; colours in `without` are left out. A document with
 * `data-scheme="light"` stays light.
 */
export const paletteStyle = (prefix = '', without: readonly PageColour[] = []): string => {
  const light = declarations(pageColours(lightPalette, controlBorder.light), prefix, without);
  const dark = declarations(pageColours(darkPalette, controlBorder.dark), prefix, without);
  return [
    `:root { color-scheme: light dark; ${light} }`,
    `:root${lightAlone} { color-scheme: light; }`,
    `@media (prefers-color-scheme: dark) { :root:not(${lightAlone}) { ${dark} } }`,
  ].join('\n');
};
