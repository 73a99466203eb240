import { answersOf, defineModel, unreachable, type NamedAnswer } from '../model/define-model';
import type { Refused } from '../ports';
import { productVisibilityMachine } from './product-visibility.machine';
import { readVisibility, readVisibilityFailure, type ProductVisibilityAnswer } from './product-visibility.answers';

const update = answersOf('updateProductVisibility', readVisibility, readVisibilityFailure);

/** 'stopped', that a part was refused, or that all were sent. */
const kindOfEnd = (ended: 'stopped' | Refused | undefined) => (typeof ended === 'object' ? 'refused' : ended);

/** Answer of a change in several parts, as of thousands of products: no one reply of the server stands for it. */
const inParts = (output: ProductVisibilityAnswer): NamedAnswer => ({ output, http: {} });

/** Channel visibility of the products of the feed, as testers see it: product 1 is shown, product 2 is not. */
export const productVisibilityModel = defineModel({
  id: 'productVisibility',
  machine: productVisibilityMachine,
  moves: {
    'reads a page of the list': {
      type: 'products.read',
      products: [
        { id: 1, visible: true },
        { id: 2, visible: false },
      ],
    },
    'selects both products': { type: 'products.selected', ids: [1, 2], on: true },
    'unselects the second': { type: 'products.selected', ids: [2], on: false },
    'chooses to sync and show': { type: 'choice.picked', visible: true },
    'chooses not to sync and show': { type: 'choice.picked', visible: false },
    'chooses nothing': { type: 'choice.picked', visible: null },
    'applies it': { type: 'apply' },
    'takes it back': { type: 'undo' },
    'sends both again': { type: 'show', ids: [1, 2] },
    'hides both': { type: 'hide', ids: [1, 2] },
  },
  answers: {
    updateProductVisibility: {
      'all of them changed': update({ status: 200, body: { success: [1, 2], errors: [] } }),
      'the second could not be changed': update({ status: 400, body: { success: [1], errors: ['2'] } }),
      'none could be changed': update({ status: 400, body: { success: [], errors: ['1', '2'] } }),
      'stopped after the first': inParts({ type: 'answer.updated', failed: [2], ended: 'stopped' }),
      'refused after the first': inParts({
        type: 'answer.updated',
        failed: [2],
        ended: { type: 'answer.refused', message: null, status: 500 },
      }),
      refused: update({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
  },
  abstract: ({ selected, choice, change, stored, undo }) => ({
    selected: [...selected].sort((one, other) => one - other),
    choice,
    change,
    stored,
    undo,
  }),
  sameKind: (sample, real) =>
    sample.type === real.type &&
    (sample.type !== 'choice.picked' || (real.type === sample.type && real.visible === sample.visible)) &&
    (sample.type !== 'products.selected' || (real.type === sample.type && real.on === sample.on)),
  sameAnswer: (sample, real) =>
    sample.type !== 'answer.updated' ||
    (real.type === sample.type &&
      real.failed.length > 0 === sample.failed.length > 0 &&
      kindOfEnd(real.ended) === kindOfEnd(sample.ended)),
  invariants: {
    'nothing is applied without products and a choice [O2.45]': ({ context, can }) =>
      !can({ type: 'apply' }) || (context.selected.length > 0 && context.choice !== null),
    'what is on its way is shown already [decisions 17]': ({ has, context }) => !has('busy') || context.change !== null,
    'what is sent is what is shown': ({ asks, context }) => asks.every(({ input }) => input === context.change),
    'one change at a time': ({ has, can }) =>
      !has('busy') ||
      !(
        can({ type: 'apply' }) ||
        can({ type: 'undo' }) ||
        can({ type: 'show', ids: [1, 2] }) ||
        can({ type: 'hide', ids: [1, 2] })
      ),
    'only what the server was seen to hold is taken back': ({ context }) =>
      context.undo === null || context.undo.ids.every((id) => context.stored[id] !== undefined),
  },
  goals: {
    'everything can be shown as it was before': ({ context }) => context.undo === null && context.change === null,
    'a change can be applied': ({ can }) => can({ type: 'apply' }),
  },
  requirements: {
    'choosing / apply': ['O2.45'],
    'choosing / undo': ['decisions 17'],
    'updating / answer.updated': ['O2.45'],
    'updating / answer.updated [isStopped]': ['O2.45'],
    'updating / answer.updated [isPartial]': ['O8.07', 'decisions 17'],
    'updating / answer.updated [hasFailed]': ['O8.07', 'decisions 17'],
    'updating / answer.refused': ['O8.07', 'decisions 17'],
    'undoing / answer.refused': ['O8.07'],
    'showing / answer.refused': ['O8.07'],
    'hiding / answer.refused': ['O8.07'],
  },
});
