import { act, render, screen } from '@testing-library/react';
import { RevealAfter } from './reveal-after';

const page = (settled: boolean) => (
  <RevealAfter settled={settled} patience={2000}>
    <p>below</p>
  </RevealAfter>
);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is there from the start, shows once what is above is settled, and stays', () => {
  const { rerender } = render(page(false));
  expect(screen.getByText('below')).not.toBeVisible();
  rerender(page(true));
  expect(screen.getByText('below')).toBeVisible();
  rerender(page(false));
  expect(screen.getByText('below')).toBeVisible();
});

it('does not wait for ever', () => {
  render(page(false));
  act(() => jest.advanceTimersByTime(1999));
  expect(screen.getByText('below')).not.toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('below')).toBeVisible();
});
