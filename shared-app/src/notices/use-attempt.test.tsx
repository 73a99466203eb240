import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { failure } from '../testing/fake-handlers';
import { createFakePage, FakePageRoot } from '../testing/fake-page';
import { usePage } from '../page/page-context';
import { useAttempt } from './use-attempt';

function attemptOn(fake = createFakePage()) {
  const wrapper = ({ children }: { children: ReactNode }) => <FakePageRoot fake={fake}>{children}</FakePageRoot>;
  const { result } = renderHook(() => ({ attempt: useAttempt(), api: usePage().api }), { wrapper });
  return { fake, ...result.current };
}

it('answers that a call succeeded, without a notice', async () => {
  const { fake, attempt, api } = attemptOn();
  expect(await attempt('getSettings', () => api.getSettings())).toBe(true);
  expect(fake.notices).toEqual([]);
});

it('tells a call that failed by its notice, and answers that it did', async () => {
  const { fake, attempt, api } = attemptOn();
  fake.fail('getSettings', failure(500, ''));
  expect(await attempt('getSettings', () => api.getSettings())).toBe(false);
  expect(fake.notices.map(({ id, kind }) => [id, kind])).toEqual([['failed.getSettings', 'error']]);
});

it('throws what is no failure of a call, without a notice', async () => {
  const { fake, attempt } = attemptOn();
  const mistake = new TypeError('not a function');
  await expect(attempt('getSettings', () => Promise.reject(mistake))).rejects.toBe(mistake);
  expect(fake.notices).toEqual([]);
});
