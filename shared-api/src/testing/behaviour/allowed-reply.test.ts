import { replyFault } from './allowed-reply';

const account = { id: 7, subaccount: null, name: null, domain: null };
const campaign = {
  id: 7,
  name: 'Gifts',
  status: 'enabled',
  type: 'performance_max',
  amount: 20,
  country: 'US',
  targeted_locations: ['US'],
};

it.each([
  ['an answer of the contract', 'connectMerchantAccount', 200, account],
  ['a failure that the endpoint declares', 'connectMerchantAccount', 503, { message: 'Wait.', id: 7, retry_after: 5 }],
  ['a failure that a behaviour shows', 'connectMerchantAccount', 400, { message: 'No.', id: 7 }],
  ['a failure of any call', 'saveSettings', 500, { message: 'Broken' }],
  [
    'an account to be connected again',
    'getReview',
    401,
    { message: 'Please reconnect your Google account.', status: 401, code: 'GOOGLE_DISCONNECTED' },
  ],
] as const)('a store may give %s', (_, key, status, body) => {
  expect(replyFault(key, { status, body })).toBeNull();
});

it.each([
  ['a field the contract does not know', 'listCampaigns', 200, [{ ...campaign, budget: 20 }], '[0].budget'],
  ['an answer without a field', 'getMerchantConnection', 200, { status: 'connected' }, 'does not answer'],
  ['details that come with no such failure', 'saveSettings', 400, { message: 'No.', id: 7 }, 'no store answers'],
  ['a 401 that names no account', 'getReview', 401, { message: 'Sorry.' }, 'no store answers'],
  ['a status that is nobody’s', 'saveSettings', 418, { message: 'Teapot.' }, 'no store answers'],
] as const)('no store gives %s', (_, key, status, body, fault) => {
  expect(replyFault(key, { status, body })).toContain(fault);
});
