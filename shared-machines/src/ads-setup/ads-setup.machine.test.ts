import { drive } from '../testing/drive';
import { adsSetupMachine } from './ads-setup.machine';
import type { AdsCampaign, AdsStep } from './ads-setup.rules';

const account = { id: 5, currency: 'EUR', symbol: '€', status: 'connected' } as const;
const connected = { type: 'answer.connected', account } as const;
const none = { type: 'answer.notConnected' } as const;
const failed = { type: 'read.failed', read: 'getAdsConnection', message: null, status: 500 } as const;
const readAgain = { type: 'read.pending', read: 'getAdsConnection' } as const;

const told = (campaign: Partial<AdsCampaign> = {}) =>
  ({
    type: 'campaign.told',
    campaign: { form: 'valid', isChanged: false, launch: 'free', isLaunching: false, ...campaign },
  }) as const;
const visit = (step: AdsStep | null) => ({ type: 'step.visited', step }) as const;
const goTo = (step: AdsStep, how: 'push' | 'replace') => ({
  type: 'goto',
  to: { path: '/google/setup-ads', params: { step } },
  how,
});

const openAt = (wanted: AdsStep | null) => drive(adsSetupMachine, { isComplete: false, wanted });
type Setup = ReturnType<typeof openAt>;
const stepOf = (setup: Setup) =>
  setup
    .at()
    .find((leaf) => leaf.startsWith('open.step.'))
    ?.replace('open.step.', '');

/** A setup whose account is connected, at an address, with a campaign. */
function standing(wanted: AdsStep | null, campaign: Partial<AdsCampaign> = {}): Setup {
  const setup = openAt(wanted);
  setup.answers('getAdsConnection', connected);
  setup.send(told(campaign));
  return setup;
}

describe('before it is known whether anything is to be set up', () => {
  it('leaves for the dashboard once the setup is done, and reads nothing [S2.32]', () => {
    const setup = drive(adsSetupMachine, { isComplete: true, wanted: 'billing' });
    expect(setup.emitted).toEqual([{ type: 'goto', to: { path: '/google/dashboard' }, how: 'replace' }]);
    expect([setup.has('done'), setup.asks()]).toEqual([true, []]);
  });

  it('stays closed, and reads nothing, where the store could not say whether it is done', () => {
    const setup = drive(adsSetupMachine, { isComplete: null, wanted: 'billing' });
    expect([setup.at(), setup.asks(), setup.emitted]).toEqual([['unread'], [], []]);
  });
});

describe('the step of the address', () => {
  it('is the first at once where the address names none, and the address is left alone [S2.32]', () => {
    const setup = openAt(null);
    expect(stepOf(setup)).toBe('accounts');
    setup.answers('getAdsConnection', connected);
    setup.send(told());
    expect([stepOf(setup), setup.emitted]).toEqual(['accounts', []]);
  });

  it.each(['campaign', 'billing'] as const)(
    '%s waits for the account, the launch and the form [S4.22, S4.23]',
    (step) => {
      const setup = openAt(step);
      setup.send(told({ form: 'loading', launch: null }));
      expect(stepOf(setup)).toBe('opening');
      setup.answers('getAdsConnection', connected);
      setup.send(told({ form: 'valid', launch: null }));
      expect(stepOf(setup)).toBe('opening');
      setup.send(told());
      expect([stepOf(setup), setup.emitted]).toEqual([step, []]);
    },
  );

  it.each(['campaign', 'billing'] as const)('%s gives way to the accounts while there is none [S4.22]', (step) => {
    const setup = openAt(step);
    setup.answers('getAdsConnection', none);
    expect([stepOf(setup), setup.emitted]).toEqual(['accounts', [goTo('accounts', 'replace')]]);
    setup.send(readAgain);
    setup.answers('getAdsConnection', connected);
    setup.send(told());
    expect(stepOf(setup)).toBe('accounts');
  });

  it('gives way to the campaign until that is right, and does not jump on by itself then [S4.23, S5.16]', () => {
    const setup = standing('billing', { form: 'invalid' });
    expect([stepOf(setup), setup.emitted]).toEqual(['campaign', [goTo('campaign', 'replace')]]);
    setup.send(told());
    expect(stepOf(setup)).toBe('campaign');
  });

  it('opens once what could not be read is read, with the address as it was', () => {
    const setup = openAt('billing');
    setup.answers('getAdsConnection', failed);
    expect(stepOf(setup)).toBe('accounts');
    setup.send(readAgain);
    setup.answers('getAdsConnection', connected);
    setup.send(told({ form: 'failed' }));
    expect(stepOf(setup)).toBe('campaign');
    setup.send(told({ form: 'loading' }));
    expect(stepOf(setup)).toBe('opening');
    setup.send(told());
    expect([stepOf(setup), setup.emitted]).toEqual(['billing', []]);
  });
});

