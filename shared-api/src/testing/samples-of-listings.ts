import { defaultSettings } from '../contract';
import type { StoreChecks } from '../contract';
import type { Samples } from './samples';

const done = { status: 'success', message: 'Done.' };
const settings = {
  ...defaultSettings(),
  shipping_rate: 'flat',
  shipping_time: 'flat',
  website_live: true,
  checkout_process_secure: true,
} as const;
const address = {
  street_address: '1 Main St\nSuite 5',
  locality: 'Springfield',
  region: 'California',
  postal_code: '90210',
  country: 'US',
};
const contact = {
  id: 12345678,
  phone_number: '+18005551234',
  mc_address: null,
  wc_address: address,
  is_mc_address_different: true,
  wc_address_errors: [],
};
const rate = { id: '3', country: 'US', currency: 'USD', rate: 4.99, options: { free_shipping_threshold: 50 } };
const suggestedRate = { country: 'US', currency: 'USD', rate: 4.99, options: {} };
const audience = { location: 'selected' as const, countries: ['US', 'GB'], locale: 'en_US', language: 'English' };

const storeChecks: StoreChecks = {
  status: 'done',
  site: 'https://shop.example',
  checked_at: 1_795_000_000,
  checks: [
    {
      id: 'website_live',
      verdict: 'found',
      evidence: [{ code: 'opened', url: 'https://shop.example/', values: [] }],
    },
  ],
};

