import { fireEvent, screen } from '@testing-library/dom';
import { createShellTexts } from '../messages/texts';
import { createNoticeList, createStore } from '../notices/notice-list';
import type { SignedOut } from '../page/session';
import { showMarkup } from '../testing/page';
import { createChromeSlot } from './chrome-slot';
import type { LeaveQuestion } from './chrome-state';

function pageWith(load: () => Promise<never>) {
  showMarkup('<div id="chrome"></div>');
  const leaveQuestion = createStore<LeaveQuestion | null>(null);
  const signedOut = createStore<SignedOut | null>(null);
  const notices = createNoticeList();
  const text = createShellTexts('en', {});
  const answers: boolean[] = [];
  const confirm = jest.fn((_text: string) => true);
  const report = jest.fn();
  const open = createChromeSlot({
    element: document.getElementById('chrome') as HTMLElement,
    state: {
      notices,
      leaveQuestion,
      signedOut,
      text,
      language: 'en',
      signInUrl: '/sign-in',
      references: new Map(),
      readAnew: () => undefined,
    },
    confirm,
    report,
    load,
  });
  const ask = () =>
    leaveQuestion.set({
      title: 'Leave without copying the key?',
      text: 'It is shown only now.',
      answer: (leave) => {
        leaveQuestion.set(null);
        answers.push(leave);
      },
    });
  return { notices, answers, ask, open, confirm, report };
}

describe('notices and dialogs that cannot be loaded', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const failing = () => Promise.reject(new TypeError('Failed to fetch'));

  it('are replaced by plain ones: no message is lost [C-6]', async () => {
    const { notices, report } = pageWith(failing);
    notices.show({ kind: 'error', text: 'It failed.' });
    notices.show({ kind: 'success', text: 'Saved.' });
    notices.show({ kind: 'info', text: 'Please wait…', waiting: true });
    await jest.advanceTimersByTimeAsync(0);
    expect(screen.getByRole('alert').textContent).toBe('It failed. Dismiss');
    expect(screen.getAllByRole('status').map((notice) => notice.textContent)).toEqual([
      'Saved. Dismiss',
      'Please wait… ',
    ]);
    await jest.advanceTimersByTimeAsync(6000);
    expect(notices.get().map((notice) => notice.text)).toEqual(['It failed.', 'Please wait…']);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(notices.get().map((notice) => notice.text)).toEqual(['Please wait…']);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('are replaced after five seconds when they hang, and the question is asked by the browser [C-6]', async () => {
    const { ask, answers, confirm } = pageWith(() => new Promise<never>(() => {}));
    ask();
    await jest.advanceTimersByTimeAsync(4990);
    expect(answers).toEqual([]);
    await jest.advanceTimersByTimeAsync(20);
    expect([answers, confirm.mock.calls]).toEqual([
      [true],
      [['Leave without copying the key?\nIt is shown only now.']],
    ]);
  });
});

it('are loaded in a quiet moment, once', async () => {
  const load = jest.fn(() => new Promise<never>(() => {}));
  const { open, notices } = pageWith(load);
  expect(load).not.toHaveBeenCalled();
  open();
  open();
  notices.show({ kind: 'info', text: 'x' });
  expect(load).toHaveBeenCalledTimes(1);
});

it('are plain while there is no connection and say that it is gone; once it is back they are loaded [C-6]', async () => {
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = jest.fn(() => new Promise<never>(() => {}));
  const { report } = pageWith(load);
  window.dispatchEvent(new Event('offline'));
  expect((await screen.findByRole('status')).textContent).toBe('You are offline. Dismiss');
  expect(load).not.toHaveBeenCalled();
  connection.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect([load.mock.calls.length, report.mock.calls.length]).toEqual([1, 0]);
  connection.mockRestore();
});
