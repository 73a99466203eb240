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

it('names the keys that take back what a notice tells of, and none for another action', () => {
  const run = jest.fn();
  show({ ...saved, action: { label: 'Undo', run, isUndo: true } }, { ...failed, action: { label: 'Reload', run } });
  const keysOf = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-keyshortcuts');
  expect([keysOf('Undo'), keysOf('Reload')]).toEqual(['Control+Z Meta+Z', null]);
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

describe('when the notice that has the focus goes', () => {
  const undone: NoticeItem = { ...saved, action: { label: 'Undo', run: () => undefined } };
  const page = (
    <>
      <h1 data-page-title="" tabIndex={-1}>
        Dashboard
      </h1>
      <button type="button">Run Lanterns</button>
      <button type="button">Help</button>
    </>
  );
  /** Shows a notice after a press of the page, and goes to its action over what comes between. */
  const goToUndo = (first = [undone], later = first) => {
    const { unmount } = render(page);
    const [pressed, between] = screen.getAllByRole<HTMLElement>('button');
    if (pressed === undefined || between === undefined) throw new Error('the page has two buttons');
    act(() => pressed.focus());
    const update = show(...first);
    fireEvent.keyDown(pressed, { key: 'Tab' });
    act(() => between.focus());
    update(...later);
    fireEvent.keyDown(between, { key: 'Tab' });
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    return { update, leave: unmount };
  };
  const focused = () => document.activeElement?.textContent;

  it('gives the focus back to what the notice is about [G17]', () => {
    const { update } = goToUndo();
    update();
    expect(focused()).toBe('Run Lanterns');
  });

  it('gives it back when its action alone goes [G17]', () => {
    const { update } = goToUndo();
    update(saved);
    expect(focused()).toBe('Run Lanterns');
  });

  it('gives it to the title of the page where that is gone too [G17]', () => {
    const { update, leave } = goToUndo();
    leave();
    render(page);
    update();
    expect(focused()).toBe('Dashboard');
  });

  it('counts the keys from the latest notice on, not from an earlier one that went [G17]', () => {
    const { update } = goToUndo([waiting, undone], [undone]);
    update();
    expect(focused()).toBe('Run Lanterns');
  });

  it('lets a notice go in time whose action went with the focus', () => {
    const { update } = goToUndo();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    update(saved);
    act(() => jest.advanceTimersByTime(6000));
    expect(onDismiss.mock.calls).toEqual([['s']]);
  });

  it('moves no focus that has left it [G17]', () => {
    const { update } = goToUndo();
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    update();
    expect(document.activeElement).toBe(document.body);
  });
});

it('takes all away by one press where there are more than two, but for what is under way', () => {
  const others: NoticeItem[] = ['a', 'b'].map((id) => ({ id, kind: 'error', text: `${id} failed` }));
  const rerender = show(failed, saved);
  expect(screen.queryByRole('button', { name: /^Dismiss all/ })).toBeNull();
  rerender(failed, ...others, waiting);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss all 3' }));
  expect(onDismiss.mock.calls).toEqual([['f'], ['a'], ['b']]);
});