/** Settings, contact information, phone, audience and shipping. */
export const listingSamples = {
  getSettings: { sent: 'GET /wc/gla/mc/settings', reply: { status: 200, body: settings }, gives: settings },
  saveSettings: {
    input: { body: { shipping_rate: 'flat', website_live: true } },
    sent: 'POST /wc/gla/mc/settings',
    body: { shipping_rate: 'flat', website_live: true },
    reply: { status: 200, body: { ...done, data: settings } },
    gives: { ...done, data: settings },
  },
  syncSettings: { sent: 'POST /wc/gla/mc/settings/sync', reply: { status: 201, body: done }, gives: done },
  getContactInformation: {
    sent: 'GET /wc/gla/mc/contact-information',
    reply: { status: 200, body: contact },
    gives: contact,
  },
  getStoreChecks: {
    sent: 'GET /wc/gla/mc/store-checks',
    reply: { status: 200, body: { status: 'never', site: 'https://shop.example', checked_at: 0, checks: [] } },
    gives: { status: 'never', site: 'https://shop.example', checked_at: 0, checks: [] },
  },
  runStoreChecks: {
    sent: 'POST /wc/gla/mc/store-checks',
    reply: { status: 200, body: storeChecks },
    gives: storeChecks,
  },
  saveContactInformation: {
    input: { body: contact },
    sent: 'POST /wc/gla/mc/contact-information',
    body: contact,
    reply: { status: 200, body: contact },
    gives: contact,
  },
  requestVerificationCode: {
    input: { body: { phone_region_code: 'US', phone_number: '+12133734253', verification_method: 'SMS' } },
    sent: 'POST /wc/gla/mc/phone-verification/request',
    body: { phone_region_code: 'US', phone_number: '+12133734253', verification_method: 'SMS' },
    reply: { status: 200, body: { verification_id: 'abc-123' } },
    gives: { verification_id: 'abc-123' },
  },
  verifyPhoneNumber: {
    input: { body: { verification_id: 'abc-123', verification_code: '123456', verification_method: 'PHONE_CALL' } },
    sent: 'POST /wc/gla/mc/phone-verification/verify',
    body: { verification_id: 'abc-123', verification_code: '123456', verification_method: 'PHONE_CALL' },
    reply: { status: 204, body: null },
    gives: null,
  },
  getAudience: { sent: 'GET /wc/gla/mc/target_audience', reply: { status: 200, body: audience }, gives: audience },
  saveAudience: {
    input: { body: audience },
    sent: 'POST /wc/gla/mc/target_audience',
    body: audience,
    reply: { status: 201, body: done },
    gives: done,
  },
  suggestAudience: {
    sent: 'GET /wc/gla/mc/target_audience/suggestions',
    reply: { status: 200, body: audience },
    gives: audience,
  },
  listCountries: {
    input: { query: { continents: true } },
    sent: 'GET /wc/gla/mc/countries?continents=true',
    reply: {
      status: 200,
      body: {
        countries: { US: { name: 'United States (US)', currency: 'USD' } },
        continents: { NA: { name: 'North America', countries: ['US'] } },
      },
    },
    gives: {
      countries: { US: { name: 'United States (US)', currency: 'USD' } },
      continents: { NA: { name: 'North America', countries: ['US'] } },
    },
  },
  listShippingRates: {
    sent: 'GET /wc/gla/mc/shipping/rates',
    reply: { status: 200, body: [{ ...rate, id: 3, rate: '4.99', options: { free_shipping_threshold: '50' } }] },
    gives: [rate],
  },
  suggestShippingRates: {
    input: { query: { country_codes: ['US', 'GB'] } },
    sent: 'GET /wc/gla/mc/shipping/rates/suggestions?country_codes%5B0%5D=US&country_codes%5B1%5D=GB',
    reply: { status: 200, body: [suggestedRate] },
    gives: [suggestedRate],
  },
  saveShippingRates: {
    input: { body: { rates: [rate] } },
    sent: 'POST /wc/gla/mc/shipping/rates/batch',
    body: { rates: [rate] },
    reply: { status: 201, body: { errors: [], success: [{ ...done, rate }] } },
    gives: { errors: [], success: [{ ...done, rate }] },
  },
  deleteShippingRates: {
    input: { body: { ids: ['3', '4'] } },
    sent: 'DELETE /wc/gla/mc/shipping/rates/batch',
    body: { ids: ['3', '4'] },
    reply: {
      status: 200,
      body: { errors: [{ message: 'No rate found with the given ID.', id: '4' }], success: [done] },
    },
    gives: { errors: [{ message: 'No rate found with the given ID.', id: '4' }], success: [done] },
  },
  saveShippingRate: {
    input: { body: rate },
    sent: 'POST /wc/gla/mc/shipping/rates',
    body: rate,
    reply: { status: 201, body: { ...done, rate } },
    gives: { ...done, rate },
  },
  getShippingRate: {
    input: { params: { id: 3 } },
    sent: 'GET /wc/gla/mc/shipping/rates/3',
    reply: { status: 200, body: rate },
    gives: rate,
  },
  updateShippingRate: {
    input: { params: { id: 3 }, body: rate },
    sent: 'PATCH /wc/gla/mc/shipping/rates/3',
    body: rate,
    reply: { status: 204, body: null },
    gives: null,
  },
  deleteShippingRate: {
    input: { params: { id: 3 } },
    sent: 'DELETE /wc/gla/mc/shipping/rates/3',
    reply: { status: 200, body: done },
    gives: done,
  },
  listShippingTimes: {
    sent: 'GET /wc/gla/mc/shipping/times',
    reply: { status: 200, body: { US: { country_code: 'US', time: '3', country: 'United States of America' } } },
    gives: [{ countryCode: 'US', time: 3 }],
  },
  saveShippingTimes: {
    input: { body: { country_codes: ['US', 'CA'], time: 3 } },
    sent: 'POST /wc/gla/mc/shipping/times/batch',
    body: { country_codes: ['US', 'CA'], time: 3 },
    reply: { status: 201, body: { errors: [], success: [done, done] } },
    gives: { errors: [], success: [done, done] },
  },
  deleteShippingTimes: {
    input: { body: { country_codes: ['US'] } },
    sent: 'DELETE /wc/gla/mc/shipping/times/batch',
    body: { country_codes: ['US'] },
    reply: { status: 200, body: { errors: [], success: [done] } },
    gives: { errors: [], success: [done] },
  },
  saveShippingTime: {
    input: { body: { country_code: 'US', time: 3 } },
    sent: 'POST /wc/gla/mc/shipping/times',
    body: { country_code: 'US', time: 3 },
    reply: { status: 201, body: done },
    gives: done,
  },
  getShippingTime: {
    input: { params: { country_code: 'US' } },
    sent: 'GET /wc/gla/mc/shipping/times/US',
    reply: { status: 200, body: { country_code: 'US', time: '3', country: 'United States of America' } },
    gives: { countryCode: 'US', time: 3 },
  },
  deleteShippingTime: {
    input: { params: { country_code: 'US' } },
    sent: 'DELETE /wc/gla/mc/shipping/times/US',
    reply: { status: 200, body: done },
    gives: done,
  },
} satisfies Partial<Samples>;
