import { timeScreens } from './screen-times';

type Mark = Pick<PerformanceEntry, 'name' | 'startTime'>;

let hear: (marks: readonly Mark[]) => void = () => {};
class FakeObserver {
  constructor(heard: (list: { getEntries(): readonly Mark[] }) => void) {
    hear = (marks) => heard({ getEntries: () => marks });
  }
  observe() {}
}

const told: unknown[] = [];
let begin: ReturnType<typeof timeScreens>;

beforeAll(() => {
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
});
beforeEach(() => {
  jest.useFakeTimers();
  told.length = 0;
  begin = timeScreens({ window, tell: (app, ready) => told.push([app, Math.round(ready)]) });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
});

const ready = (startTime: number): Mark => ({ name: 'screen-ready:/google/reports', startTime });

it('tells how long a screen took from the wish to see it, once, by the first mark after its start [20.1]', () => {
  hear([ready(performance.now())]);
  jest.advanceTimersByTime(1000);
  const started = performance.now();
  begin('mfe-reports', 300);
  hear([ready(started - 1), { name: 'other', startTime: started + 5 }]);
  expect(told).toEqual([]);
  hear([ready(started + 700), ready(started + 900)]);
  hear([ready(started + 950)]);
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual([['mfe-reports', 1000]]);
});

it('tells of a screen that is not ready in fifteen seconds [20.1]', () => {
  begin('mfe-reports', 300);
  jest.advanceTimersByTime(14_999);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(told).toEqual([['mfe-reports', 15_300]]);
});

it.each([
  ['goes on to another', () => window.dispatchEvent(new Event('single-spa:before-routing-event'))],
  ['goes out of sight', () => document.dispatchEvent(new Event('visibilitychange'))],
])('says nothing of a screen whose page %s before it is ready', (_what, happens) => {
  begin('mfe-reports', 300);
  happens();
  hear([ready(performance.now())]);
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
});

it('says nothing of a screen that nobody sees', () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  begin('mfe-reports', 300);
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
});
