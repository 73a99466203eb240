import { startLiveChanges } from './live-changes';

/** Stream under the hands of the test. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: FakeSource[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    FakeSource.opened.push(this);
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
  says(last: number, changes: unknown): void {
    const event = new MessageEvent('changes', { data: JSON.stringify(changes), lastEventId: String(last) });
    this.dispatchEvent(event);
  }
  breaks(isRefused: boolean): void {
    this.readyState = isRefused ? FakeSource.CLOSED : 0;
    this.dispatchEvent(new Event('error'));
  }
}

const newest = (): FakeSource => {
  const source = FakeSource.opened.at(-1);
  if (source === undefined) throw new Error('no stream was opened');
  return source;
};

const seen = jest.spyOn(document, 'visibilityState', 'get');
const show = (state: 'visible' | 'hidden') => {
  seen.mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

let stop = (): void => undefined;
const told: unknown[] = [];
const fetched = jest.fn<Promise<unknown>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  seen.mockReturnValue('visible');
  FakeSource.opened.length = 0;
  told.length = 0;
  fetched.mockReset();
  Object.assign(globalThis, { EventSource: FakeSource });
  Object.assign(window, { fetch: fetched });
  stop = startLiveChanges({
    window,
    address: '/wp-json/wc/gla/changes',
    since: 3,
    isOwn: (key) => key === 'own',
    onChanged: (reads) => told.push(reads),
    onUnknown: () => told.push('unknown'),
  });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('tells what others changed, once, and not what the page changed itself', () => {
  newest().says(4, []);
  newest().says(5, [{ key: 'own', reads: ['getSettings'] }]);
  newest().says(6, [
    { key: 'x', reads: ['getAudience', 'getSetupStatus'] },
    { key: null, reads: ['getSetupStatus'] },
  ]);
  newest().says(6, [{ key: 'x', reads: ['getAudience'] }]);
  newest().says(9, null);
  expect(told).toEqual([['getAudience', 'getSetupStatus'], 'unknown']);
});

it('asks for what was changed since the page was made, goes on where it was after a cut, ends while the page is hidden, and comes back with it', async () => {
  newest().says(4, []);
  await jest.advanceTimersByTimeAsync(20_000);
  newest().breaks(false);
  await jest.advanceTimersByTimeAsync(3000);
  expect(FakeSource.opened.map(({ url }) => url)).toEqual([
    '/wp-json/wc/gla/changes?since=3',
    '/wp-json/wc/gla/changes?since=4',
  ]);
  show('hidden');
  expect(newest().readyState).toBe(FakeSource.CLOSED);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(FakeSource.opened).toHaveLength(2);
  show('visible');
  await jest.advanceTimersByTimeAsync(0);
  expect(FakeSource.opened).toHaveLength(3);
});

it('asks from time to time where a stream is held back, until nobody is signed in', async () => {
  fetched.mockResolvedValueOnce({ status: 200, ok: true, json: async () => ({ last: 3, changes: [] }) });
  fetched.mockResolvedValueOnce({
    status: 200,
    ok: true,
    json: async () => ({ last: 4, changes: [{ key: 'x', reads: ['getSettings'] }] }),
  });
  fetched.mockResolvedValue({ status: 401, ok: false });
  await jest.advanceTimersByTimeAsync(8000);
  expect(newest().readyState).toBe(FakeSource.CLOSED);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([['getSettings']]);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    '/wp-json/wc/gla/changes?since=3',
    '/wp-json/wc/gla/changes?since=3',
    '/wp-json/wc/gla/changes?since=4',
  ]);
});

it.each([
  ['the page is shown again', () => [show('hidden'), show('visible')]],
  ['its window is looked at again', () => [window.dispatchEvent(new Event('focus'))]],
])('rests from the end of the session until %s, and goes on where it was', async (_, comeBack) => {
  newest().says(4, []);
  newest().dispatchEvent(new Event('over'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect([newest().readyState, FakeSource.opened.length, fetched.mock.calls.length]).toEqual([FakeSource.CLOSED, 1, 0]);
  comeBack();
  await jest.advanceTimersByTimeAsync(0);
  newest().says(5, [{ key: 'x', reads: ['getSettings'] }]);
  expect([FakeSource.opened.map(({ url }) => url), told]).toEqual([
    ['/wp-json/wc/gla/changes?since=3', '/wp-json/wc/gla/changes?since=4'],
    [['getSettings']],
  ]);
});

it('has one connection however often its window is looked at, and none once it is ended', async () => {
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('focus'));
  await jest.advanceTimersByTimeAsync(0);
  expect(FakeSource.opened).toHaveLength(1);
  stop();
  window.dispatchEvent(new Event('focus'));
  await jest.advanceTimersByTimeAsync(0);
  expect([FakeSource.opened.length, newest().readyState]).toEqual([1, FakeSource.CLOSED]);
});
