import { explore } from '../testing/explore';
import { refused } from '../testing/answers';
import { rehearse } from '../testing/rehearse';
import { readSetupStatus } from './setup-wizard.answers';
import { setupWizardMachine } from './setup-wizard.machine';
import { canOpenStep, indexOfSaved, setupSteps, type SavedStep } from './setup-wizard.rules';

const saved = (step: SavedStep) => ({ type: 'answer.incomplete', saved: step }) as const;

const openAt = (step: SavedStep) => {
  const wizard = rehearse(setupWizardMachine);
  wizard.answers('getSetupStatus', saved(step));
  return wizard;
};
const openStep = (wizard: ReturnType<typeof openAt>) => setupSteps[wizard.context().open]?.key;

it('declares the four steps as data, in order [S2.15-S2.18]', () => {
  expect(setupSteps.map(({ key }) => key)).toEqual([
    'accounts',
    'target_audience',
    'shipping_and_taxes',
    'store_requirements',
  ]);
});

it('reads the saved step and the completed setup from the server [S3.16]', () => {
  expect(readSetupStatus({ status: 'incomplete', step: 'shipping_and_taxes' })).toEqual(saved('shipping_and_taxes'));
  expect(readSetupStatus({ status: 'complete' })).toEqual({ type: 'answer.complete' });
});

it.each(['accounts', 'target_audience', 'shipping_and_taxes', 'store_requirements'] as const)(
  'opens at the saved step %s [S2.19]',
  (step) => {
    expect(openStep(openAt(step))).toBe(step);
  },
);

it('reopens an earlier step by its header, without asking the server [S2.19]', () => {
  const wizard = openAt('store_requirements');
  wizard.send({ type: 'step.opened', key: 'target_audience' });
  expect(openStep(wizard)).toBe('target_audience');
  expect(wizard.asks()).toEqual([]);
});

it('keeps a later step closed [S2.19]', () => {
  const wizard = openAt('target_audience');
  expect(wizard.can({ type: 'step.opened', key: 'shipping_and_taxes' })).toBe(false);
  expect(wizard.can({ type: 'step.opened', key: 'unknown' })).toBe(false);
});

it('goes back to a later step only as far as the server says it still stands', () => {
  const wizard = openAt('store_requirements');
  wizard.send({ type: 'step.opened', key: 'target_audience' });
  wizard.send({ type: 'step.opened', key: 'store_requirements' });
  expect(openStep(wizard)).toBe('target_audience');
  wizard.answers('getSetupStatus', saved('shipping_and_taxes'));
  expect(openStep(wizard)).toBe('shipping_and_taxes');
});

it('opens the later step that was asked for when the server still allows it', () => {
  const wizard = openAt('store_requirements');
  wizard.send({ type: 'step.opened', key: 'accounts' });
  wizard.send({ type: 'step.opened', key: 'shipping_and_taxes' });
  wizard.answers('getSetupStatus', saved('store_requirements'));
  expect(openStep(wizard)).toBe('shipping_and_taxes');
});

it('continues with the next step, records it and reads the saved step again', () => {
  const wizard = openAt('accounts');
  wizard.send({ type: 'continue' });
  expect(openStep(wizard)).toBe('target_audience');
  expect(wizard.asks()).toEqual([{ src: 'getSetupStatus', input: undefined }]);
  expect(wizard.emitted).toEqual([
    { type: 'track', name: 'gla_setup_mc', properties: { target: 'step1_continue', trigger: 'click' } },
  ]);
  wizard.answers('getSetupStatus', saved('target_audience'));
  expect(wizard.context().saved).toBe(1);
});

it('does not skip a step on a double click', () => {
  const wizard = openAt('accounts');
  wizard.send({ type: 'continue' });
  wizard.send({ type: 'continue' });
  expect(openStep(wizard)).toBe('target_audience');
});

it('leaves for the dashboard when the setup is complete [S2.19]', () => {
  const wizard = rehearse(setupWizardMachine);
  wizard.answers('getSetupStatus', { type: 'answer.complete' });
  expect(wizard.emitted).toEqual([{ type: 'goto', to: { path: '/google/dashboard' }, how: 'replace' }]);
  expect(wizard.has('done')).toBe(true);
});

it('tells that the status could not be loaded and tries again on request', () => {
  const wizard = rehearse(setupWizardMachine);
  wizard.answers('getSetupStatus', refused('down', 500));
  expect(wizard.at()).toEqual(['unavailable']);
  expect(wizard.emitted).toEqual([{ type: 'notice', id: 'getSetupStatus', message: 'down', status: 500 }]);
  wizard.send({ type: 'retry' });
  expect(wizard.has('busy')).toBe(true);
});

it('lets a step do the work of two, so that steps can be merged', () => {
  const steps = [
    { key: 'first', label: 'a', covers: ['accounts', 'target_audience'] },
    { key: 'second', label: 'b', covers: ['shipping_and_taxes', 'store_requirements'] },
  ] as const;
  expect(indexOfSaved(steps, 'target_audience')).toBe(0);
  expect(indexOfSaved(steps, 'shipping_and_taxes')).toBe(1);
  expect(canOpenStep(steps, 'second', 0)).toBe(false);
});

it('handles every answer in every situation', () => {
  const { findings, leaves } = explore(setupWizardMachine, {
    moves: [
      { type: 'retry' },
      { type: 'continue' },
      ...setupSteps.map(({ key }) => ({ type: 'step.opened', key }) as const),
    ],
    answers: {
      getSetupStatus: [{ type: 'answer.complete' }, refused(), ...setupSteps.map(({ covers }) => saved(covers[0]))],
    },
  });
  expect(findings).toEqual([]);
  expect([...leaves].sort()).toEqual([
    'leaving',
    'loading',
    'ready.advancing',
    'ready.jumpingAhead',
    'ready.settled',
    'unavailable',
  ]);
});
