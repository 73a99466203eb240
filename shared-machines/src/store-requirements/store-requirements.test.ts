import type { Settings } from '@listings/shared-api/contract';
import { refused } from '../testing/answers';
import { drive } from '../testing/drive';
import { checklistAutosaveMachine } from './checklist-autosave';
import { completeSetupMachine } from './complete-setup.machine';
import {
  checklistItems,
  checklistOf,
  everyItem as all,
  completionBlockers,
  isAddressFilled,
  storeAddressOf,
  validateChecklist,
} from './store-requirements.rules';

const ready = { checklist: all(true), checklistStatus: 'saved', phoneVerified: true, addressFilled: true } as const;

it('has the five items of the specification first, taken from the settings [S3.07, O3.14]', () => {
  const settings: Settings = {
    shipping_rate: 'flat',
    shipping_time: null,
    tax_rate: null,
    ...all(true),
    website_live: false,
  };
  expect(checklistOf(settings)).toEqual({ ...all(true), website_live: false });
  expect(checklistItems.slice(0, 5)).toEqual([
    'website_live',
    'checkout_process_secure',
    'payment_methods_visible',
    'refund_tos_visible',
    'contact_info_visible',
  ]);
});

it.each(checklistItems)('requires %s to be ticked [S5.14]', (item) => {
  expect(validateChecklist({ ...all(true), [item]: false })).toEqual({ [item]: 'checklist.required' });
  expect(validateChecklist(all(true))).toEqual({});
});

it('enables Complete setup when everything is there [S4.20]', () => {
  expect(completionBlockers(ready)).toEqual([]);
  expect(completionBlockers({ ...ready, checklistStatus: 'idle' })).toEqual([]);
});

it.each([
  ['phoneNotVerified', { phoneVerified: false }],
  ['addressNotFilled', { addressFilled: false }],
  ['checklistNotDone', { checklist: { ...all(true), refund_tos_visible: false } }],
  ['checklistNotSaved', { checklistStatus: 'notSaved' }],
  ['checklistSaving', { checklistStatus: 'saving' }],
] as const)('disables Complete setup for the reason %s alone [S4.20]', (reason, change) => {
  expect(completionBlockers({ ...ready, ...change })).toEqual([reason]);
});

it('lists every reason at once', () => {
  const state = {
    checklist: all(false),
    checklistStatus: 'notSaved',
    phoneVerified: false,
    addressFilled: false,
  } as const;
  expect(completionBlockers(state)).toEqual([
    'phoneNotVerified',
    'addressNotFilled',
    'checklistNotDone',
    'checklistNotSaved',
  ]);
});

it('takes the address for filled when the server misses nothing in it [S3.11, O3.08]', () => {
  const address = { street_address: '1 Main St', locality: 'A', region: 'B', postal_code: '1', country: 'US' };
  expect(isAddressFilled({ wc_address: address, wc_address_errors: [] })).toBe(true);
  expect(isAddressFilled({ wc_address: address, wc_address_errors: ['city'] })).toBe(false);
  expect(isAddressFilled({ wc_address: null, wc_address_errors: [] })).toBe(false);
  expect(isAddressFilled(null)).toBe(false);
});

it('splits the street on its newline into two lines [S3.11]', () => {
  expect(
    storeAddressOf({
      street_address: '1 Main St\nSuite 5',
      locality: 'Springfield',
      region: 'California',
      postal_code: '90210',
      country: 'US',
    }),
  ).toEqual({
    address: '1 Main St',
    address2: 'Suite 5',
    city: 'Springfield',
    state: 'California',
    country: 'US',
    postcode: '90210',
  });
});

it('saves each change of the checklist immediately [S4.19]', () => {
  const checklist = drive(checklistAutosaveMachine, { value: all(false), notice: 'saveSettings' });
  const value = { ...all(false), website_live: true };
  checklist.send({ type: 'change', value });
  checklist.send({ type: 'flush' });
  expect(checklist.asks()).toEqual([{ src: 'save', input: { value, saved: all(false) } }]);
});

it('saves the contact information, syncs the settings and loads the product feed with the success guide [S4.20, S2.19]', () => {
  const completion = drive(completeSetupMachine);
  completion.send({ type: 'complete' });
  expect(completion.asks()).toEqual([{ src: 'saveContactInformation', input: undefined }]);
  completion.answers('saveContactInformation', { type: 'answer.done' });
  expect(completion.asks()).toEqual([{ src: 'syncSettings', input: undefined }]);
  completion.answers('syncSettings', { type: 'answer.done' });
  expect(completion.emitted).toEqual([
    {
      type: 'goto',
      to: { path: '/google/product-feed', params: { guide: 'submission-success' } },
      how: 'load',
    },
  ]);
});

it.each([
  ['saveContactInformation', 'saveContactInformation', []],
  ['syncSettings', 'completeSetup', ['saveContactInformation']],
] as const)('says that %s failed and can be tried again', (failing, id, before) => {
  const completion = drive(completeSetupMachine);
  completion.send({ type: 'complete' });
  for (const src of before) completion.answers(src, { type: 'answer.done' });
  completion.answers(failing, refused('no', 500));
  expect(completion.emitted).toEqual([{ type: 'notice', id, message: 'no', status: 500 }]);
  completion.send({ type: 'complete' });
  expect(completion.asks()).toEqual([{ src: 'saveContactInformation', input: undefined }]);
});

it('ignores a second click while it runs', () => {
  const completion = drive(completeSetupMachine);
  completion.send({ type: 'complete' });
  expect(completion.can({ type: 'complete' })).toBe(false);
});

it('completes with the sync alone where the requirements have left the onboarding, after a failure too [S4.20]', () => {
  const completion = drive(completeSetupMachine, { withoutRequirements: true });
  completion.send({ type: 'complete' });
  expect(completion.asks().map(({ src }) => src)).toEqual(['syncSettings']);
  completion.answers('syncSettings', { type: 'answer.refused', message: 'down', status: 500 });
  completion.send({ type: 'complete' });
  expect(completion.asks().map(({ src }) => src)).toEqual(['syncSettings']);
  completion.answers('syncSettings', { type: 'answer.done' });
  expect(completion.has('done')).toBe(true);
});
