import { apiError } from '../testing/answers';
import {
  readMerchantAccountFailure,
  readMerchantConnection,
  readUnfinishedAsOther,
  readUrlFailure,
} from './merchant-connection.answers';
import { accountWithDomain, clampRetryAfter } from './merchant-connection.rules';

it('reads id 0 and every status but connected as not connected [S3.03, S4.04]', () => {
  expect(readMerchantConnection({ id: 0, status: 'disconnected' })).toEqual({
    type: 'answer.notConnected',
    startedId: null,
  });
  expect(readMerchantConnection({ id: 0, status: 'connected' })).toEqual({
    type: 'answer.notConnected',
    startedId: null,
  });
  expect(readMerchantConnection({ id: 7, status: 'incomplete', step: 'claim' })).toEqual({
    type: 'answer.notConnected',
    startedId: 7,
  });
  expect(readMerchantConnection({ id: 7, status: 'connected' })).toEqual({ type: 'answer.connected', id: 7 });
});

it('finds an account that was still being linked when the page was left', () => {
  expect(readMerchantConnection({ id: 7, status: 'incomplete', step: 'link' })).toEqual({
    type: 'answer.unfinished',
    id: 7,
  });
});

it('leaves such an account to others for a person who may not connect one', () => {
  expect(readUnfinishedAsOther({ id: 7, status: 'incomplete', step: 'link' })).toEqual({
    type: 'answer.notConnected',
    startedId: 7,
  });
  expect(readUnfinishedAsOther({ id: 7, status: 'connected' })).toEqual({ type: 'answer.connected', id: 7 });
});

it('reads 409 as a different claimed URL, with both URLs [S3.04, S4.06]', () => {
  const details = { id: 7, claimed_url: 'old.example', new_url: 'shop.example' };
  expect(readMerchantAccountFailure(apiError(409, { details }))).toEqual({
    type: 'answer.urlConflict',
    conflict: { id: 7, claimedUrl: 'old.example', newUrl: 'shop.example' },
  });
});

it('reads 403 as a claimed URL only when the body names it [S3.04, S4.06]', () => {
  const claimed = { type: 'answer.claimed', claim: { id: 7, websiteUrl: 'shop.example' } };
  const details = { id: 7, website_url: 'shop.example' };
  expect(readMerchantAccountFailure(apiError(403, { details }))).toEqual(claimed);
  expect(readUrlFailure(apiError(403, { details }))).toEqual(claimed);
  expect(readMerchantAccountFailure(apiError(403, { serverMessage: 'Forbidden.' }))).toEqual({
    type: 'answer.refused',
    message: 'Forbidden.',
    status: 403,
  });
});

it('reads 503 as not ready yet, keeping the id of the account [S3.04, S4.06]', () => {
  expect(readMerchantAccountFailure(apiError(503, { details: { id: 7, retry_after: 5 } }))).toEqual({
    type: 'answer.notReadyYet',
    id: 7,
    retryAfter: 5,
  });
  expect(readMerchantAccountFailure(apiError(503, { details: { retry_after: 5 } }))).toMatchObject({ id: null });
  expect(readMerchantAccountFailure(apiError(503)).type).toBe('answer.refused');
});

it('reads 406 as a refusal with the words of the server, although it names the URL', () => {
  const error = apiError(406, { details: { id: 7, website_url: 'shop.example' }, serverMessage: 'Unable to claim.' });
  expect(readMerchantAccountFailure(error)).toEqual({
    type: 'answer.refused',
    message: 'Unable to claim.',
    status: 406,
  });
});

it('keeps the time to wait between one second and 15 minutes', () => {
  expect([0, 5, 4000].map(clampRetryAfter)).toEqual([1, 5, 900]);
});

it('finds the account that has the domain of the store by scheme and host [S4.05]', () => {
  const accounts = [
    { id: 1, name: 'Other', domain: 'https://other.example' },
    { id: 2, name: 'Mine', domain: 'https://Shop.example/de/' },
  ];
  expect(accountWithDomain(accounts, 'https://shop.example/')?.id).toBe(2);
  expect(accountWithDomain(accounts, 'http://shop.example/')).toBeUndefined();
  expect(accountWithDomain([{ id: 3, name: '', domain: '' }], '')).toBeUndefined();
});