describe('going on', () => {
  it('needs an account, then a campaign that is right; each step is one of the browser’s history [S4.22, S4.23]', () => {
    const setup = openAt(null);
    expect(setup.can({ type: 'continue' })).toBe(false);
    setup.answers('getAdsConnection', connected);
    setup.send(told({ form: 'invalid' }));
    setup.send({ type: 'continue' });
    expect([stepOf(setup), setup.can({ type: 'continue' })]).toEqual(['campaign', false]);
    setup.send(visit('campaign'));
    setup.send(told());
    setup.send({ type: 'continue' });
    expect([stepOf(setup), setup.emitted]).toEqual(['billing', [goTo('campaign', 'push'), goTo('billing', 'push')]]);
  });

  it('goes back by the stepper and by the browser', () => {
    const setup = standing('billing');
    setup.send({ type: 'step.chosen', step: 'campaign' });
    expect([stepOf(setup), setup.emitted]).toEqual(['campaign', [goTo('campaign', 'push')]]);
    setup.send(visit('accounts'));
    expect(stepOf(setup)).toBe('accounts');
    setup.send(visit('billing'));
    expect([stepOf(setup), setup.emitted.length]).toEqual(['billing', 1]);
  });

  it('closes a step when the account or the campaign it stands on goes, in this tab or in another', () => {
    const setup = standing('billing');
    setup.send(readAgain);
    expect(stepOf(setup)).toBe('billing');
    setup.send(told({ form: 'invalid' }));
    expect([stepOf(setup), setup.emitted.at(-1)]).toEqual(['campaign', goTo('campaign', 'replace')]);
    setup.answers('getAdsConnection', none);
    expect([stepOf(setup), setup.emitted.at(-1)]).toEqual(['accounts', goTo('accounts', 'replace')]);
  });

  it('keeps the account it knows while that is read again, whatever becomes of it', () => {
    const setup = standing('billing');
    setup.send(readAgain);
    setup.answers('getAdsConnection', failed);
    expect([stepOf(setup), setup.context().account]).toEqual(['billing', account]);
  });
});

describe('a launch', () => {
  it.each(['unsure', 'created'] as const)(
    'that is %s is come back to from the bare address [decisions 5]',
    (launch) => {
      const setup = standing(null, { form: 'loading', launch });
      expect([stepOf(setup), setup.emitted]).toEqual(['billing', [goTo('billing', 'replace')]]);
    },
  );

  it('that is unsure lets the accounts be opened by name', () => {
    expect(stepOf(standing('accounts', { launch: 'unsure' }))).toBe('accounts');
  });

  it('keeps billing open while it is tried again, whatever is in the form [S4.23] [decisions 5]', () => {
    const setup = standing('billing', { form: 'invalid', launch: 'unsure' });
    setup.send(told({ form: 'invalid', launch: 'free', isLaunching: true }));
    expect([stepOf(setup), setup.emitted]).toEqual(['billing', []]);
  });

  it('is over when the dashboard is loaded: nothing is left to lose [S2.32]', () => {
    const setup = standing('billing', { isChanged: true });
    expect(setup.has('unsaved')).toBe(true);
    setup.send(told({ isChanged: true, isLaunching: true }));
    expect(setup.has('unsaved')).toBe(false);
    setup.send(told({ isChanged: true, launch: 'launched', isLaunching: true }));
    expect([setup.at(), setup.has('done'), setup.has('unsaved')]).toEqual([['launched'], true, false]);
  });
});
