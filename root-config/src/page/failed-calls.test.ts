import { ApiError, type EndpointKey } from '@listings/shared-api/contract';
import { failureNotice } from '@listings/shared-machines';
import { createNoticeList } from '../notices/notice-list';
import { createFailedCalls } from './failed-calls';

function page(...standing: string[]) {
  const notices = createNoticeList();
  for (const id of standing) notices.show({ id: failureNotice(id), kind: 'error', text: 'It failed.' });
  const { onAnswered, onFailed } = createFailedCalls(notices);
  return {
    answered: (key: EndpointKey) => onAnswered(key, {}, null, {}),
    failed: (endpoint: EndpointKey, status = 500, kind: ApiError['kind'] = 'http') =>
      onFailed(new ApiError({ kind, endpoint, method: 'POST', path: '/', status })),
    show: (id: string) => notices.show({ id: failureNotice(id), kind: 'error', text: 'It failed again.' }),
    /** The notices once what takes them away has come. */
    standing: async () => {
      await jest.runAllTimersAsync();
      return notices.get().map(({ id }) => id.replace('failed.', ''));
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each<[string, EndpointKey]>([
  ['createMerchantAccount', 'connectMerchantAccount'],
  ['merchantNotReady', 'connectMerchantAccount'],
  ['connectDifferentProvider', 'disconnectProvider'],
  ['createAdsAccount', 'connectAdsAccount'],
  ['finishAdsAccount', 'connectAdsAccount'],
  // A machine asks it beside the cache.
  ['getBillingStatus', 'getBillingStatus'],
  ['saveSettings', 'saveSettings'],
])('takes %s away once %s went through, and nothing else [S8.01]', async (notice, call) => {
  const { answered, failed, standing } = page(notice, 'requestReview');
  failed(call);
  expect(await standing()).toEqual([notice, 'requestReview']);
  answered(call);
  expect(await standing()).toEqual(['requestReview']);
});

it('takes billing that is open for an account that was made [S7.34]', async () => {
  const { failed, standing } = page('createAdsAccount');
  failed('connectAdsAccount', 500);
  failed('connectAdsAccount', 428);
  expect(await standing()).toEqual([]);
});

it('leaves what several calls stand behind while one of them stands failed', async () => {
  const { answered, failed, standing } = page('connectDifferentProvider');
  failed('disconnectProvider');
  answered('disconnectMerchant');
  expect(await standing()).toEqual(['connectDifferentProvider']);
  failed('startProviderConnection', 0, 'cancelled');
  answered('disconnectProvider');
  expect(await standing()).toEqual([]);
});

it('leaves a notice of a failure that came after the call had gone through', async () => {
  const { answered, failed, show, standing } = page('saveSettings');
  answered('saveSettings');
  failed('saveSettings');
  expect(await standing()).toEqual(['saveSettings']);
  answered('saveSettings');
  show('saveSettings');
  expect(await standing()).toEqual(['saveSettings']);
  answered('saveSettings');
  expect(await standing()).toEqual([]);
});

it('leaves a save of several parts to its form', async () => {
  const { answered, standing } = page('saveShipping', 'saveFreeListings');
  answered('saveShippingRates');
  expect(await standing()).toEqual(['saveShipping', 'saveFreeListings']);
});

it('keeps the reference of the last failure of each call, the newest at the end', () => {
  const { onAnswered, onFailed, references } = createFailedCalls(createNoticeList());
  const fail = (endpoint: EndpointKey, reference: string | null) =>
    onFailed(new ApiError({ kind: 'http', endpoint, method: 'GET', path: '/', status: 500, reference }));
  fail('getSettings', 'r-1');
  fail('getAudience', null);
  fail('getSettings', 'r-2');
  onAnswered('getAudience', {}, null, {});
  expect([...references]).toEqual([
    ['getAudience', null],
    ['getSettings', 'r-2'],
  ]);
});
