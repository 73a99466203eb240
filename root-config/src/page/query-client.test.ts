import { endpoints, type EndpointDefinition, type MutationKey } from '@listings/shared-api/contract';
import { invalidateAfter } from '@listings/shared-machines';
import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { createOtherTabs } from './other-tabs';
import { createQueryClient, fillFromPage, forgetWhileAway } from './query-client';

const keys = Object.keys(endpoints) as (keyof typeof endpoints)[];
const reads = keys.filter((key) => endpoints[key].method === 'GET');
const mutations = keys.filter((key) => endpoints[key].method !== 'GET') as MutationKey[];

it.each(mutations)('makes exactly the reads stale that %s is declared to change', (key) => {
  const client = createQueryClient();
  for (const read of reads) client.setQueryData([read, { page: 1 }], 'known');
  invalidateAfter(client, key);
  const stale = reads.filter((read) => client.getQueryState([read, { page: 1 }])?.isInvalidated);
  const { invalidates }: EndpointDefinition = endpoints[key];
  expect(stale.sort()).toEqual([...invalidates].sort());
  client.clear();
});

it('keeps an answer until it is made stale, and repeats no failed call', async () => {
  const client = createQueryClient();
  const answer = jest.fn(async () => 'answer');
  const options = { queryKey: ['getSettings', undefined], queryFn: answer };
  await client.fetchQuery(options);
  await client.fetchQuery(options);
  expect(answer).toHaveBeenCalledTimes(1);
  const failing = jest.fn(() => Promise.reject(new Error('no')));
  await expect(client.fetchQuery({ queryKey: ['getAudience'], queryFn: failing })).rejects.toThrow('no');
  expect(failing).toHaveBeenCalledTimes(1);
  client.clear();
});

it('asks no more for a read that failed just now when something more comes to want it: what its failure shows would show, and ask, without end', async () => {
  jest.useFakeTimers();
  const client = createQueryClient();
  const failing = jest.fn(() => Promise.reject(new Error('no')));
  const options = { queryKey: ['getAudience', {}], queryFn: failing };
  const seen = (more: object = {}) => {
    const observer = new QueryObserver(client, { ...options, ...more });
    const stop = observer.subscribe(() => undefined);
    const { status, fetchStatus } = observer.getCurrentResult();
    stop();
    return `${status}, ${fetchStatus}`;
  };
  const first = new QueryObserver(client, options).subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  expect([seen(), failing.mock.calls.length]).toEqual(['error, idle', 1]);
  // Retry of a machine, and a screen that is to know what is true now, ask whatever is known.
  expect([seen({ refetchOnMount: 'always' }), failing.mock.calls.length]).toEqual(['pending, fetching', 2]);
  await jest.advanceTimersByTimeAsync(2001);
  expect([seen(), failing.mock.calls.length]).toEqual(['pending, fetching', 3]);
  await jest.advanceTimersByTimeAsync(0);
  // Another screen takes the place of the one that showed the failure.
  first();
  expect([seen(), failing.mock.calls.length]).toEqual(['pending, fetching', 4]);
  client.clear();
  jest.useRealTimers();
});

it('takes what was read for stale once the tab is shown again, and leaves what is on the screen', async () => {
  const client = createQueryClient();
  forgetWhileAway(client, document);
  const answer = jest.fn(async () => 'answer');
  const options = { queryKey: ['getAudience', {}], queryFn: answer };
  const stop = new QueryObserver(client, options).subscribe(() => undefined);
  await client.fetchQuery(options);
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await client.fetchQuery(options);
  expect(answer).toHaveBeenCalledTimes(1);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(answer).toHaveBeenCalledTimes(1);
  await client.fetchQuery(options);
  expect(answer).toHaveBeenCalledTimes(2);
  stop();
  client.clear();
});

