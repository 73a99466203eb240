import { drive } from '../testing/drive';
import { readSetupStatus } from './setup-wizard.answers';
import { setupWizardMachine } from './setup-wizard.machine';
import { offeredBy } from '../page/offered.rules';
import { canOpenStep, indexOfSaved, setupSteps, setupStepsOf, type SavedStep } from './setup-wizard.rules';

const failed = (message: string | null = 'The server says no.', status = 400) =>
  ({ type: 'read.failed', read: 'getSetupStatus', message, status }) as const;

const saved = (step: SavedStep) => ({ type: 'answer.incomplete', saved: step }) as const;

const openAt = (step: SavedStep) => {
  const wizard = drive(setupWizardMachine);
  wizard.answers('getSetupStatus', saved(step));
  return wizard;
};
const visit = (key: string | null) => ({ type: 'step.visited', key }) as const;
const goTo = (step: string, how: 'push' | 'replace') => ({
  type: 'goto',
  to: { path: '/google/setup-mc', params: { step } },
  how,
});
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

it('reopens an earlier step without asking the server [S2.19]', () => {
  const wizard = openAt('store_requirements');
  wizard.send(visit('target_audience'));
  expect(openStep(wizard)).toBe('target_audience');
  expect(wizard.asks()).toEqual([]);
});

it.each(['shipping_and_taxes', 'unknown', null])('keeps %s closed and corrects the address [S2.19]', (key) => {
  const wizard = openAt('target_audience');
  wizard.send(visit(key));
  expect(openStep(wizard)).toBe('target_audience');
  expect(wizard.asks()).toEqual([]);
  expect(wizard.emitted.at(-1)).toEqual(goTo('target_audience', 'replace'));
});

it('begins at the step of the address where it may be opened, else at the saved one [S2.19]', () => {
  const begin = (wanted: string) => {
    const wizard = drive(setupWizardMachine, { wanted });
    wizard.answers('getSetupStatus', saved('shipping_and_taxes'));
    return wizard;
  };
  expect(openStep(begin('target_audience'))).toBe('target_audience');
  expect(openStep(begin('store_requirements'))).toBe('shipping_and_taxes');
  expect(openStep(begin('unknown'))).toBe('shipping_and_taxes');
  expect(begin('unknown').emitted).toEqual([goTo('shipping_and_taxes', 'replace')]);
});

it('begins at the step that was visited while the server was asked', () => {
  const wizard = drive(setupWizardMachine, { wanted: 'accounts' });
  wizard.send(visit('target_audience'));
  wizard.send(visit(null));
  wizard.answers('getSetupStatus', failed());
  wizard.send({ type: 'retry' });
  wizard.answers('getSetupStatus', saved('shipping_and_taxes'));
  expect(openStep(wizard)).toBe('target_audience');
});

it('goes back to a later step only as far as the server says it still stands', () => {
  const wizard = openAt('store_requirements');
  wizard.send(visit('target_audience'));
  wizard.send(visit('store_requirements'));
  expect(openStep(wizard)).toBe('target_audience');
  wizard.answers('getSetupStatus', saved('shipping_and_taxes'));
  expect(openStep(wizard)).toBe('shipping_and_taxes');
  expect(wizard.emitted.at(-1)).toEqual(goTo('shipping_and_taxes', 'replace'));
});

it('opens the later step that was asked for when the server still allows it', () => {
  const wizard = openAt('store_requirements');
  wizard.send(visit('accounts'));
  wizard.send(visit('shipping_and_taxes'));
  wizard.answers('getSetupStatus', saved('store_requirements'));
  expect(openStep(wizard)).toBe('shipping_and_taxes');
  expect(wizard.emitted).toHaveLength(1);
});

it('stays where it is, with its own address, when the server cannot be asked', () => {
  const wizard = openAt('store_requirements');
  wizard.send(visit('accounts'));
  wizard.send(visit('target_audience'));
  wizard.answers('getSetupStatus', failed('down', 500));
  expect(openStep(wizard)).toBe('accounts');
  expect(wizard.emitted.slice(-2)).toEqual([
    { type: 'notice', id: 'getSetupStatus', message: 'down', status: 500 },
    goTo('accounts', 'replace'),
  ]);
});

it('follows the address at once while it asks for another step', () => {
  const wizard = openAt('store_requirements');
  wizard.send(visit('accounts'));
  wizard.send(visit('target_audience'));
  wizard.send(visit('shipping_and_taxes'));
  wizard.answers('getSetupStatus', saved('store_requirements'));
  expect(openStep(wizard)).toBe('shipping_and_taxes');
});

it('continues with the next step, records it and reads the saved step again', () => {
  const wizard = openAt('accounts');
  wizard.send({ type: 'continue' });
  expect(openStep(wizard)).toBe('target_audience');
  expect(wizard.asks()).toEqual([{ src: 'getSetupStatus', input: { anew: true } }]);
  expect(wizard.emitted.slice(1)).toEqual([
    { type: 'track', name: 'gla_setup_mc', properties: { target: 'step1_continue', trigger: 'click' } },
    goTo('target_audience', 'push'),
  ]);
  wizard.answers('getSetupStatus', saved('target_audience'));
  expect(wizard.context().saved).toBe(1);
});

it('goes back by the browser while the server is still asked', () => {
  const wizard = openAt('accounts');
  wizard.send({ type: 'continue' });
  wizard.send(visit('accounts'));
  expect(openStep(wizard)).toBe('accounts');
  wizard.answers('getSetupStatus', saved('target_audience'));
  expect([openStep(wizard), wizard.context().saved]).toEqual(['accounts', 1]);
});

