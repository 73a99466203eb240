import { defineModel, readsOf, unreachable } from '../model/define-model';
import { readSetupStatus } from './setup-wizard.answers';
import { setupWizardMachine } from './setup-wizard.machine';
import { setupStepsOf } from './setup-wizard.rules';

const status = readsOf('getSetupStatus', readSetupStatus);
const savedAt = (step: 'accounts' | 'target_audience' | 'shipping_and_taxes' | 'store_requirements' | 'unknown') =>
  status({ status: 200, body: { status: 'incomplete', step } });

/** What the server may answer to where the setup stands. */
export const setupStatusAnswers = {
  'saved at the accounts': savedAt('accounts'),
  'saved at the audience': savedAt('target_audience'),
  'saved at the listings': savedAt('shipping_and_taxes'),
  'saved at the store requirements': savedAt('store_requirements'),
  'saved at a step of another version': savedAt('unknown'),
  complete: status({ status: 200, body: { status: 'complete' } }),
  refused: status({ status: 500, body: { message: 'Broken' } }),
  unreachable,
};

/** The stepper of the setup, as testers see it. */
export const setupWizardModel = defineModel({
  id: 'setupWizard',
  machine: setupWizardMachine,
  starts: {
    'at the address of the listings': { wanted: 'shipping_and_taxes' },
    'in a store that knows no store requirements': { steps: setupStepsOf((...calls) => calls.length === 0) },
  },
  moves: {
    'goes to the accounts': { type: 'step.visited', key: 'accounts' },
    'goes to the audience': { type: 'step.visited', key: 'target_audience' },
    'goes to the listings': { type: 'step.visited', key: 'shipping_and_taxes' },
    'goes to the store requirements': { type: 'step.visited', key: 'store_requirements' },
    'goes to the bare address': { type: 'step.visited', key: null },
    continues: { type: 'continue' },
    'tries again': { type: 'retry' },
    'has another tab change something': { type: 'elsewhere.changed' },
    'loads the step again': { type: 'reload' },
  },
  answers: {
    getSetupStatus: setupStatusAnswers,
  },
  abstract: ({ steps, open, saved, asked, wanted }) => ({ steps: steps.length, open, saved, asked, wanted }),
  sameKind: (sample, real) => sample.type !== 'step.visited' || (real.type === sample.type && real.key === sample.key),
  invariants: {
    'a step is open': ({ context: { steps, open } }) => steps[open] !== undefined,
    'a later step is asked for only once the server had it saved': ({ at, context: { asked, saved } }) =>
      !at.includes('ready.jumpingAhead') || asked <= saved,
    'the last step has no Continue': ({ can, context: { steps, open } }) =>
      open < steps.length - 1 || !can({ type: 'continue' }),
  },
  goals: { 'the setup can be completed': ({ at }) => at.includes('leaving') },
  requirements: {
    'loading / answer.complete': ['S2.19'],
    'loading / answer.incomplete': ['S2.15', 'S2.16', 'S2.17', 'S2.18', 'S2.19', 'S3.16'],
    'ready.settled / step.visited': ['S2.19'],
    'ready.jumpingAhead': ['S2.19'],
    leaving: ['S2.19'],
  },
  ends: ['leaving'],
});
