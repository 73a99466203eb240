import { endpoints } from '../../contract';
import { answers, refuses, type Behaviour } from './behaviour';
import { behaviours } from './behaviours';
import { someNumber } from './described';
import { runBehaviour, type StoreUnderTest } from './run-behaviour';

it('says of every call of the contract what it does', () => {
  const called = new Set(behaviours.flatMap(({ steps }) => steps.flatMap((step) => ('call' in step ? step.call : []))));
  expect(Object.keys(endpoints).filter((key) => ![...called].some((call) => call === key))).toEqual([]);
});

it('has one name for each behaviour', () => {
  const rules = behaviours.map(({ rule }) => rule);
  expect(new Set(rules).size).toBe(rules.length);
});

describe('a store', () => {
  const store = (replies: readonly { status: number; body: unknown }[]): StoreUnderTest & { asked: unknown[] } => {
    const left = [...replies];
    const asked: unknown[] = [];
    return {
      asked,
      open: async () => undefined,
      request: async (key, input) => {
        asked.push([key, input]);
        return left.shift() ?? { status: 500, body: null };
      },
      happens: { billingApproved: async () => undefined, codeArrives: async () => '123456' },
    };
  };
  const creation = answers(
    'connectMerchantAccount',
    {},
    { id: someNumber('account'), subaccount: null, name: '', domain: '' },
  );
  const connection = answers('getMerchantConnection', {}, { id: someNumber('account'), status: 'connected' });
  const behaviour = (...steps: Behaviour['steps']): Behaviour => ({ rule: 'a rule', given: 'fresh', steps });
  const account = { id: 7, subaccount: null, name: null, domain: null };

  it('behaves when each answer is the one described, an id the same wherever its name stands', async () => {
    const replies = [
      { status: 200, body: account },
      { status: 200, body: { id: 7, status: 'connected' } },
    ];
    const outcomes = await runBehaviour(behaviour(creation, connection), store(replies));
    expect(outcomes.map(({ seen }) => seen)).toEqual(outcomes.map(({ expected }) => expected));
  });

  it('does not behave when a later answer names another id', async () => {
    const replies = [
      { status: 200, body: account },
      { status: 200, body: { id: 8, status: 'connected' } },
    ];
    const [, outcome] = await runBehaviour(behaviour(creation, connection), store(replies));
    expect(outcome).toEqual({
      step: 'getMerchantConnection',
      seen: { id: 8, status: 'connected' },
      expected: { id: 7, status: 'connected' },
    });
  });

  it('does not behave when it refuses what it should answer, or in other words than it should', async () => {
    const refusal = { status: 400, body: { message: 'No.', id: 7 } };
    const [answered] = await runBehaviour(behaviour(creation), store([refusal]));
    expect(answered?.seen).toEqual({ status: 400, message: 'No.', details: { id: 7 } });
    expect(answered?.expected).toMatchObject({ id: 'some number' });
    const refused = refuses('connectMerchantAccount', {}, { status: 400, message: 'Never.', details: { id: 7 } });
    const [other] = await runBehaviour(behaviour(refused), store([refusal]));
    expect(other?.expected).not.toEqual(other?.seen);
  });

  it('is asked with what earlier answers named', async () => {
    const real = store([{ status: 200, body: account }]);
    const again = answers('reclaimUrl', { body: { id: someNumber('account') } }, { ...account, name: '', domain: '' });
    await runBehaviour(behaviour(creation, again), real);
    expect(real.asked).toEqual([
      ['connectMerchantAccount', {}],
      ['reclaimUrl', { body: { id: 7 } }],
    ]);
  });
});
