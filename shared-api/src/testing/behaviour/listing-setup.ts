import { defaultSettings } from '../../contract';
import { answers, happens, invalid, refuses, type Behaviour } from './behaviour';
import { someNumber, someTable, someText } from './described';
import { ownMerchant, storeAddress } from './store-facts';

const language = { locale: 'en_US', language: 'English' };
const settings = defaultSettings();
const saved = { status: 'success', message: 'Merchant Center Settings successfully updated.' };
const savedAudience = { status: 'success', message: 'Successfully updated the Target Audience settings.' };
const synced = { status: 'success', message: 'Successfully synchronized settings with Google.' };
const contact = {
  id: ownMerchant,
  phone_number: null,
  mc_address: null,
  wc_address: storeAddress,
  is_mc_address_different: true,
  wc_address_errors: [],
};
const at = (step: 'accounts' | 'target_audience' | 'shipping_and_taxes' | 'store_requirements') =>
  answers('getSetupStatus', {}, { status: 'incomplete', step });

const notLooked = { site: someText(), checked_at: 0, checks: [] };

/** Audience, settings and the setup that they make up. */
const setup: readonly Behaviour[] = [
  {
    rule: 'the shop is looked at when that is asked for, and a second wish meanwhile changes nothing',
    given: 'connected',
    steps: [
      answers('getStoreChecks', {}, { status: 'never', ...notLooked }),
      answers('runStoreChecks', {}, { status: 'running', ...notLooked }),
      answers('runStoreChecks', {}, { status: 'running', ...notLooked }),
    ],
  },
  {
    rule: 'a saved audience is read again, in the language of the store [S3.08]',
    given: 'connected',
    steps: [
      answers('saveAudience', { body: { location: 'selected', countries: ['US', 'GB'] } }, savedAudience),
      answers('getAudience', {}, { location: 'selected', countries: ['US', 'GB'], ...language }),
      answers('saveAudience', { body: { location: 'all' } }, savedAudience),
      answers('getAudience', {}, { location: 'all', countries: null, ...language }),
    ],
  },
  {
    rule: 'an audience without countries, or with one that cannot be targeted, is refused and changes nothing',
    given: 'audience-saved',
    steps: [
      refuses('saveAudience', { body: { location: 'selected', countries: [] } }, invalid('countries')),
      refuses('saveAudience', { body: { location: 'selected' } }, invalid('countries')),
      refuses('saveAudience', { body: { location: 'all', countries: [] } }, invalid('countries')),
      refuses('saveAudience', { body: { location: 'selected', countries: ['CN'] } }, invalid('countries')),
      refuses('saveAudience', { body: { location: 'selected', countries: ['US', 'US'] } }, invalid('countries')),
      answers('getAudience', {}, { location: 'selected', countries: ['US', 'GB'], ...language }),
    ],
  },
  {
    rule: 'settings that are not named, or null, are kept [S3.07]',
    given: 'connected',
    steps: [
      answers(
        'saveSettings',
        { body: { shipping_rate: 'flat', website_live: true, offer_free_shipping: true } },
        { ...saved, data: { ...settings, shipping_rate: 'flat', website_live: true } },
      ),
      answers(
        'saveSettings',
        { body: { shipping_rate: null, tax_rate: 'manual' } },
        { ...saved, data: { ...settings, shipping_rate: 'flat', website_live: true, tax_rate: 'manual' } },
      ),
      answers('getSettings', {}, { ...settings, shipping_rate: 'flat', website_live: true, tax_rate: 'manual' }),
    ],
  },
  {
    rule: 'nothing is synchronised without a merchant account',
    given: 'connected',
    steps: [
      refuses(
        'syncSettings',
        {},
        {
          status: 400,
          code: 'gla_setting_sync_error',
          message: 'A Merchant Center account must be connected.',
        },
      ),
      at('accounts'),
    ],
  },
  {
    rule: 'the setup goes from step to step, and is complete by synchronising [S3.16]',
    given: 'connected',
    steps: [
      at('accounts'),
      answers('connectMerchantAccount', {}, { id: someNumber(), subaccount: null, name: '', domain: '' }),
      at('target_audience'),
      answers('saveAudience', { body: { location: 'selected', countries: ['GB'] } }, savedAudience),
      at('shipping_and_taxes'),
      answers(
        'saveSettings',
        { body: { shipping_rate: 'automatic', shipping_time: 'manual' } },
        { ...saved, data: { ...settings, shipping_rate: 'automatic', shipping_time: 'manual' } },
      ),
      at('store_requirements'),
      answers('saveAudience', { body: { location: 'selected', countries: ['US'] } }, savedAudience),
      at('shipping_and_taxes'),
      answers(
        'saveSettings',
        { body: { tax_rate: 'manual' } },
        {
          ...saved,
          data: { ...settings, shipping_rate: 'automatic', shipping_time: 'manual', tax_rate: 'manual' },
        },
      ),
      at('store_requirements'),
      answers('syncSettings', {}, synced),
      answers('getSetupStatus', {}, { status: 'complete' }),
    ],
  },
  {
    rule: 'shipping is done when exactly the countries of the audience have rates and times [S3.16]',
    given: 'shipping-saved',
    steps: [
      answers('saveAudience', { body: { location: 'selected', countries: ['US'] } }, savedAudience),
      at('shipping_and_taxes'),
      answers('saveAudience', { body: { location: 'all' } }, savedAudience),
      at('shipping_and_taxes'),
      answers('saveAudience', { body: { location: 'selected', countries: ['GB', 'US'] } }, savedAudience),
      at('store_requirements'),
    ],
  },
  {
    rule: 'the countries that can be targeted come with their continents on request [S7.21]',
    given: 'fresh',
    steps: [
      answers('listCountries', {}, { countries: someTable() }),
      answers('listCountries', { query: { continents: false } }, { countries: someTable() }),
      answers('listCountries', { query: { continents: true } }, { countries: someTable(), continents: someTable() }),
    ],
  },
  {
    rule: "the countries of the store's shipping zones are suggested, whatever was saved [S7.20]",
    given: 'audience-saved',
    steps: [answers('suggestAudience', {}, { location: 'selected', countries: ['US', 'CA'], ...language })],
  },
];

