import { defineModel, sentenceOf } from '@listings/shared-machines/models';
import { assign, setup } from 'xstate';
import { recordWalk } from '../recordings/record-walk';
import { replay } from '../replay/replay';
import { committedPlan, recordTours } from '../tours/record-tours';
import { orderMachine, orderModel } from '../testing/order.fixture';
import { assignedFields } from './assigned-fields';
import { killer, mutantsIn, mutate, trustworthy } from './mutate';
import { mutantsOf } from './mutants';
import { inputMistakes } from './sent-inputs';

const model = orderModel();

it('makes every systematic mistake, one at a time', () => {
  expect(mutantsOf(model.machine).map(({ id }) => id)).toEqual([
    'drop arrow @ editing / address.typed',
    'drop action @ editing / address.typed',
    'drop arrow @ editing / order',
    'drop guard @ editing / order',
    'negate guard @ editing / order',
    'wrong target @ editing / order → resting',
    'stay instead of going @ editing / order',
    'drop arrow @ ordering / answer.placed',
    'wrong target @ ordering / answer.placed → editing',
    'stay instead of going @ ordering / answer.placed',
    'drop arrow @ ordering / answer.refused',
    'drop action @ ordering / answer.refused',
    'wrong target @ ordering / answer.refused → resting',
    'stay instead of going @ ordering / answer.refused',
    'drop arrow @ ordering / placeOrder answers',
    'drop action @ ordering / placeOrder answers',
    'drop arrow @ ordering / placeOrder breaks',
    'drop action @ ordering / placeOrder breaks',
    'drop arrow @ resting / after rest',
    'wrong target @ resting / after rest → ordering',
    'stay instead of going @ resting / after rest',
    'wrong initial state @ (root) → ordering',
    'drop call @ ordering, placeOrder',
    'drop input @ ordering, placeOrder',
    'drop entry @ ordering, action 1',
    'drop tag @ ordering, busy',
    'guard that always holds @ hasAddress',
    'guard that never holds @ hasAddress',
    'action that does nothing @ keepAddress',
    'action that does nothing @ countTry',
    'action that does nothing @ notify',
    'wrong delay @ rest × 0.5',
    'wrong delay @ rest × 2',
  ]);
});

it('has the recordings notice all of them, and proves that those they do not notice are none', () => {
  const spared = [...mutate(model, recordTours(model, committedPlan))].filter(({ fate }) => fate.by !== 'recording');
  expect(spared.map(({ mutant, fate }) => [mutant.id, fate])).toEqual([
    ['drop entry @ ordering, action 1', { by: 'nobody', because: 'same', situations: 4 }],
    ['action that does nothing @ countTry', { by: 'nobody', because: 'same', situations: 4 }],
  ]);
});

it('finds a walk that would notice a mistake no recording does', () => {
  const missed = [...mutate(model, [])].find(({ mutant }) => mutant.id === 'drop action @ ordering / answer.refused');
  if (missed?.fate.by !== 'nobody' || missed.fate.because !== 'missed') throw new Error('Nothing is recorded.');
  const { begins, actions } = missed.fate;
  expect([begins, ...actions.map(sentenceOf)]).toEqual([
    'with an address',
    'the admin orders',
    'the server answers placeOrder: refused',
  ]);
  const recording = recordWalk(model, actions, { name: '', origin: { how: 'generated', detail: '' }, begins });
  expect(replay(model, recording, { machine: missed.mutant.machine }).ok).toBe(false);
});

it('lets part of a delay pass before it says that a timer need not start anew', () => {
  const machine = setup({
    types: { events: {} as { type: 'type' }, tags: {} as 'busy' },
    delays: { rest: 500 },
  }).createMachine({
    id: 'draft',
    initial: 'clean',
    states: {
      clean: { on: { type: 'changed' } },
      changed: { after: { rest: 'clean' }, on: { type: { target: 'changed', reenter: true } } },
    },
  });
  const moves = { types: { type: 'type' } } as const;
  const draft = defineModel({ id: 'draft', machine, moves, answers: {}, abstract: () => null, invariants: {} });
  const fates = [...mutate(draft, [])].map(({ mutant, fate }) => [mutant.id, fate] as const);
  const [, fate] = fates.find(([id]) => id === 'do not enter anew @ changed / type') ?? [];
  if (fate?.by !== 'nobody' || fate.because !== 'missed') throw new Error('It was called the same.');
  expect(fate.actions.map(sentenceOf)).toEqual(['the admin types', '250 ms pass', 'the admin types', '500 ms pass']);
});

it('trusts no recording that fails on the machine itself', () => {
  const [tour] = recordTours(orderModel(orderMachine({ delay: 1000 })), committedPlan);
  expect(tour && trustworthy(model, [tour])).toEqual([]);
  const [own] = recordTours(model, committedPlan);
  expect(own && trustworthy(model, [own])).toEqual([own]);
});

it('knows which fields an action sets, and notices when it forgets one that matters', () => {
  const keepAddress = assign((_, address: string) => ({ address, tries: 0 }));
  const own = orderModel(orderMachine().provide({ actions: { keepAddress } }));
  const recordings = recordTours(own, committedPlan);
  const fields = assignedFields(own, recordings);
  expect([...fields]).toEqual([['keepAddress', ['address', 'tries']]]);
  const forgetful = mutantsOf(own.machine, fields).filter(({ kind }) => kind === 'forgotten field');
  expect(forgetful.map((mutant) => [mutant.id, killer(mutant, own, recordings)?.step ?? null])).toEqual([
    ['forgotten field @ keepAddress, address', 1],
    ['forgotten field @ keepAddress, tries', null],
  ]);
});

it('forgets keys of what a call carries, exchanges values of a kind, and rounds amounts', () => {
  const sent = [{ campaign: { amount: 20.5, name: 'Summer', type: 'shopping' }, tries: 1 }];
  const made = inputMistakes(sent).map(({ kind, where, change }) => [kind, where, change(sent[0])] as const);
  expect(made).toEqual([
    ['forgotten key', 'campaign', { tries: 1 }],
    ['forgotten key', 'tries', { campaign: { amount: 20.5, name: 'Summer', type: 'shopping' } }],
    ['forgotten key', 'campaign.amount', { campaign: { name: 'Summer', type: 'shopping' }, tries: 1 }],
    ['forgotten key', 'campaign.name', { campaign: { amount: 20.5, type: 'shopping' }, tries: 1 }],
    ['forgotten key', 'campaign.type', { campaign: { amount: 20.5, name: 'Summer' }, tries: 1 }],
    [
      'swapped values',
      'campaign.name and type',
      { campaign: { amount: 20.5, name: 'shopping', type: 'Summer' }, tries: 1 },
    ],
    ['rounded amounts', '', { campaign: { amount: 21, name: 'Summer', type: 'shopping' }, tries: 1 }],
  ]);
  expect(inputMistakes([{ amount: 20 }]).map(({ kind }) => kind)).toEqual(['forgotten key']);
});

it('has recordings notice what a call carries', () => {
  const recordings = recordTours(model, committedPlan);
  const mutants = mutantsIn(model, recordings).filter(({ kind }) => kind === 'forgotten key');
  expect(mutants.map((mutant) => [mutant.id, killer(mutant, model, recordings)?.step ?? null])).toEqual([
    ['forgotten key @ ordering, placeOrder, address', 4],
  ]);
});
