import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from '../feedback/tooltip';
import { AppProviders } from './app-providers';
import { pageStyleCache } from './emotion-cache';
import { theme } from './theme';

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
  expect(rules.filter((text) => text.includes('prefers-reduced-motion'))).toHaveLength(1);
});

it('is light alone in the document of a host that is always light', () => {
  const { dataset } = document.documentElement;
  dataset['scheme'] = 'light';
  jest.isolateModules(() => {
    const { theme: own } = jest.requireActual<{ theme: typeof theme }>('./theme');
    const sheets = JSON.stringify(own.generateStyleSheets());
    expect(sheets).toContain('--ui-palette-primary-main');
    expect(sheets).not.toContain('prefers-color-scheme');
    expect(own.applyStyles('dark', { color: 'white' })).toEqual({});
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