/** Contact information and the verification of the phone number. */
const contactAndPhone: readonly Behaviour[] = [
  {
    rule: 'contact information belongs to a merchant account [S3.11]',
    given: 'connected',
    steps: [
      refuses('getContactInformation', {}, { status: 400, message: 'Unable to retrieve Merchant Center account.' }),
      refuses('saveContactInformation', {}, { status: 400, message: 'Unable to update Merchant Center account.' }),
      refuses(
        'requestVerificationCode',
        { body: { phone_region_code: 'US', phone_number: '+12133734253', verification_method: 'SMS' } },
        {
          status: 400,
          message: 'Unable to retrieve Merchant Center account.',
          details: { reason: 'badRequest' },
        },
      ),
    ],
  },
  {
    rule: 'saving contact information copies the address of the store, whatever was sent [S3.11]',
    given: 'audience-saved',
    steps: [
      answers('saveContactInformation', {}, { ...contact, mc_address: storeAddress, is_mc_address_different: false }),
      answers('getContactInformation', {}, { ...contact, mc_address: storeAddress, is_mc_address_different: false }),
    ],
  },
  {
    rule: 'a number is verified by the code that was sent for it, once [S5.18]',
    given: 'audience-saved',
    steps: [
      answers(
        'requestVerificationCode',
        { body: { phone_region_code: 'US', phone_number: '+12133734253', verification_method: 'SMS' } },
        { verification_id: someText('verification') },
      ),
      happens('codeArrives', someText('code')),
      answers(
        'verifyPhoneNumber',
        {
          body: {
            verification_id: someText('verification'),
            verification_code: someText('code'),
            verification_method: 'SMS',
          },
        },
        null,
      ),
      answers('getContactInformation', {}, { ...contact, phone_number: '+12133734253' }),
      refuses(
        'verifyPhoneNumber',
        {
          body: {
            verification_id: someText('verification'),
            verification_code: someText('code'),
            verification_method: 'SMS',
          },
        },
        {
          status: 400,
          message: '[verificationId] The verification has expired or is unknown.',
          details: { reason: 'badRequest' },
        },
      ),
    ],
  },
  {
    rule: 'a wrong code, another method or an unknown verification verify nothing [S5.18]',
    given: 'audience-saved',
    steps: [
      answers(
        'requestVerificationCode',
        { body: { phone_region_code: 'US', phone_number: '+12133734253', verification_method: 'SMS' } },
        { verification_id: someText('verification') },
      ),
      happens('codeArrives', someText('code')),
      refuses(
        'verifyPhoneNumber',
        {
          body: {
            verification_id: someText('verification'),
            verification_code: 'wrong!',
            verification_method: 'SMS',
          },
        },
        { status: 400, message: '[verificationCode] Wrong code.', details: { reason: 'badRequest' } },
      ),
      refuses(
        'verifyPhoneNumber',
        {
          body: {
            verification_id: someText('verification'),
            verification_code: someText('code'),
            verification_method: 'PHONE_CALL',
          },
        },
        {
          status: 400,
          message: '[verificationId] The verification has expired or is unknown.',
          details: { reason: 'badRequest' },
        },
      ),
      refuses(
        'verifyPhoneNumber',
        { body: { verification_id: 'none', verification_code: '123456', verification_method: 'SMS' } },
        {
          status: 400,
          message: '[verificationId] The verification has expired or is unknown.',
          details: { reason: 'badRequest' },
        },
      ),
      answers('getContactInformation', {}, contact),
    ],
  },
  {
    rule: 'five codes are sent to a number and no more, whichever way they go [S5.18]',
    given: 'audience-saved',
    steps: [
      ...(['SMS', 'PHONE_CALL', 'SMS', 'SMS', 'SMS'] as const).map((verification_method) =>
        answers(
          'requestVerificationCode',
          { body: { phone_region_code: 'US', phone_number: '+12133734253', verification_method } },
          { verification_id: someText() },
        ),
      ),
      refuses(
        'requestVerificationCode',
        { body: { phone_region_code: 'US', phone_number: '+12133734253', verification_method: 'SMS' } },
        { status: 429, message: 'Retries quota exceeded.', details: { reason: 'rateLimitExceeded' } },
      ),
      answers(
        'requestVerificationCode',
        { body: { phone_region_code: 'US', phone_number: '+12133734254', verification_method: 'SMS' } },
        { verification_id: someText() },
      ),
    ],
  },
];

export const listingSetupBehaviours: readonly Behaviour[] = [...setup, ...contactAndPhone];
