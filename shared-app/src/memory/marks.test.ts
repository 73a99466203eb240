import { hasMark } from './has-mark';
import { setMark } from './set-mark';

const key = 'listings-onboarding-ended';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('keeps a mark in this browser until it is taken away', () => {
  expect(hasMark(key)).toBe(false);
  setMark(key, true);
  expect([hasMark(key), localStorage.getItem(key)]).toEqual([true, 'true']);
  setMark(key, false);
  expect([hasMark(key), localStorage.getItem(key)]).toEqual([false, null]);
});

it('finds no mark, and keeps none, where the browser forbids its storage', () => {
  localStorage.setItem(key, 'true');
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  setMark(key, false);
  expect(hasMark(key)).toBe(false);
  jest.restoreAllMocks();
  expect(localStorage.getItem(key)).toBe('true');
});
