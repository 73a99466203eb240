import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { AppProviders } from '../theme/app-providers';
import { NoticeStack, type NoticeItem } from './notice-stack';

const onDismiss = jest.fn();

const show = (...notices: NoticeItem[]) => {
  const element = (list: readonly NoticeItem[]) => (
    <AppProviders>
      <NoticeStack notices={list} onDismiss={onDismiss} hideAfter={6000} />
    </AppProviders>
  );
  const { rerender } = render(element(notices));
  act(() => jest.advanceTimersByTime(100));
  return (...list: NoticeItem[]) => rerender(element(list));
};

beforeEach(() => {
  jest.useFakeTimers();
  onDismiss.mockClear();
});
afterEach(() => jest.useRealTimers());

const failed: NoticeItem = { id: 'f', kind: 'error', text: 'It failed' };
const saved: NoticeItem = { id: 's', kind: 'success', text: 'It is saved' };
const waiting: NoticeItem = { id: 'w', kind: 'info', text: 'Please wait…', waiting: true };

it('has its regions a moment before its first notice: what came with them would not be told', () => {
  render(
    <AppProviders>
      <NoticeStack notices={[failed, saved]} onDismiss={onDismiss} />
    </AppProviders>,
  );
  const regions = [screen.getByRole('alert'), screen.getByRole('status')];
  const texts = () => regions.map(({ textContent }) => textContent);
  expect(texts()).toEqual(['', '']);
  act(() => jest.advanceTimersByTime(100));
  expect(texts()).toEqual(['It failed', 'It is saved']);
});

it('announces errors as alerts and all others politely', () => {
  show(failed, saved);
  expect(within(screen.getByRole('alert')).getByText('It failed')).toBeInTheDocument();
  expect(within(screen.getByRole('status')).getByText('It is saved')).toBeInTheDocument();
});

it('lets errors and waiting notices stay and the others go by themselves', () => {
  show(failed, saved, waiting);
  act(() => jest.advanceTimersByTime(5999));
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(60_000));
  expect(onDismiss.mock.calls).toEqual([['s']]);
});

it('lets a notice stay that says so, until it is dismissed', () => {
  show({ ...saved, stays: true });
  act(() => jest.advanceTimersByTime(60_000));
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss.mock.calls).toEqual([['s']]);
});

it('does not take away a notice that is pointed at', () => {
  show(saved);
  const card = screen.getByText('It is saved').parentElement as HTMLElement;
  fireEvent.pointerEnter(card);
  act(() => jest.advanceTimersByTime(60_000));
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerLeave(card);
  act(() => jest.advanceTimersByTime(6000));
  expect(onDismiss.mock.calls).toEqual([['s']]);
});

it('does not take away a notice that holds the focus when the pointer leaves it, nor the other way round', () => {
  show(saved);
  const card = screen.getByText('It is saved').parentElement as HTMLElement;
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  fireEvent.pointerEnter(card);
  fireEvent.pointerLeave(card);
  act(() => jest.advanceTimersByTime(60_000));
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerEnter(card);
  act(() => dismiss.blur());
  act(() => jest.advanceTimersByTime(60_000));
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerLeave(card);
  act(() => jest.advanceTimersByTime(6000));
  expect(onDismiss.mock.calls).toEqual([['s']]);
});

it('starts the time anew when a notice is replaced', () => {
  const update = show(saved);
  act(() => jest.advanceTimersByTime(4000));
  update({ ...saved, text: 'It is saved again' });
  act(() => jest.advanceTimersByTime(4000));
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(2000));
  expect(onDismiss.mock.calls).toEqual([['s']]);
});

it('is dismissed by its button, except while something is under way', () => {
  show(failed, waiting);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss.mock.calls).toEqual([['f']]);
});

it('makes room at the foot of the page while there are notices', () => {
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  const update = show(failed);
  expect(document.body.style.paddingBottom).toBe('148px');
  expect(document.documentElement.style.getPropertyValue('--ui-notices-room')).toBe('148px');
  // The gap between two empty regions is no notice.
  height.mockReturnValue(8);
  update();
  expect(document.body.style.paddingBottom).toBe('');
  height.mockRestore();
});

it('makes its room only when the pointer that is held down was let go: a modal would move from under it', () => {
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  const held = jest.spyOn(document.documentElement, 'matches').mockReturnValue(true);
  show(failed);
  expect(document.body.style.paddingBottom).toBe('');
  held.mockReturnValue(false);
  fireEvent.pointerUp(document.body);
  expect(document.body.style.paddingBottom).toBe('148px');
  held.mockRestore();
  height.mockRestore();
});

it('runs the action of a notice', () => {
  const run = jest.fn();
  show({ ...failed, action: { label: 'Undo', run } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledTimes(1);
});
