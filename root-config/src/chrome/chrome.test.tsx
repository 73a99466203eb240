import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createShellTexts } from '../messages/texts';
import { createNoticeList, createStore } from '../notices/notice-list';
import type { SignedOut } from '../page/session';
import { mountChrome } from './chrome';
import type { LeaveQuestion } from './chrome-state';

let unmount = () => {};
beforeEach(() => references.clear());
let readAnew = 0;
const references = new Map<string, string | null>();
afterEach(() => act(() => unmount()));

function mount() {
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  const leaveQuestion = createStore<LeaveQuestion | null>(null);
  const signedOut = createStore<SignedOut | null>(null);
  const notices = createNoticeList();
  const state = {
    notices,
    leaveQuestion,
    signedOut,
    text: createShellTexts('en', {}),
    language: 'en',
    signInUrl: '/sign-in',
    references,
    readAnew: () => void (readAnew += 1),
  };
  jest.useFakeTimers();
  act(() => {
    unmount = mountChrome(element, state, (error) => {
      throw error;
    });
  });
  // Notices come a moment after their regions.
  act(() => jest.advanceTimersByTime(100));
  jest.useRealTimers();
  return state;
}

it('says offline that it is, then that it is over, and reads everything anew', () => {
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { notices } = mount();
  const texts = () => notices.get().map(({ text }) => text);
  expect(texts()).toEqual([
    'You are offline. What you see stays here but may be out of date, and changes cannot be saved until you are connected again.',
  ]);
  const failure = { status: 0, serverMessage: null };
  act(() => void notices.show({ id: 'failed.updateCampaign', kind: 'error', text: 'Not saved.', failure }));
  expect(screen.getByRole('alert').textContent).toBe(
    'Not saved.You are offline. Connect to the internet, then try again.',
  );
  const before = readAnew;
  connection.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect([readAnew - before, texts()]).toEqual([
    1,
    ['Not saved.', 'You are connected again. Everything shown here is being read again.'],
  ]);
  expect(screen.getByRole('alert').textContent).toBe(
    'Not saved.You were offline. You are connected again: try once more.',
  );
  connection.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(texts()).toEqual([
    'Not saved.',
    'You are offline. What you see stays here but may be out of date, and changes cannot be saved until you are connected again.',
  ]);
  connection.mockRestore();
});

it('names a failure as the server’s log does', () => {
  references.set('updateCampaign', 'r-17').set('saveSettings', null);
  const { notices } = mount();
  const failure = { status: 503, serverMessage: null };
  act(() => void notices.show({ id: 'failed.updateCampaign', kind: 'error', text: 'Not saved.', failure }));
  expect(screen.getByRole('alert').textContent).toContain('Reference: r-17');
  act(() => notices.dismiss('failed.updateCampaign'));
  act(() => void notices.show({ id: 'failed.saveSettings', kind: 'error', text: 'Not saved.', failure }));
  expect(screen.queryByText(/^Reference/)).toBeNull();
});

it('names a failure of several calls by the one that failed last, of those alone', () => {
  references.set('deleteShippingTimes', 'r-1').set('saveShippingRates', 'r-2').set('listCampaigns', 'r-3');
  const { notices } = mount();
  const failure = { status: 500, serverMessage: null };
  act(() => void notices.show({ id: 'failed.saveShipping', kind: 'error', text: 'Not saved.', failure }));
  expect(screen.getByRole('alert').textContent).toContain('Reference: r-2');
  act(() => notices.dismiss('failed.saveShipping'));
  references.set('saveAudience', 'r-4').set('getAudience', 'r-5');
  act(() => void notices.show({ id: 'failed.saveFreeListings', kind: 'error', text: 'Not saved.', failure }));
  expect(screen.getByRole('alert').textContent).toContain('Reference: r-4');
  act(() => notices.dismiss('failed.saveFreeListings'));
  act(() => void notices.show({ id: 'failed.completeSetup', kind: 'error', text: 'Not completed.', failure }));
  expect(screen.queryByText(/^Reference/)).toBeNull();
});

it('shows notices until they are dismissed', () => {
  const { notices } = mount();
  act(() => void notices.show({ kind: 'error', text: 'It failed.' }));
  expect(screen.getByRole('alert').textContent).toContain('It failed.');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect([screen.queryByText('It failed.'), notices.get()]).toEqual([null, []]);
});

