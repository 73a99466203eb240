import { renderHook } from '@testing-library/react';
import { useStable } from './use-stable';

const sameWords = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

it('gives the value of before while the new one is equal to it', () => {
  const [first, equal, other] = [['a', 'b'], ['a', 'b'], ['a']];
  const { result, rerender } = renderHook(({ value }) => useStable(value, sameWords), {
    initialProps: { value: first },
  });
  rerender({ value: equal });
  expect(result.current).toBe(first);
  rerender({ value: other });
  expect(result.current).toBe(other);
});
