import { act, fireEvent, render, screen } from '@testing-library/react';
import { Disclosure } from '../layout/disclosure';
import { AppProviders } from '../theme/app-providers';
import { Countdown } from './countdown';
import { ErrorState } from './error-state';
import { LoadingLines } from './loading';
import { InlineNotice } from './notice';
import { SaveIndicator } from './save-indicator';

const show = (element: React.ReactNode) => render(<AppProviders>{element}</AppProviders>);

beforeEach(() => jest.useFakeTimers({ now: 1_000_000, doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

it('counts down by the clock, speaks of it every 15 seconds, and tells the end once', () => {
  const onEnd = jest.fn();
  const { container } = show(
    <Countdown until={1_060_000} onEnd={onEnd}>
      {(seconds) => `${seconds} s`}
    </Countdown>,
  );
  const shown = () => container.querySelector('[aria-hidden]')?.textContent;
  const spoken = () => container.querySelector('[aria-live=polite]')?.textContent;
  expect([shown(), spoken()]).toEqual(['60 s', '60 s']);
  act(() => jest.advanceTimersByTime(1000));
  expect([shown(), spoken()]).toEqual(['59 s', '60 s']);
  act(() => jest.advanceTimersByTime(14_000));
  expect([shown(), spoken()]).toEqual(['45 s', '45 s']);
  // A tab that slept: the clock has moved on, the timers have not.
  jest.setSystemTime(1_058_000);
  act(() => jest.advanceTimersByTime(1000));
  expect(shown()).toBe('1 s');
  act(() => jest.advanceTimersByTime(5000));
  expect([shown(), spoken()]).toEqual(['0 s', '0 s']);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('shows no placeholder for what is ready within 200 ms', () => {
  show(<LoadingLines label="Loading rates" />);
  expect(screen.queryByText('Loading rates')).toBeNull();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole('status')).toHaveTextContent('Loading rates');
});

it('tells whether a change is saved and offers to try again', () => {
  const onRetry = jest.fn();
  const { rerender } = show(<SaveIndicator state="saving" onRetry={onRetry} />);
  expect(screen.getByRole('status')).toHaveTextContent('Saving…');
  rerender(
    <AppProviders>
      <SaveIndicator state="failed" onRetry={onRetry} />
    </AppProviders>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Not saved');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('says offline that it is saved later, and saves it once the browser is connected again', () => {
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const onRetry = jest.fn();
  show(<SaveIndicator state="failed" onRetry={onRetry} />);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Not saved yet: you are offline. It is saved once you are connected again.');
  expect(onRetry).not.toHaveBeenCalled();
  connection.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(status).toHaveTextContent(/^Not savedRetry$/);
  connection.mockRestore();
});

it('announces an error notice at once and no other unless asked to', () => {
  show(
    <>
      <InlineNotice tone="error">Failed</InlineNotice>
      <InlineNotice tone="warning">There from the start</InlineNotice>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  expect(screen.queryByRole('status')).toBeNull();
});

it('opens and closes an answer and tells each toggle', () => {
  const onToggle = jest.fn();
  show(
    <Disclosure title="Why?" onToggle={onToggle}>
      Because.
    </Disclosure>,
  );
  const question = screen.getByRole('button', { name: 'Why?' });
  expect(screen.queryByRole('region')).toBeNull();
  fireEvent.click(question);
  expect(question).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('region', { name: 'Why?' })).toHaveTextContent('Because.');
  fireEvent.click(question);
  expect(onToggle.mock.calls).toEqual([[true], [false]]);
});

describe('a failure that had the focus and goes', () => {
  const retry = () => screen.getByRole('button', { name: 'Retry' });
  function showIn(Place: 'section' | 'div') {
    const page = (content: React.ReactNode) => (
      <AppProviders>
        <main tabIndex={-1}>
          <h1 data-page-title="" tabIndex={-1}>
            Reports
          </h1>
          <Place aria-label="Figures">{content}</Place>
          <button>Other</button>
        </main>
      </AppProviders>
    );
    const { rerender } = render(page(<ErrorState message="It failed." onRetry={() => undefined} />));
    return async (content: React.ReactNode) => act(async () => rerender(page(content)));
  }

  it('leaves the focus to the part of the page it stood in, over what is loaded and what is shown then', async () => {
    const become = showIn('section');
    act(() => retry().focus());
    await become(<p>Loading</p>);
    expect(screen.getByRole('region', { name: 'Figures' })).toHaveFocus();
    await become(<p>42</p>);
    expect(screen.getByRole('region', { name: 'Figures' })).toHaveFocus();
  });

  it('leaves it to the title where there is no such part, and where it is where it was', async () => {
    const become = showIn('div');
    act(() => retry().focus());
    await become(<p>Loading</p>);
    expect(screen.getByRole('heading', { name: 'Reports' })).toHaveFocus();
    await become(<ErrorState message="It failed." onRetry={() => undefined} />);
    act(() => screen.getByRole('button', { name: 'Other' }).focus());
    await become(<p>42</p>);
    expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
  });

  it('leaves it in the same way as a notice that is dismissed [G17]', async () => {
    const become = showIn('div');
    await become(
      <InlineNotice tone="info" onDismiss={() => undefined}>
        New
      </InlineNotice>,
    );
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    await become(null);
    expect(screen.getByRole('heading', { name: 'Reports' })).toHaveFocus();
  });
});
