import { answersOf, defineModel, unreachable, type NamedAnswer } from '../model/define-model';
import { refusedBy } from '../ports';
import { writeConflictMachine, type ConflictFound, type WriteConflictAnswer } from './write-conflict.machine';
import { fieldKey, openFields } from './write-conflict.rules';
import type { ConflictField } from './write-conflict.types';

const save = answersOf('saveSettings', (): WriteConflictAnswer => ({ type: 'answer.saved' }), refusedBy);

const field = (name: string, base: string, mine: string, theirs: string): ConflictField => ({
  name,
  country: null,
  base,
  mine,
  theirs,
});

const found = (...fields: ConflictField[]): ConflictFound => ({ fields, by: 'Ada', at: 1_795_000_000_000 });

const taxed = field('tax_rate', 'manual', 'destination', 'automatic');
const timed = field('shipping_time', 'flat', 'manual', 'express');
const theirsAlone = field('shipping_rate', 'flat', 'flat', 'manual');

const outdated = (again: ConflictFound): NamedAnswer => ({
  output: { type: 'answer.outdated', ...again } satisfies WriteConflictAnswer,
  http: {
    saveSettings: {
      status: 412,
      body: {
        code: 'rest_precondition_failed',
        message: 'Changed.',
        data: { status: 412, details: { tag: '"2"', present: {}, by: again.by, at: again.at } },
      },
    },
  },
});

/** A write that somebody else was faster than, as testers see it. */
export const writeConflictModel = defineModel({
  id: 'writeConflict',
  machine: writeConflictMachine,
  input: found(taxed, timed, theirsAlone),
  starts: { 'with fields that only one side changed': found(theirsAlone) },
  moves: {
    'keeps the own tax rate': { type: 'side.chosen', field: 'tax_rate', side: 'mine' },
    'takes their tax rate': { type: 'side.chosen', field: 'tax_rate', side: 'theirs' },
    'keeps the own shipping time': { type: 'side.chosen', field: 'shipping_time', side: 'mine' },
    'takes a field that nobody asks about': { type: 'side.chosen', field: 'shipping_rate', side: 'mine' },
    'keeps all of the own': { type: 'sides.chosen', side: 'mine' },
    'takes all of theirs': { type: 'sides.chosen', side: 'theirs' },
    saves: { type: 'save' },
    'closes the dialog': { type: 'close' },
  },
  answers: {
    save: {
      saved: save({
        status: 200,
        body: { status: 'success', message: 'Saved.', data: {} },
      }),
      'changed once more': outdated(found({ ...taxed, theirs: 'none' }, timed, theirsAlone)),
      'changed elsewhere in it': outdated(found(theirsAlone)),
      refused: save({ status: 400, body: { message: 'No.' } }),
      failed: save({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
  },
  abstract: ({ fields, sides }) => ({ theirs: fields.map(({ theirs }) => theirs), sides }),
  sameKind: (sample, real) => sample.type === real.type,
  sameAnswer: (sample, real) =>
    sample.type === 'answer.refused'
      ? real.type === sample.type && real.status === sample.status
      : sample.type === real.type,
  invariants: {
    'nothing is saved before every field that both changed is decided': ({ asks, context }) =>
      asks.length === 0 || openFields(context.fields).every((each) => context.sides[fieldKey(each)] !== undefined),
    'only what both changed is asked about': ({ context }) =>
      Object.keys(context.sides).every((key) => openFields(context.fields).some((each) => fieldKey(each) === key)),
    'nothing is chosen or closed while it is being saved': ({ has, can }) => !has('busy') || !can({ type: 'close' }),
  },
  ends: ['saved', 'closed', 'failed'],
  passing: ['comparing'],
  goals: { 'it can be saved': ({ has }) => has('done') },
  requirements: { asking: ['C-5'], 'saving / answer.outdated': ['C-5'] },
});
