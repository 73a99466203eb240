import { createFakePage, FakePageRoot } from '@listings/shared-app/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useQuiet } from './use-quiet';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** The hook with what it said in each of its renders, and a read that is answered when it is told to. */
function watchQuiet() {
  const fake = createFakePage();
  const said: boolean[] = [];
  const ends: (() => void)[] = [];
  const read = (key: string) =>
    void fake.page.queryClient.fetchQuery({
      queryKey: [key],
      queryFn: () => new Promise<string>((resolve) => ends.push(() => resolve(key))),
    });
  const wrapper = ({ children }: { children: ReactNode }) => <FakePageRoot fake={fake}>{children}</FakePageRoot>;
  read('first');
  renderHook(() => said.push(useQuiet()), { wrapper });
  return { said, read, end: () => ends.shift()?.() };
}

it('is quiet a moment after the last answer, and renders nothing for the reads before [19.9]', async () => {
  const { said, read, end } = watchQuiet();
  const first = said.length;
  await pass(500);
  end();
  await pass(199);
  read('second');
  await pass(500);
  end();
  await pass(199);
  expect(said.slice(first)).toEqual([]);
  await pass(1);
  expect(said.at(-1)).toBe(true);
  const then = said.length;
  read('third');
  await pass(5000);
  expect(said).toHaveLength(then);
});

it('counts a page that still reads after three seconds as quiet', async () => {
  const { said } = watchQuiet();
  await pass(2999);
  expect(said.at(-1)).toBe(false);
  await pass(1);
  expect(said.at(-1)).toBe(true);
});
