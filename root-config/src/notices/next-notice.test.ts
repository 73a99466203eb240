import { createNextNotice } from './next-notice';

const key = 'listings.notice';
beforeEach(() => window.sessionStorage.clear());

it('is told once by the page that is loaded next', () => {
  createNextNotice(window).keep({ kind: 'success', text: 'Done.' });
  const next = createNextNotice(window);
  expect(next.take()).toEqual({ kind: 'success', text: 'Done.' });
  expect(next.take()).toBeNull();
  expect(window.sessionStorage.length).toBe(0);
});

it.each(['{', 'null', '1', '{"kind":"error","text":"x"}', '{"kind":"info","text":1}'])(
  'is none where something else was written: %s',
  (kept) => {
    window.sessionStorage.setItem(key, kept);
    expect(createNextNotice(window).take()).toBeNull();
    expect(window.sessionStorage.length).toBe(0);
  },
);

it('is none where the browser forbids its storage', () => {
  const forbidding = {
    get sessionStorage(): Storage {
      throw new Error('forbidden');
    },
  };
  const next = createNextNotice(forbidding);
  next.keep({ kind: 'info', text: 'x' });
  expect(next.take()).toBeNull();
});
