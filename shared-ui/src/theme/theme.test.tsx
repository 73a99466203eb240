import Box from '@mui/material/Box';
import { createTheme } from '@mui/material/styles';
import { darkPalette, lightPalette } from '@listings/shared-values/palette';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Button } from '../actions/button';
import { Tooltip } from '../feedback/tooltip';
import { AppProviders } from './app-providers';
import { pageStyleCache } from './emotion-cache';
import { darkScheme, lightScheme } from './scheme-colours';
import { theme, themeRules } from './theme';

const allRules = () =>
  [...document.querySelectorAll<HTMLStyleElement>('style')].flatMap((style) => [...(style.sheet?.cssRules ?? [])]);

it('breaks the layout at mobile 480, small 600, medium 782, large 960, wide 1280 and huge 1440 pixels [S9.09, O9.09]', () => {
  const { up } = theme.breakpoints;
  expect([up('mobile'), up('sm'), up('md'), up('lg'), up('xl'), up('huge')]).toEqual([
    '@media (min-width:480px)',
    '@media (min-width:600px)',
    '@media (min-width:782px)',
    '@media (min-width:960px)',
    '@media (min-width:1280px)',
    '@media (min-width:1440px)',
  ]);
});

it('says of each colour, shadow and font what the library says of them by the same palette', () => {
  const typography = { fontFamily: theme.typography.fontFamily, body1: { fontSize: '0.9375rem', lineHeight: 1.55 } };
  const colorSchemes = { light: { palette: lightPalette }, dark: { palette: darkPalette } };
  const variables = { cssVarPrefix: 'ui' };
  const library = createTheme({ cssVariables: variables, shape: { borderRadius: 8 }, typography, colorSchemes });
  // What is mixed by the browser here, what refers to a grey that is declared nowhere else, and icons: a test of their own.
  const isOwn = (text: string) => /color-mix|--ui-palette-(Button|action-active)/.test(text);
  const known = new Set<string>();
  JSON.stringify(library.generateStyleSheets(), (name, value: unknown) => {
    if (name.startsWith('--ui-')) known.add(`${name}:${String(value)}`);
    return value;
  });
  const own =
    themeRules
      .join('')
      .match(/--ui-[^:]+:[^;}]+/g)
      ?.filter((line) => !isOwn(line)) ?? [];
  expect(own.filter((line) => !known.has(line))).toEqual([]);
  expect(own.length).toBeGreaterThan(80);
});

it('moves its components by the library’s rules, each within 150 ms', () => {
  const { transitions } = createTheme();
  for (const height of [0, 1, 480, 9000]) {
    expect(theme.transitions.getAutoHeightDuration(height)).toBe(transitions.getAutoHeightDuration(height));
  }
  const course = { duration: 120.4, easing: transitions.easing.sharp, delay: '1s' };
  const { create } = theme.transitions;
  expect(create(['opacity', 'transform'], course)).toBe(transitions.create(['opacity', 'transform'], course));
  expect(create('height')).toBe('height 150ms cubic-bezier(0.4, 0, 0.2, 1) 0ms');
  expect(new Set(Object.values(theme.transitions.duration))).toEqual(new Set([150]));
  expect(theme.transitions).toMatchObject({ easing: transitions.easing });
});

it('gives icons that can be pressed the colour of secondary texts in both schemes: seen, and no glare', () => {
  expect([lightScheme.action.active, darkScheme.action.active]).toEqual([
    lightPalette.text.secondary,
    darkPalette.text.secondary,
  ]);
});

it('tints a colour that is known to the browser alone, by a share that may be a variable', () => {
  const { action, primary } = theme.vars.palette;
  expect(theme.alpha(primary.main, 0.5)).toBe('color-mix(in srgb, var(--ui-palette-primary-main) 50%, transparent)');
  expect(theme.alpha(primary.main, `${action.selectedOpacity} + ${action.hoverOpacity}`)).toBe(
    'color-mix(in srgb, var(--ui-palette-primary-main) ' +
      'calc((var(--ui-palette-action-selectedOpacity) + var(--ui-palette-action-hoverOpacity)) * 100%), transparent)',
  );
});