it('does not skip a step on a double click', () => {
  const wizard = openAt('accounts');
  wizard.send({ type: 'continue' });
  wizard.send({ type: 'continue' });
  expect(openStep(wizard)).toBe('target_audience');
});

describe('while another tab changes something', () => {
  const changed = { type: 'elsewhere.changed' } as const;

  it('asks where the setup stands now, and leaves once it is complete [S2.19]', () => {
    const wizard = openAt('target_audience');
    wizard.send(changed);
    expect(openStep(wizard)).toBe('target_audience');
    wizard.answers('getSetupStatus', saved('store_requirements'));
    expect([openStep(wizard), wizard.context().saved]).toEqual(['target_audience', 3]);
    wizard.send(changed);
    wizard.answers('getSetupStatus', { type: 'answer.complete' });
    expect(wizard.emitted.at(-1)).toEqual({ type: 'goto', to: { path: '/google/dashboard' }, how: 'replace' });
  });

  it('goes on meanwhile, and says nothing of a question nobody asked', () => {
    const wizard = openAt('target_audience');
    const told = wizard.emitted.length;
    wizard.send(changed);
    wizard.answers('getSetupStatus', failed('down', 500));
    expect(wizard.emitted).toHaveLength(told);
    wizard.send(changed);
    wizard.send({ type: 'continue' });
    expect(openStep(wizard)).toBe('shipping_and_taxes');
  });

  it('reads the open step again on request, or goes back to the one that is to be done first', () => {
    const wizard = openAt('shipping_and_taxes');
    wizard.send({ type: 'reload' });
    expect(wizard.at()).toEqual(['loading']);
    wizard.answers('getSetupStatus', saved('store_requirements'));
    expect(openStep(wizard)).toBe('shipping_and_taxes');
    wizard.send({ type: 'reload' });
    wizard.answers('getSetupStatus', saved('accounts'));
    expect(openStep(wizard)).toBe('accounts');
  });
});

it('leaves for the dashboard when the setup is complete [S2.19]', () => {
  const wizard = drive(setupWizardMachine);
  wizard.answers('getSetupStatus', { type: 'answer.complete' });
  expect(wizard.emitted).toEqual([{ type: 'goto', to: { path: '/google/dashboard' }, how: 'replace' }]);
  expect(wizard.has('done')).toBe(true);
});

it('tells that the status could not be loaded and tries again on request', () => {
  const wizard = drive(setupWizardMachine);
  wizard.answers('getSetupStatus', failed('down', 500));
  expect(wizard.at()).toEqual(['unavailable']);
  expect(wizard.emitted).toEqual([{ type: 'notice', id: 'getSetupStatus', message: 'down', status: 500 }]);
  wizard.send({ type: 'retry' });
  expect(wizard.has('busy')).toBe(true);
});

it('lets a step do the work of two, so that steps can be merged', () => {
  const steps = [
    { key: 'first', label: 'a', description: 'a', covers: ['accounts', 'target_audience'] },
    { key: 'second', label: 'b', description: 'b', covers: ['shipping_and_taxes', 'store_requirements'] },
  ] as const;
  expect(indexOfSaved(steps, 'target_audience')).toBe(0);
  expect(indexOfSaved(steps, 'shipping_and_taxes')).toBe(1);
  expect(canOpenStep(steps, 'second', 0)).toBe(false);
});

describe('a store of another version', () => {
  const without = (...missingCalls: string[]) => setupStepsOf(offeredBy({ missingCalls }));
  const newer = without('requestVerificationCode', 'verifyPhoneNumber');
  const keysOf = (steps: readonly { readonly key: string }[]) => steps.map(({ key }) => key);

  it('has no step whose calls are missing [S2.14, decisions 29]', () => {
    expect(without()).toEqual(setupSteps);
    expect(keysOf(newer)).toEqual(['accounts', 'target_audience', 'shipping_and_taxes']);
    expect(keysOf(without('verifyPhoneNumber'))).toEqual(keysOf(newer));
    expect(keysOf(without('getReview'))).toEqual(keysOf(setupSteps));
  });

  const openIn = (step: SavedStep, wanted?: string) => {
    const wizard = drive(setupWizardMachine, { steps: newer, ...(wanted === undefined ? {} : { wanted }) });
    wizard.answers('getSetupStatus', saved(step));
    return wizard;
  };

  it('opens the step before one that is not there, whether the server or the address names it [S2.19]', () => {
    expect(openIn('store_requirements').context().open).toBe(2);
    const asked = openIn('shipping_and_taxes', 'store_requirements');
    expect(asked.context().open).toBe(2);
    expect(asked.emitted).toEqual([goTo('shipping_and_taxes', 'replace')]);
    asked.send({ type: 'continue' });
    expect(asked.context().open).toBe(2);
  });

  it('opens the step after the accounts at a step that nobody knows, and skips none from there [S2.19, S3.16]', () => {
    expect(readSetupStatus({ status: 'incomplete', step: 'unknown' })).toEqual(saved('unknown'));
    const wizard = openIn('unknown', 'shipping_and_taxes');
    expect(wizard.context().open).toBe(1);
    wizard.send({ type: 'continue' });
    wizard.answers('getSetupStatus', saved('unknown'));
    expect(wizard.context()).toMatchObject({ open: 2, saved: 1 });
    expect(indexOfSaved([setupSteps[0]], 'unknown')).toBe(0);
  });
});
