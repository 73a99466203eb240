import type { Settings } from '@listings/shared-api/contract';
import type { SavedStep } from '../setup-wizard/setup-wizard.rules';
import { refused, unread } from '../testing/answers';
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

type Completion = ReturnType<typeof drive<typeof completeSetupMachine>>;
const savedAt = (saved: SavedStep) => ({ type: 'answer.incomplete', saved }) as const;
const asked = (completion: Completion) => completion.asks().map(({ src }) => src);
const nothingCompleted = (id: string) => [
  { type: 'notice', id, message: null, status: 409 },
  { type: 'setup.unfinished' },
];

/** Presses Complete setup in a store that has all that it takes. */
function complete(completion: Completion) {
  completion.send({ type: 'complete' });
  completion.answers('getSetupStatus', savedAt('store_requirements'));
  completion.answers('getSettings', { type: 'answer.checklist', checklist: all(true) });
}

it('saves the contact information, syncs the settings and loads the product feed with the success guide [S4.20, S2.19]', () => {
  const completion = drive(completeSetupMachine);
  complete(completion);
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
  complete(completion);
  for (const src of before) completion.answers(src, { type: 'answer.done' });
  completion.answers(failing, refused('no', 500));
  expect(completion.emitted).toEqual([{ type: 'notice', id, message: 'no', status: 500 }]);
  complete(completion);
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
  completion.answers('getSetupStatus', savedAt('store_requirements'));
  expect(asked(completion)).toEqual(['syncSettings']);
  completion.answers('syncSettings', { type: 'answer.refused', message: 'down', status: 500 });
  completion.send({ type: 'complete' });
  completion.answers('getSetupStatus', savedAt('shipping_and_taxes'));
  expect(asked(completion)).toEqual(['syncSettings']);
  completion.answers('syncSettings', { type: 'answer.done' });
  expect(completion.has('done')).toBe(true);
});

it('asks the store anew where the setup stands, and after it for the checklist, before anything is sent [S2.19, S4.20]', () => {
  const completion = drive(completeSetupMachine);
  completion.send({ type: 'complete' });
  expect(asked(completion)).toEqual(['getSetupStatus']);
  expect(completion.snapshot().children['reads']?.getSnapshot().input).toMatchObject({ anew: true });
  completion.answers('getSetupStatus', savedAt('store_requirements'));
  expect(asked(completion)).toEqual(['getSettings']);
  expect(completion.snapshot().children['reads']?.getSnapshot().input).toMatchObject({ anew: true });
  expect(completion.has('busy')).toBe(true);
});

it.each(['accounts', 'target_audience', 'shipping_and_taxes'] as const)(
  'sends nothing while the store has %s unfinished: it says so and leads there [S2.19, S4.17, S4.20]',
  (saved) => {
    const completion = drive(completeSetupMachine);
    completion.send({ type: 'complete' });
    completion.answers('getSetupStatus', savedAt(saved));
    expect(completion.asks()).toEqual([]);
    expect(completion.emitted).toEqual(nothingCompleted('setupUnfinished'));
    expect(completion.can({ type: 'complete' })).toBe(true);
  },
);

it('sends nothing while the store has the audience unfinished, without the requirements too [S2.19, S4.20]', () => {
  const completion = drive(completeSetupMachine, { withoutRequirements: true });
  completion.send({ type: 'complete' });
  completion.answers('getSetupStatus', savedAt('target_audience'));
  expect(completion.asks()).toEqual([]);
  expect(completion.emitted).toEqual(nothingCompleted('setupUnfinished'));
});

it('completes where the store names a step that is unknown here: nothing is known to be missing [S4.20]', () => {
  const completion = drive(completeSetupMachine);
  completion.send({ type: 'complete' });
  completion.answers('getSetupStatus', savedAt('unknown'));
  expect(asked(completion)).toEqual(['getSettings']);
});

it('sends nothing while a requirement is not ticked in the store, and says so [S4.20]', () => {
  const completion = drive(completeSetupMachine);
  completion.send({ type: 'complete' });
  completion.answers('getSetupStatus', savedAt('store_requirements'));
  completion.answers('getSettings', {
    type: 'answer.checklist',
    checklist: { ...all(true), refund_tos_visible: false },
  });
  expect(completion.asks()).toEqual([]);
  expect(completion.emitted).toEqual(nothingCompleted('requirementsUnticked'));
  expect(completion.can({ type: 'complete' })).toBe(true);
});

it.each(['getSetupStatus', 'getSettings'] as const)(
  'says that %s could not be read, sends nothing, and can be tried again [S4.20]',
  (failing) => {
    const completion = drive(completeSetupMachine);
    completion.send({ type: 'complete' });
    if (failing === 'getSettings') completion.answers('getSetupStatus', savedAt('store_requirements'));
    completion.answers(failing, unread(failing));
    expect(completion.asks()).toEqual([]);
    expect(completion.emitted).toEqual([{ type: 'notice', id: failing, message: null, status: 500 }]);
    complete(completion);
    expect(asked(completion)).toEqual(['saveContactInformation']);
  },
);

it('goes to the product feed, and sends nothing, where the setup was completed meanwhile [S2.19, S4.20]', () => {
  const completion = drive(completeSetupMachine);
  completion.send({ type: 'complete' });
  completion.answers('getSetupStatus', { type: 'answer.complete' });
  expect(completion.asks()).toEqual([]);
  expect(completion.has('done')).toBe(true);
  expect(completion.emitted).toEqual([
    { type: 'goto', to: { path: '/google/product-feed', params: { guide: 'submission-success' } }, how: 'load' },
  ]);
});
