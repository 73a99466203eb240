import { createOtherTabs, type TabChannel } from './other-tabs';
import { createQueryClient } from './query-client';

/** Two tabs of one browser: what one posts the other gets. */
function twoTabs() {
  const listeners: ((message: unknown) => void)[] = [];
  const post = (message: unknown) => listeners.forEach((listener) => listener(message));
  const one: TabChannel = { say: post, hear: () => undefined };
  const other: TabChannel = { say: () => undefined, hear: (listener) => void listeners.push(listener) };
  const queryClient = createQueryClient();
  const heard: (readonly string[])[] = [];
  const here = createOtherTabs(other, queryClient);
  const unsubscribe = here.subscribe((reads) => void heard.push(reads));
  return { there: createOtherTabs(one, createQueryClient()), post, queryClient, heard, unsubscribe };
}

it('tells the other tabs what a call changed: it is read anew when it is shown again, and not before', async () => {
  const { there, queryClient, heard } = twoTabs();
  const read = jest.fn(async () => 'audience');
  const options = { queryKey: ['getAudience', undefined], queryFn: read };
  await queryClient.fetchQuery(options);
  there.tell('saveAudience');
  expect(heard).toEqual([['getAudience', 'getSetupStatus', 'getStoreChecks', 'getCountriesReport', 'listActivity']]);
  expect(read).toHaveBeenCalledTimes(1);
  await queryClient.fetchQuery(options);
  expect(read).toHaveBeenCalledTimes(2);
});

it.each([['getAudience'], ['constructor'], [{ key: 'saveAudience' }], [null], ['<b>']])(
  'takes no message but the name of a call that changes something: %j [B-8]',
  (message) => {
    const { post, heard } = twoTabs();
    post(message);
    expect(heard).toEqual([]);
  },
);

it('tells nobody who has gone, and works in a browser without the channel', () => {
  const { there, heard, unsubscribe } = twoTabs();
  unsubscribe();
  there.tell('saveAudience');
  expect(heard).toEqual([]);
  expect(() => createOtherTabs(null, createQueryClient()).tell('saveAudience')).not.toThrow();
});
