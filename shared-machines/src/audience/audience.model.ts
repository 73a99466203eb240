import type { AutosaveStatus } from '../autosave/autosave.machine';
import { defineModel, readsOf, unreachable } from '../model/define-model';
import { readAudience, readSuggestion } from './audience.answers';
import { audienceMachine } from './audience.machine';
import { audienceBlockers, isValidAudience, type ClearingStatus } from './audience.rules';
import type { ClearingReport } from './clearing-report';

const audience = readsOf('getAudience', readAudience);
const suggestion = readsOf('suggestAudience', readSuggestion);
const site = { locale: 'en_US', language: 'English' };

const saving = (status: AutosaveStatus) =>
  ({
    type: 'autosave.reported',
    of: 'saveAudience',
    status,
    news: status === 'notSaved' ? { message: null, status: 500 } : null,
  }) as const;

const before = { location: 'selected', countries: ['US'] } as const;
const clearing = (status: ClearingStatus, undoTo: ClearingReport['undoTo'] = null): ClearingReport => ({
  type: 'clearing.reported',
  status,
  clearing: { rates: [], times: [] },
  before: { rates: [], times: [] },
  undoTo,
});

/** The audience step, as testers see it; its autosave and the clearing of shipping data have models of their own. */
export const audienceModel = defineModel({
  id: 'audience',
  machine: audienceMachine,
  input: { kept: null },
  starts: {
    'after a reload, with a clearing that can be undone': {
      kept: {
        clearing: {
          status: 'cleared',
          undoTo: { location: 'selected', countries: ['US'] },
          clearing: { rates: [], times: [] },
          before: { rates: [], times: [] },
          audience: { location: 'selected', countries: ['US', 'GB'] },
          at: 0,
        },
        now: 1000,
      },
    },
  },
  moves: {
    'chooses all countries': { type: 'location.chosen', location: 'all' },
    'chooses selected countries': { type: 'location.chosen', location: 'selected' },
    'picks two countries': { type: 'countries.chosen', countries: ['US', 'CA'] },
    'picks no country': { type: 'countries.chosen', countries: [] },
    'saves again': { type: 'save.retry' },
    'clears again': { type: 'clearing.retry' },
    'undoes the clearing': { type: 'clearing.undo' },
    continues: { type: 'continue' },
    'tries again': { type: 'retry' },
    'has the audience read again': { type: 'read.pending', read: 'getAudience' },
    'has the suggestion read again': { type: 'read.pending', read: 'suggestAudience' },
  },
  answers: {
    getAudience: {
      'two countries': audience({ status: 200, body: { ...site, location: 'selected', countries: ['US', 'GB'] } }),
      'all countries': audience({ status: 200, body: { ...site, location: 'all', countries: [] } }),
      nothing: audience({ status: 200, body: { ...site, location: null, countries: null } }),
      refused: audience({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
    suggestAudience: {
      'two countries': suggestion({ status: 200, body: { ...site, location: 'selected', countries: ['US', 'CA'] } }),
      refused: suggestion({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
  },
  reports: {
    saveAudience: {
      'waits to be saved': saving('pending'),
      'is being saved': saving('saving'),
      'is saved': saving('saved'),
      'is not saved': saving('notSaved'),
    },
    clearShipping: {
      'nothing goes': clearing('none'),
      'says what goes': clearing('announced', before),
      'takes it away': clearing('deleting', before),
      'has taken it away': clearing('cleared', before),
      'could not take it away': clearing('failed', before),
    },
  },
  abstract: ({ form, language, saveStatus, clearingStatus, undoTo, kept }) => ({
    location: form.location,
    countries: form.countries.length,
    language,
    saveStatus,
    clearingStatus,
    canUndo: undoTo !== null,
    remembers: kept !== null,
  }),
  sameKind: (sample, real) => {
    if (sample.type === 'location.chosen') return real.type === sample.type && real.location === sample.location;
    if (sample.type === 'countries.chosen')
      return real.type === sample.type && real.countries.length > 0 === sample.countries.length > 0;
    return true;
  },
  invariants: {
    'Continue works exactly when nothing blocks': ({ has, can, context }) =>
      !has('editable') ||
      can({ type: 'continue' }) ===
        (audienceBlockers(context.form, context.saveStatus, context.clearingStatus).length === 0),
    'nobody continues with an audience that is not valid': ({ can, context }) =>
      !can({ type: 'continue' }) || isValidAudience(context.form),
    'nobody continues with an audience that was not saved': ({ can, context }) =>
      !can({ type: 'continue' }) || context.saveStatus !== 'notSaved',
    'what was cleared can be undone': ({ can, context }) =>
      context.undoTo === null || context.clearingStatus === 'deleting' || can({ type: 'clearing.undo' }),
    'nothing is undone while it is taken away [S4.11]': ({ can, context }) =>
      context.clearingStatus !== 'deleting' || !can({ type: 'clearing.undo' }),
  },
  goals: { 'the step can be finished': ({ can }) => can({ type: 'continue' }) },
  requirements: {
    'following / answer.audience': ['S4.09'],
    'following.suggesting': ['S4.09'],
    'editing / location.chosen': ['S4.11'],
    'editing / countries.chosen': ['S4.11'],
    'editing / autosave.reported': ['S4.10'],
    'editing / continue': ['S4.10', 'S5.13'],
    'editing.proposed': ['S4.09'],
  },
});
