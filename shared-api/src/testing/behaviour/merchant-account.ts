import { defaultSettings } from '../../contract';
import { answers, refuses, type Behaviour } from './behaviour';
import { someNumber } from './described';
import { existingMerchant, ownMerchant } from './store-facts';

const url = 'lantern-and-loam.example';
const chosen = { body: { id: existingMerchant } };
const account = (id: number) => ({ id, subaccount: null, name: '', domain: '' });
const claimed = {
  status: 403,
  message: 'Website already claimed, use overwrite to complete the process.',
  details: { id: existingMerchant, website_url: url },
};
const removed = { status: 'success', message: 'Merchant Center account successfully disconnected.' };

/** Connecting the merchant account, with everything that can stand in its way. */
export const merchantAccountBehaviours: readonly Behaviour[] = [
  {
    rule: 'a new merchant account is connected at once, and the setup goes on [S3.03] [S3.16]',
    given: 'connected',
    steps: [
      answers('connectMerchantAccount', {}, { ...account(0), id: someNumber('account') }),
      answers('getMerchantConnection', {}, { id: someNumber('account'), status: 'connected' }),
      answers('getSetupStatus', {}, { status: 'incomplete', step: 'target_audience' }),
      answers('connectMerchantAccount', {}, { ...account(0), id: someNumber('account') }),
    ],
  },
  {
    rule: 'without its permissions no merchant account is connected',
    given: 'missing-scopes',
    steps: [
      refuses(
        'connectMerchantAccount',
        {},
        {
          status: 403,
          message: 'Request had insufficient authentication scopes.',
        },
      ),
      answers('getMerchantConnection', {}, { id: 0, status: 'disconnected' }),
    ],
  },
  {
    rule: 'an account that nobody granted cannot be connected',
    given: 'connected',
    steps: [
      refuses(
        'connectMerchantAccount',
        { body: { id: 77 } },
        {
          status: 400,
          message: 'You have no access to the Merchant Center account 77.',
        },
      ),
      answers('getMerchantConnection', {}, { id: 0, status: 'disconnected' }),
    ],
  },
  {
    rule: 'once the setup is complete no other account takes the place of the connected one',
    given: 'complete',
    steps: [
      refuses(
        'connectMerchantAccount',
        { body: { id: 77 } },
        {
          status: 400,
          message: `Merchant Center account already connected: ${ownMerchant}`,
          details: { id: ownMerchant },
        },
      ),
      answers('connectMerchantAccount', { body: { id: ownMerchant } }, account(ownMerchant)),
    ],
  },
  {
    rule: 'a URL that another account has claimed can be reclaimed, and only then [S4.06]',
    given: 'conflict-403',
    steps: [
      refuses('reclaimUrl', chosen, {
        status: 400,
        message: 'Attempting invalid claim overwrite.',
        details: { id: existingMerchant },
      }),
      refuses('connectMerchantAccount', chosen, claimed),
      answers('getMerchantConnection', {}, { id: existingMerchant, status: 'incomplete', step: 'claim' }),
      answers('getSetupStatus', {}, { status: 'incomplete', step: 'accounts' }),
      answers('reclaimUrl', chosen, account(existingMerchant)),
      answers('getMerchantConnection', {}, { id: existingMerchant, status: 'connected' }),
    ],
  },
  {
    rule: 'an independent account cannot reclaim the URL',
    given: 'conflict-406',
    steps: [
      refuses('connectMerchantAccount', chosen, {
        status: 406,
        message: 'Unable to claim website URL with this Merchant Center Account.',
        details: { id: existingMerchant, website_url: url },
      }),
      answers('getMerchantConnection', {}, { id: existingMerchant, status: 'incomplete', step: 'claim' }),
      refuses('reclaimUrl', chosen, {
        status: 400,
        message: 'Attempting invalid claim overwrite.',
        details: { id: existingMerchant },
      }),
    ],
  },
  {
    rule: 'an account with another URL is connected by switching, and only then [S4.06]',
    given: 'conflict-409',
    steps: [
      refuses('switchUrl', chosen, { status: 400, message: 'Attempting invalid URL switch.' }),
      refuses('connectMerchantAccount', chosen, {
        status: 409,
        message: `This Merchant Center account already has a verified and claimed URL, old.${url}`,
        details: { id: existingMerchant, claimed_url: `old.${url}`, new_url: url },
      }),
      answers('getMerchantConnection', {}, { id: 0, status: 'disconnected' }),
      refuses('switchUrl', {}, { status: 400, message: 'Attempting invalid URL switch.' }),
      answers('switchUrl', chosen, account(existingMerchant)),
      answers('getMerchantConnection', {}, { id: existingMerchant, status: 'connected' }),
    ],
  },
  {
    rule: 'a new account that is not ready is asked for again, and stays the same one [S3.04]',
    given: 'conflict-503',
    steps: [
      refuses(
        'connectMerchantAccount',
        {},
        {
          status: 503,
          message: 'Please retry the request after the indicated number of seconds.',
          details: { id: someNumber('account'), retry_after: 5 },
        },
      ),
      answers('getMerchantConnection', {}, { id: someNumber('account'), status: 'incomplete', step: 'link' }),
      refuses(
        'connectMerchantAccount',
        { body: { id: someNumber('account') } },
        {
          status: 503,
          message: 'Please retry the request after the indicated number of seconds.',
          details: { id: someNumber('account'), retry_after: 5 },
        },
      ),
      answers('connectMerchantAccount', {}, { ...account(0), id: someNumber('account') }),
      answers('getMerchantConnection', {}, { id: someNumber('account'), status: 'connected' }),
    ],
  },
  {
    rule: 'disconnecting the merchant account forgets all that was set up for it [S4.08]',
    given: 'complete',
    steps: [
      answers('disconnectMerchant', {}, removed),
      answers('getMerchantConnection', {}, { id: 0, status: 'disconnected' }),
      answers('getSetupStatus', {}, { status: 'incomplete', step: 'accounts' }),
      answers('getSettings', {}, defaultSettings()),
      answers('getAudience', {}, { location: null, countries: null, locale: 'en_US', language: 'English' }),
      answers('listShippingRates', {}, []),
      answers('listShippingTimes', {}, []),
      refuses('getContactInformation', {}, { status: 400, message: 'Unable to retrieve Merchant Center account.' }),
      answers('getReview', {}, { status: null, cooldown: 0, issues: [], reviewEligibleRegions: [] }),
      refuses('listProductFeed', {}, { status: 400, message: 'Merchant Center account is not set up.' }),
    ],
  },
];
