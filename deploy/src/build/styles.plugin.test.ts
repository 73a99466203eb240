import { readFileSync } from 'node:fs';
import { minifyStyles } from './styles.plugin';

it('takes comments and layout away and leaves the rules as they are', () => {
  const css = `/* why */
    a:hover > b,
    i {
      margin: 0 -8px;
      width: calc(50% - 16px);
      font-family: 'Segoe UI', sans-serif;
    }
    @media (max-width: 599.95px) { a { color: red; } }`;
  expect(minifyStyles(css)).toBe(
    "a:hover>b,i{margin:0 -8px;width:calc(50% - 16px);font-family:'Segoe UI',sans-serif}@media (max-width:599.95px){a{color:red}}",
  );
});

it('gives the shell the colours of the theme, in light and in dark', () => {
  const css = readFileSync('root-config/src/shell.css', 'utf8');
  const palette = readFileSync('shared-ui/src/theme/palette.ts', 'utf8');
  const [light = '', dark = ''] = palette.split('export const darkPalette');
  const colour = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];
  const names = 'primary|on-primary|error|background|paper|text|text-secondary|divider';
  const shellColours = (text: string) =>
    Array.from(text.matchAll(new RegExp(`--shell-(?:${names}): (#\\w+);`, 'g')), ([, found]) => found);
  const themeColours = (text: string) => [
    colour(text, /primary: \{ main: '(#\w+)'/),
    colour(text, /primary: \{.*contrastText: '(#\w+)'/),
    colour(text, /error: \{ main: '(#\w+)'/),
    colour(text, /background: \{ default: '(#\w+)'/),
    colour(text, /paper: '(#\w+)'/),
    colour(text, /text: \{ primary: '(#\w+)'/),
    colour(text, /secondary: '(#\w+)'/),
    colour(text, /divider: '(#\w+)'/),
  ];
  const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)');
  expect(shellColours(lightCss)).toEqual(themeColours(light));
  expect(shellColours(darkCss)).toEqual(themeColours(dark));
});