it('shows a tooltip after 700 ms of pointing, not before [S9.09, O9.09]', () => {
  jest.useFakeTimers();
  const onShow = jest.fn();
  render(
    <AppProviders>
      <Tooltip title="Why it is so" onShow={onShow}>
        <button type="button">Status</button>
      </Tooltip>
    </AppProviders>,
  );
  fireEvent.pointerEnter(screen.getByText('Status').parentElement as HTMLElement);
  act(() => jest.advanceTimersByTime(699));
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('tooltip')).toHaveTextContent('Why it is so');
  expect(onShow).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(screen.getByText('Status'), { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  jest.useRealTimers();
});

it('describes a control by its tooltip also while it is not shown', () => {
  render(
    <AppProviders>
      <Tooltip title="Why it is so">
        <button type="button">Status</button>
      </Tooltip>
    </AppProviders>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Why it is so');
});

it('puts the variables of both colour schemes and the page-wide rules in once, however many applications there are', () => {
  for (const name of ['one', 'two', 'three']) {
    render(
      <AppProviders>
        <p>{name}</p>
      </AppProviders>,
    );
  }
  const rules = allRules().map((rule) => rule.cssText);
  const withPrimary = rules.filter((text) => text.includes('--ui-palette-primary-main:'));
  expect(withPrimary).toHaveLength(2);
  expect(withPrimary.filter((text) => text.includes('prefers-color-scheme: dark'))).toHaveLength(1);
  expect(rules.filter((text) => text.startsWith('body {'))).toHaveLength(1);
});

it('is light alone in the document of a host that is always light', () => {
  const { dataset } = document.documentElement;
  dataset['scheme'] = 'light';
  jest.isolateModules(() => {
    const own = jest.requireActual<{ theme: typeof theme; themeRules: typeof themeRules }>('./theme');
    const rules = own.themeRules.join('');
    expect(rules).toContain('--ui-palette-primary-main:');
    expect(rules).not.toContain('prefers-color-scheme');
    expect(own.theme.applyStyles('dark', { color: 'white' })).toEqual({});
  });
  delete dataset['scheme'];
});

it('keeps nothing in the browser’s storage', () => {
  render(
    <AppProviders>
      <p>content</p>
    </AppProviders>,
  );
  expect(localStorage).toHaveLength(0);
});

it('gives its style tags the nonce of the page’s script', () => {
  jest.isolateModules(() => {
    const script = document.head.appendChild(document.createElement('script'));
    script.nonce = 'abc123';
    const isolated = jest.requireActual<{ pageStyleCache: typeof pageStyleCache }>('./emotion-cache');
    expect(isolated.pageStyleCache().nonce).toBe('abc123');
    expect(isolated.pageStyleCache().key).toBe('ui');
    script.remove();
  });
});

it('gives browsers no rule for a place that only Internet Explorer and old versions of Firefox know, and every other rule', () => {
  render(
    <AppProviders>
      <Button>Save</Button>
      <Box component="input" sx={{ '&::placeholder': { opacity: 0.5 }, display: 'flex', userSelect: 'none' }} />
    </AppProviders>,
  );
  const rules = allRules().flatMap((rule) => (rule instanceof CSSStyleRule ? [rule] : []));
  const selectors = rules.map((rule) => rule.selectorText);
  expect(selectors.filter((selector) => /:-m(oz|s)-/.test(selector))).toEqual([]);
  expect(selectors.filter((selector) => selector.includes('::placeholder'))).toHaveLength(1);
  // Their declarations may be those of any browser.
  expect(rules.map(({ style }) => style.display)).toEqual(expect.arrayContaining(['flex', 'inline-flex']));
});
