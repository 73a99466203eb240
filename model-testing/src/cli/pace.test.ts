import { atPace } from './pace';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function paced() {
  const told: string[] = [];
  return { told, ...atPace((text) => told.push(text)) };
}

it('tells of many things at most every three seconds', () => {
  const { told, progress } = paced();
  for (const second of [1, 2, 3, 4, 5, 6]) {
    jest.advanceTimersByTime(999);
    progress(`step ${second}`);
  }
  jest.advanceTimersByTime(6);
  expect(told).toEqual(['step 3', 'step 6']);
});

it('tells of the one thing that takes long, though nothing follows it', () => {
  const { told, progress } = paced();
  progress('phoneVerification in chromium: 2 walks');
  jest.advanceTimersByTime(2999);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(told).toEqual(['phoneVerification in chromium: 2 walks']);
});

it('is silent of what is over by then', () => {
  const { told, progress, done } = paced();
  progress('phoneVerification in jsdom: 2 walks');
  done();
  jest.advanceTimersByTime(10_000);
  expect(told).toEqual([]);
});
