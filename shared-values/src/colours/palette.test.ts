import { paletteStyle } from './palette';

it('declares the colours of both schemes as custom properties', () => {
  const [light = '', lightAlone, dark = ''] = paletteStyle('shell-').split('\n');
  expect(light).toBe(
    ':root { color-scheme: light dark; --shell-primary: #3544d1; --shell-on-primary: #ffffff; --shell-error: #b3261e; --shell-success: #1a7041; --shell-background: #f5f6f9; --shell-paper: #ffffff; --shell-text: #1a1e29; --shell-text-secondary: #545c6e; --shell-divider: #dfe2e9; --shell-border: #7c8496; }',
  );
  expect(lightAlone).toBe(':root[data-scheme=light] { color-scheme: light; }');
  const darkRule = '@media (prefers-color-scheme: dark) { :root:not([data-scheme=light]) { --shell-primary: #aab4ff;';
  expect(dark.startsWith(darkRule)).toBe(true);
});

it('names the properties without a prefix where none is given', () => {
  expect(paletteStyle()).toContain(' --text-secondary: #545c6e;');
});

it('leaves colours out that a page does not use', () => {
  expect(paletteStyle('', ['success', 'border'])).not.toMatch(/--(success|border):/);
  expect(paletteStyle('', ['success'])).toContain(' --border: #79819a;');
});
