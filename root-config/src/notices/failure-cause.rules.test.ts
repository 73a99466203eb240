import { causeOf } from './failure-cause.rules';

it.each([
  ['no answer without a connection', { status: 0 }, false, 'offline'],
  ['no answer over a connection that stands', { status: 0 }, true, 'noAnswer'],
  [
    'a refusal in words',
    { call: 'createCampaign', status: 400, serverMessage: 'A campaign with this name already exists' },
    true,
    'refusedWith',
  ],
  [
    'an amount that is refused',
    { call: 'updateCampaign', status: 400, serverMessage: 'The amount is not one of the account’s currency.' },
    true,
    'refusedWith',
  ],
  [
    'a campaign that is removed',
    { call: 'updateCampaign', status: 400, serverMessage: 'Error editing campaign: the campaign was removed.' },
    true,
    'removed',
  ],
  [
    'one that is removed, in the words of the provider',
    {
      call: 'updateCampaign',
      status: 400,
      serverMessage: 'Kampagne: The operation is not allowed for removed resources.',
    },
    true,
    'removed',
  ],
  [
    'one that is to be removed again',
    { call: 'deleteCampaign', status: 400, serverMessage: 'This campaign has already been deleted' },
    true,
    'removed',
  ],
  ['a refusal without words', { call: 'saveSettings', status: 422, serverMessage: null }, true, 'refused'],
  [
    'a refusal in words where nothing was entered',
    { call: 'disconnectAll', status: 400, serverMessage: 'No' },
    true,
    'says',
  ],
  ['one without words', { call: 'disconnectAll', status: 422, serverMessage: null }, true, 'declined'],
  [
    'what its screen explains',
    { call: 'connectMerchantAccount', status: 406, serverMessage: 'Unable to claim.' },
    true,
    null,
  ],
  ['a lack of permission', { status: 403, serverMessage: 'Sorry' }, true, 'forbidden'],
  ['something that is gone', { status: 404 }, true, 'gone'],
  ['a change elsewhere', { status: 412 }, true, 'changed'],
  ['too many requests', { status: 429 }, true, 'tooMany'],
  ['a store that is being updated', { status: 503 }, true, 'busy'],
  ['an error of the server', { status: 500, serverMessage: 'There has been a critical error.' }, true, 'broken'],
] as const)('names the cause of a failure by its status: %s', (_, failure, isOnline, cause) => {
  expect(causeOf({ call: 'getSettings', ...failure }, { isOnline, wasOnline: isOnline })).toBe(cause);
});

it('says of a call that failed without a connection that there is one again', () => {
  expect(causeOf({ call: 'getSettings', status: 0 }, { isOnline: true, wasOnline: false })).toBe('wasOffline');
  expect(causeOf({ call: 'getSettings', status: 0 }, { isOnline: false, wasOnline: true })).toBe('offline');
});
