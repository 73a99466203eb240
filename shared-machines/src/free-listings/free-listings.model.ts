import { defineModel } from '../model/define-model';
import { freeListingsMachine, type FreeListingsStanding } from './free-listings.machine';

const params = { subpath: '/free-listings/edit' };

const told = (standing: Partial<FreeListingsStanding>) =>
  ({ type: 'form.told', isReady: true, isAudienceRight: true, isChanged: true, ...standing }) as const;

/** The edit page of the free listings, as testers see it: which step is open, and what would be lost. */
export const freeListingsModel = defineModel({
  id: 'freeListings',
  machine: freeListingsMachine,
  input: { step: 'audience', params },
  starts: { 'at the address of the listings': { step: 'listings', params } },
  moves: {
    'has nothing to save': told({ isChanged: false }),
    'takes a country out': told({}),
    'takes the last country out': told({ isAudienceRight: false }),
    'has the listings read again': told({ isReady: false, isAudienceRight: false, isChanged: false }),
    continues: { type: 'continue' },
    'chooses the audience': { type: 'step.chosen', step: 'audience' },
    'chooses the listings': { type: 'step.chosen', step: 'listings' },
    'goes to the audience': { type: 'step.visited', step: 'audience', params },
    'goes to the listings': { type: 'step.visited', step: 'listings', params },
  },
  answers: {},
  abstract: ({ isReady, isAudienceRight, isChanged }) => ({ isReady, isAudienceRight, isChanged }),
  sameKind: (sample, real) => {
    if (sample.type === 'form.told') {
      const { isReady, isAudienceRight, isChanged } = sample;
      return (
        real.type === sample.type &&
        real.isReady === isReady &&
        real.isAudienceRight === isAudienceRight &&
        real.isChanged === isChanged
      );
    }
    if (sample.type === 'continue') return true;
    return real.type === sample.type && real.step === sample.step;
  },
  invariants: {
    'the second step is gone on to only from an audience that is right [O5.07]': ({ at, can, context }) =>
      !at.includes('step.audience') || can({ type: 'continue' }) === context.isAudienceRight,
    'what belongs to countries that left goes once the second step is open over a form [O2.52]': ({ at, context }) =>
      !at.some((leaf) => leaf.startsWith('step.listings')) || at.includes('step.listings.entered') === context.isReady,
    'leaving is warned of while something is not saved [O4.09]': ({ has, context }) =>
      has('unsaved') === context.isChanged,
  },
  goals: {
    'the listings can be edited': ({ at }) => at.includes('step.listings.entered'),
    'everything can be saved': ({ has }) => !has('unsaved'),
  },
  requirements: {
    'step.audience': ['O2.05'],
    'step.audience / continue': ['O2.52', 'O5.07'],
    'step.listings': ['O2.05'],
    'step.listings.entered': ['O2.52'],
    'changes.unsaved': ['O4.09'],
  },
  passing: ['step.opening'],
});