describe('an answer that was on its way when its read became stale', () => {
  /** A screen that shows a read whose answers come one by one, each when it is given. */
  const shown = () => {
    const client = createQueryClient();
    const given: ((answer: string) => void)[] = [];
    const options = { queryKey: ['getAudience', {}], queryFn: () => new Promise<string>((give) => given.push(give)) };
    const observer = new QueryObserver(client, options);
    const leave = observer.subscribe(() => undefined);
    const give = async (answer: string) => {
      given.shift()?.(answer);
      await new Promise((resolve) => setTimeout(resolve));
      const { data, isStale } = observer.getCurrentResult();
      return { data, isStale, onTheirWay: given.length };
    };
    const end = () => {
      leave();
      client.clear();
    };
    return { client, give, end };
  };

  it('is not taken, and asked for again once, after a change by this page', async () => {
    const { client, give, end } = shown();
    invalidateAfter(client, 'saveAudience');
    expect(await give('before')).toEqual({ data: undefined, isStale: true, onTheirWay: 1 });
    expect(await give('after')).toEqual({ data: 'after', isStale: false, onTheirWay: 0 });
    end();
  });

  it('is not taken either where the page knows an earlier one', async () => {
    const { client, give, end } = shown();
    await give('first');
    invalidateAfter(client, 'saveAudience');
    invalidateAfter(client, 'saveAudience');
    expect(await give('before')).toEqual({ data: 'first', isStale: true, onTheirWay: 1 });
    expect(await give('after')).toEqual({ data: 'after', isStale: false, onTheirWay: 0 });
    end();
  });

  it('is shown, and stale as it arrives, after changes elsewhere: as many as there are hold it up no longer', async () => {
    const { client, give, end } = shown();
    const tabs = createOtherTabs(null, client);
    tabs.hear(['getAudience']);
    tabs.hear(['getAudience']);
    expect(await give('before')).toEqual({ data: 'before', isStale: true, onTheirWay: 0 });
    end();
  });

  it('is stale as it arrives where it was asked for after one change and somebody else made the next', async () => {
    const { client, give, end } = shown();
    await give('first');
    invalidateAfter(client, 'saveAudience');
    createOtherTabs(null, client).hear(['getAudience']);
    expect(await give('before')).toEqual({ data: 'before', isStale: true, onTheirWay: 0 });
    end();
  });

  it('is the later one for who waits for it without a screen', async () => {
    const client = createQueryClient();
    const given: ((answer: string) => void)[] = [];
    const queryFn = () => new Promise<string>((give) => given.push(give));
    const waited = client.fetchQuery({ queryKey: ['getAudience', {}], queryFn });
    invalidateAfter(client, 'saveAudience');
    given[0]?.('before');
    given[1]?.('after');
    expect([await waited, given.length]).toEqual(['after', 2]);
    client.clear();
  });
});

it('answers a read that the page brings when it is first made, and no other one [19.5]', async () => {
  const client = createQueryClient();
  const asked: unknown[] = [];
  fillFromPage(client, (key, input) => {
    asked.push([key, input]);
    return key === 'getAudience' ? undefined : 'printed';
  });
  const called = jest.fn(async () => 'called');
  const resultOf = (key: string, options: Partial<QueryObserverOptions> = {}) =>
    new QueryObserver(client, { queryKey: [key, { page: 1 }], queryFn: called, ...options }).getCurrentResult();
  const { data, isSuccess, isFetched } = resultOf('getSettings');
  expect([data, isSuccess, isFetched]).toEqual(['printed', true, true]);
  expect(await client.fetchQuery({ queryKey: ['getSettings', { page: 1 }], queryFn: called })).toBe('printed');
  expect(called).not.toHaveBeenCalled();
  expect(resultOf('getAudience').data).toBeUndefined();
  expect(resultOf('getAdsConnection', { refetchOnMount: 'always' }).data).toBeUndefined();
  expect(resultOf('something else').data).toBeUndefined();
  const pages = { queryKey: ['listActivity', 'pages', {}, 1], queryFn: called };
  expect(new QueryObserver(client, pages).getCurrentResult().data).toBeUndefined();
  client.setQueryData(['listCampaigns', {}], 'set');
  expect(client.getQueryData(['listCampaigns', {}])).toBe('set');
  expect(asked).toEqual([
    ['getSettings', { page: 1 }],
    ['getAudience', { page: 1 }],
    ['listCampaigns', {}],
  ]);
  client.clear();
});
