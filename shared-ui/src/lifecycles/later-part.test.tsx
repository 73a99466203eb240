import { act, render, screen } from '@testing-library/react';
import { LaterContext, LaterPart, LaterPlace } from './later-part';
import { retryLazy } from './retry-lazy';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it('brings later parts a fifth of a second after the place is settled, and renders nothing else of it anew [19.9]', async () => {
  const fetched: string[] = [];
  const Later = retryLazy(async () => {
    fetched.push('later');
    return () => <p>later</p>;
  });
  const rendered = jest.fn(() => <p>first</p>);
  const First = () => rendered();
  const place = (settled: boolean) => (
    <LaterPlace settled={settled}>
      <First />
      <LaterPart fallback={<p>room</p>}>
        <Later />
      </LaterPart>
    </LaterPlace>
  );
  const { container, rerender } = render(place(false));
  await pass(5000);
  expect([container.textContent, fetched]).toEqual(['firstroom', []]);
  rerender(place(true));
  await pass(199);
  expect([container.textContent, fetched]).toEqual(['firstroom', []]);
  const before = rendered.mock.calls.length;
  await pass(1);
  await pass(0);
  expect([container.textContent, fetched]).toEqual(['firstlater', ['later']]);
  expect(rendered).toHaveBeenCalledTimes(before);
});

it('keeps its fallback where nobody says that it may come', () => {
  render(<LaterPart fallback={<p>room</p>}>later</LaterPart>);
  expect(screen.getByText('room')).toBeVisible();
});

it('comes at once where it may', () => {
  render(
    <LaterContext value>
      <LaterPart fallback={<p>room</p>}>later</LaterPart>
    </LaterContext>,
  );
  expect(screen.getByText('later')).toBeVisible();
});
