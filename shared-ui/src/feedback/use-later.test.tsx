import { act, renderHook } from '@testing-library/react';
import { useLater } from './use-later';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('comes a fifth of a second after the screen is settled, never before, and stays', () => {
  const { result, rerender } = renderHook(useLater, { initialProps: false });
  pass(5000);
  expect(result.current).toBe(false);
  rerender(true);
  pass(199);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  rerender(false);
  pass(5000);
  expect(result.current).toBe(true);
});

it('begins anew where the screen settles a second time', () => {
  const { result, rerender } = renderHook(useLater, { initialProps: true });
  pass(199);
  rerender(false);
  pass(1);
  rerender(true);
  pass(199);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});