it.each(['busyElsewhere', 'setupUnfinished', 'requirementsUnticked'])(
  'says nothing of a refusal beneath %s: nothing was sent',
  (id) => {
    const { notices } = mount();
    const failure = { status: 409, serverMessage: null };
    act(() => void notices.show({ id: `failed.${id}`, kind: 'error', text: 'Nothing was sent.', failure }));
    expect(screen.getByRole('alert').textContent).toBe('Nothing was sent.');
  },
);

it('says beneath a failure why it happened and what to do now, with what the store said [O8.17]', () => {
  const { notices } = mount();
  const text = 'Unable to update your paid ads campaign. Please try again later.';
  const failed = (status: number, serverMessage: string | null) =>
    act(
      () => void notices.show({ id: 'failed.updateCampaign', kind: 'error', text, failure: { status, serverMessage } }),
    );
  failed(400, 'The budget is too small.');
  expect(screen.getByRole('alert').textContent).toBe(
    `${text}Check what you entered, then try again. Your store says: The budget is too small.`,
  );
  failed(500, null);
  expect(screen.getByRole('alert').textContent).toBe(
    `${text}An error stopped your store (500). Try again in a minute; if it happens again, tell whoever runs your store: updateCampaign, 500.`,
  );
});

it.each([
  ['Leave', true],
  ['Stay', false],
])('asks whether unsaved changes may be lost: %s [S4.21, O4.09]', (label, leave) => {
  const { leaveQuestion } = mount();
  const answer = jest.fn();
  act(() => leaveQuestion.set({ answer, title: 'Leave without saving?', text: 'It will be lost.' }));
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: label }));
  expect(answer.mock.calls).toEqual([[leave]]);
});

it('asks in the words of the screen where it is not about unsaved changes [S4.21]', () => {
  const { leaveQuestion } = mount();
  const words = { title: 'Leave without copying the key?', text: 'It is shown only now.' };
  act(() => leaveQuestion.set({ answer: () => undefined, ...words }));
  expect(screen.getByRole('dialog', { name: words.title }).textContent).toContain(words.text);
});

it('leads to signing in again in a new tab while the session is gone, and goes on afterwards [C-8]', () => {
  const { signedOut } = mount();
  const goOn = jest.fn();
  const giveUp = jest.fn();
  act(() => signedOut.set({ notYet: true, goOn, giveUp }));
  const link = screen.getByRole('link', { name: /Sign in again/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/sign-in', '_blank']);
  expect(screen.getByText('You are not yet signed in to the account that opened this page.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'I have signed in' }));
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect([goOn.mock.calls.length, giveUp.mock.calls.length]).toEqual([1, 1]);
});

describe('what stands behind a notice', () => {
  const details = {
    summary: 'Details',
    rows: [
      ['Call', 'GET /wc/gla/mc/review'],
      ['Field', 'status'],
    ],
    copy: 'Copy details',
    copied: 'Copied.',
    selected: 'Selected.',
  } as const;

  const open = async (writeText: () => Promise<void>) => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    const { notices } = mount();
    act(() => void notices.show({ kind: 'error', text: 'It failed.', details }));
    expect(screen.getByText('Details').closest('details')?.open).toBe(false);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy details', hidden: true })));
  };

  it('is copied, a line each, and says so', async () => {
    const writeText = jest.fn(async () => undefined);
    await open(writeText);
    expect(writeText.mock.calls).toEqual([['Call: GET /wc/gla/mc/review\nField: status']]);
    expect(screen.getByText('Copied.')).toBeTruthy();
  });

  it('is selected where the browser does not let a page copy', async () => {
    await open(() => Promise.reject(new Error('denied')));
    expect(screen.getByText('Selected.')).toBeTruthy();
    expect(window.getSelection()?.toString()).toContain('GET /wc/gla/mc/review');
  });
});

it('shows an answer that comes while a pointer is held down once it is released, so that it moves no button from under it', async () => {
  mount();
  const queryClient = new QueryClient();
  const Read = () => <p>{useQuery({ queryKey: ['read'], queryFn: async () => 'answer' }, queryClient).data}</p>;
  const held = jest.spyOn(document.documentElement, 'matches').mockReturnValue(true);
  render(<Read />);
  await waitFor(() => expect(queryClient.getQueryData(['read'])).toBe('answer'));
  // What is told at the next turn would be there after this one.
  await act(() => new Promise<void>((resolve) => setTimeout(() => setTimeout(resolve))));
  expect(screen.queryByText('answer')).toBeNull();
  held.mockRestore();
  act(() => void window.dispatchEvent(new Event('pointerup')));
  expect(screen.getByText('answer').textContent).toBe('answer');
});
