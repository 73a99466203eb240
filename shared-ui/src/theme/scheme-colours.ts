import { darkPalette, lightPalette } from '@listings/shared-values/palette';

/** A colour with this share of another one in it. */
const mixed = (colour: string, share: string, other: string): string =>
  `color-mix(in srgb, ${colour}, ${other} ${share})`;

interface Tone {
  readonly main: string;
  readonly contrastText: string;
  readonly dark?: string;
  readonly light?: string;
}

const shades = ({ main, contrastText, dark, light }: Tone) => ({
  light: light ?? mixed(main, '20%', '#fff'),
  main,
  dark: dark ?? mixed(main, '30%', '#000'),
  contrastText,
});

/** Colours of one scheme, by the names that the components know. Ink is what surfaces are tinted with. */
function schemeOf(colours: typeof lightPalette | typeof darkPalette, isLight: boolean) {
  const ink = (share: number) => `rgba(${isLight ? '0, 0, 0' : '255, 255, 255'}, ${share})`;
  return {
    grey: { 300: '#e0e0e0', A100: '#f5f5f5' },
    common: { black: '#000', white: '#fff' },
    primary: shades(colours.primary),
    secondary: shades(colours.secondary),
    success: shades(colours.success),
    warning: shades(colours.warning),
    error: shades(colours.error),
    info: shades(colours.info),
    background: colours.background,
    text: colours.text,
    divider: colours.divider,
    action: {
      disabledOpacity: 0.38,
      active: colours.text.secondary,
      hover: ink(isLight ? 0.04 : 0.08),
      hoverOpacity: isLight ? 0.04 : 0.08,
      selected: ink(isLight ? 0.08 : 0.16),
      selectedOpacity: isLight ? 0.08 : 0.16,
      disabled: ink(isLight ? 0.26 : 0.3),
      disabledBackground: ink(0.12),
      focus: ink(0.12),
      focusOpacity: 0.12,
      activatedOpacity: isLight ? 0.12 : 0.24,
    },
    Button: isLight
      ? { inheritContainedBg: '#e0e0e0', inheritContainedHoverBg: '#f5f5f5' }
      : { inheritContainedBg: '#424242', inheritContainedHoverBg: '#616161' },
    Skeleton: { bg: mixed('transparent', isLight ? '11%' : '13%', colours.text.primary) },
  };
}

export const lightScheme = schemeOf(lightPalette, true);
export const darkScheme = schemeOf(darkPalette, false);

const veil = (share: number): string => {
  const white = `rgba(255 255 255 / ${share})`;
  return `linear-gradient(${white}, ${white})`;
};

/** What lies above the page is lighter in the dark scheme, where its shadow is hard to see; by elevation. */
export const darkOverlays = { 8: veil(0.119), 16: veil(0.147), 24: veil(0.165) };
