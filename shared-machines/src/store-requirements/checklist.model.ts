import type { AutosaveAnswer } from '../autosave/autosave.machine';
import { answersOf, defineModel, unreachable } from '../model/define-model';
import { refusedBy } from '../ports';
import { checklistAutosaveMachine } from './checklist-autosave';
import { checklistItems, checklistOf, everyItem, type Checklist } from './store-requirements.rules';

const save = answersOf(
  'saveSettings',
  (output): AutosaveAnswer<Checklist> => ({ type: 'answer.saved', saved: checklistOf(output.data) }),
  refusedBy,
);
const none = everyItem(false);
const one = { ...none, website_live: true };
const settings = { shipping_rate: null, shipping_time: null, tax_rate: null };
const countOf = (checklist: Checklist) => checklistItems.filter((item) => checklist[item]).length;

/** The autosave of the checklist, and with it every autosave, as testers see it. */
export const checklistAutosaveModel = defineModel({
  id: 'checklistAutosave',
  machine: checklistAutosaveMachine,
  input: { value: none, notice: 'saveSettings' },
  starts: { 'told by the indicator alone': { value: none, notice: null } },
  moves: {
    'ticks an item': { type: 'change', value: one },
    'unticks it': { type: 'change', value: none },
    'has it saved at once': { type: 'flush' },
    'saves it all the same': { type: 'save' },
    'tries again': { type: 'retry' },
  },
  answers: {
    save: {
      'saved, ticked': save({
        status: 200,
        body: { status: 'success', message: 'Updated.', data: { ...settings, ...one } },
      }),
      'saved, unticked': save({
        status: 200,
        body: { status: 'success', message: 'Updated.', data: { ...settings, ...none } },
      }),
      refused: save({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
  },
  abstract: ({ value, saved, failure, failureIsNews }) => ({
    value: countOf(value),
    saved: countOf(saved),
    failed: failure !== null,
    failureIsNews,
  }),
  sameKind: (sample, real) =>
    sample.type !== 'change' || (real.type === sample.type && countOf(real.value) > 0 === countOf(sample.value) > 0),
  invariants: {
    'one save at a time': ({ asks }) => asks.length <= 1,
    'what is sent is the newest value, unless it changed since': ({ at, asks, context }) =>
      !at.includes('saving.latest') ||
      asks.every(({ input }) => (input as { value: Checklist }).value === context.value),
    'a failure that is not overcome is never forgotten': ({ at, context }) =>
      !at.includes('notSaved') || context.failure !== null,
    'a success overcomes the failure': ({ at, context }) => !at.includes('saved') || context.failure === null,
  },
  goals: { 'what was changed can be saved': ({ at }) => at.includes('saved') },
  requirements: {
    'pending / after debounce': ['S4.15', 'S9.05'],
    'idle / change': ['S4.19'],
    'saving.latest / answer.refused': ['S4.19'],
    'saving.outdated': ['S4.15', 'C-5'],
  },
});
