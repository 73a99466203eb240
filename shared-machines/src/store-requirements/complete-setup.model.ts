import { answersOf, defineModel, readsOf, unreachable } from '../model/define-model';
import { refusedBy } from '../ports';
import { setupStatusAnswers } from '../setup-wizard/setup-wizard.model';
import { completeSetupMachine, completeSetupReads, type CompleteSetupAnswer } from './complete-setup.machine';
import { everyItem } from './store-requirements.rules';

const done = (): CompleteSetupAnswer => ({ type: 'answer.done' });
const contact = answersOf('saveContactInformation', done, refusedBy);
const sync = answersOf('syncSettings', done, refusedBy);
const settings = readsOf('getSettings', completeSetupReads.getSettings);
const flat = { shipping_rate: 'flat', shipping_time: 'flat', tax_rate: 'destination' };
const address = {
  street_address: '1 Main St',
  locality: 'Springfield',
  region: 'California',
  postal_code: '90210',
  country: 'US',
};

/** Complete setup, as testers see it. */
export const completeSetupModel = defineModel({
  id: 'completeSetup',
  machine: completeSetupMachine,
  starts: { 'in a store that knows no store requirements': { withoutRequirements: true } },
  moves: { 'completes the setup': { type: 'complete' } },
  answers: {
    getSetupStatus: setupStatusAnswers,
    getSettings: {
      'all ticked': settings({ status: 200, body: { ...flat, ...everyItem(true) } }),
      'one not ticked': settings({ status: 200, body: { ...flat, ...everyItem(true), refund_tos_visible: false } }),
      refused: settings({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
    saveContactInformation: {
      saved: contact({
        status: 200,
        body: {
          id: 22,
          phone_number: '+12015550123',
          mc_address: address,
          wc_address: address,
          is_mc_address_different: false,
          wc_address_errors: [],
        },
      }),
      refused: contact({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
    syncSettings: {
      synced: sync({ status: 201, body: { status: 'success', message: 'Successfully synchronized settings.' } }),
      refused: sync({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
  },
  abstract: ({ withoutRequirements }) => withoutRequirements,
  invariants: {
    'it cannot be pressed twice': ({ has, can }) => !(has('busy') || has('done')) || !can({ type: 'complete' }),
    'after a failure it can be pressed again': ({ has, can }) => !has('failed') || can({ type: 'complete' }),
    'neither ticks nor address count without the requirements': ({ at, context }) =>
      !context.withoutRequirements || !(at.includes('checkingRequirements') || at.includes('savingContactInformation')),
  },
  goals: { 'the setup can be completed': ({ at }) => at.includes('completed') },
  requirements: {
    'ready / complete': ['S4.20'],
    checkingSteps: ['S2.19', 'S4.17', 'S4.20'],
    checkingRequirements: ['S4.20'],
    savingContactInformation: ['S4.20'],
    syncingSettings: ['S4.20'],
    completed: ['S2.19', 'S4.20'],
  },
  ends: ['completed'],
});
