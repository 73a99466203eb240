import { endpoints } from '@listings/shared-api/contract';
import { hostingConnectionReads, type Standing, type WatchedRead } from '@listings/shared-machines';
import { waitFor } from '@testing-library/react';
import { failure } from '../testing/fake-handlers';
import { createFakePage, type FakePage } from '../testing/fake-page';
import { watchReads } from './use-reads';
import { serverRead } from './use-server-read';

const key = 'getHostingConnection';

let watched: WatchedRead[] = [];
afterEach(() => {
  for (const { stop } of watched) stop();
  watched = [];
});

/** Collects the reported states of a read, in order. */
function watch({ page }: FakePage, anew = false) {
  const told: Standing['is'][] = [];
  const read = watchReads(page.api, page.queryClient)({ read: key, anew }, ({ is }) => told.push(is));
  watched.push(read);
  return { told, again: read.again };
}

const readNow = ({ page }: FakePage) => page.queryClient.fetchQuery(serverRead(page.api, key));

it('asks for what the cache does not have, and tells the answer', async () => {
  const fake = createFakePage();
  const { told } = watch(fake);
  expect(told).toEqual([]);
  await waitFor(() => expect(told).toEqual(['answered']));
  expect(fake.callsOf(key)).toHaveLength(1);
});

it('tells at once what the cache has, and asks nothing', async () => {
  const fake = createFakePage();
  await readNow(fake);
  expect(watch(fake).told).toEqual(['answered']);
  expect(fake.callsOf(key)).toHaveLength(1);
});

it('asks all the same for what was made stale, or where it is to be read anew', async () => {
  const fake = createFakePage();
  await readNow(fake);
  const anew = watch(fake, true);
  expect(anew.told).toEqual([]);
  await waitFor(() => expect(anew.told).toEqual(['answered']));
  watched.pop()?.stop();
  await fake.page.queryClient.invalidateQueries({ queryKey: [key] });
  const stale = watch(fake);
  expect(stale.told).toEqual([]);
  await waitFor(() => expect(stale.told).toEqual(['answered']));
  expect(fake.callsOf(key)).toHaveLength(3);
});

it('asks once for two who watch the same', async () => {
  const fake = createFakePage();
  const [one, other] = [watch(fake), watch(fake)];
  await waitFor(() => expect([one.told, other.told]).toEqual([['answered'], ['answered']]));
  expect(fake.callsOf(key)).toHaveLength(1);
});

it('tells that it is on its way again when a call that changes it went through', async () => {
  const fake = createFakePage();
  const { told } = watch(fake);
  await waitFor(() => expect(told).toEqual(['answered']));
  expect(endpoints.disconnectAll.invalidates).toContain(key);
  const release = fake.hold(key);
  await fake.page.api.disconnectAll();
  await waitFor(() => expect(told).toEqual(['answered', 'pending']));
  release();
  await waitFor(() => expect(told).toEqual(['answered', 'pending', 'answered']));
});

it('tells a failure, asks again when it is told to, and not by itself', async () => {
  const fake = createFakePage();
  fake.fail(key, failure(500, 'no'));
  const { told, again } = watch(fake);
  await waitFor(() => expect(told).toEqual(['failed']));
  again();
  await waitFor(() => expect(told.at(-1)).toBe('answered'));
  expect(fake.callsOf(key)).toHaveLength(2);
});

it('makes of an answer what the reader of the machine does', () => {
  expect(
    hostingConnectionReads.getHostingConnection({ active: 'no', owner: 'no', displayName: '', email: '' }),
  ).toEqual({ type: 'answer.disconnected' });
});

it('asks with what the machine gives: one read of the screen with the same is the same', async () => {
  const fake = createFakePage();
  const query = { continents: true };
  const told: Standing[] = [];
  watched.push(
    watchReads(fake.page.api, fake.page.queryClient)({ read: 'listCountries', input: { query } }, (standing) =>
      told.push(standing),
    ),
  );
  const output = await fake.page.queryClient.fetchQuery(serverRead(fake.page.api, 'listCountries', { query }));
  await waitFor(() => expect(told).toEqual([{ is: 'answered', output }]));
  expect(fake.callsOf('listCountries')).toEqual([expect.objectContaining({ query })]);
});

it('keeps what is held on the list of what is shown, asks nothing for it and tells nothing', async () => {
  const fake = createFakePage();
  const { page } = fake;
  await readNow(fake);
  const told: Standing[] = [];
  const held = watchReads(page.api, page.queryClient)({ read: key, held: true, anew: true }, (each) => told.push(each));
  const shown = () =>
    page.queryClient
      .getQueryCache()
      .find({ queryKey: [key, {}] })
      ?.getObserversCount();
  expect(shown()).toBe(1);
  await page.queryClient.invalidateQueries({ queryKey: [key] });
  held.again();
  held.stop();
  expect(shown()).toBe(0);
  expect(told).toEqual([]);
  expect(fake.callsOf(key)).toHaveLength(1);
});
