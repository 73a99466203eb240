import {
  freeListingPages,
  freeListingsMachine,
  viewOf,
  type AppLocation,
  type FreeListingsStep,
} from '@listings/shared-machines';
import { commitField, useActorWithInput, useEmitted, useLeaveGuard, useLocation, useParam } from '@listings/shared-app';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { isEditingFreeListings } from '../screens/places';
import type { FreeListings } from './use-free-listings';

export interface FreeListingsSteps {
  readonly step: FreeListingsStep;
  /** The last step that may be opened. */
  readonly reached: FreeListingsStep;
  /** Goes on from the first step. */
  readonly continueToNext: () => void;
  readonly choose: (step: FreeListingsStep) => void;
}

const pages = Object.values(freeListingPages);

/** The two steps of the edit page, by the address; warns before the page is left while something is not saved [O2.05, O4.09]. */
export function useFreeListingsSteps(listings: FreeListings): FreeListingsSteps {
  const location = useLocation();
  const { params = {} } = location;
  const named = useParam('pageStep', pages) === freeListingPages.listings ? 'listings' : 'audience';
  const actor = useActorWithInput(freeListingsMachine, { step: named, params });
  const state = useSelector(actor, (snapshot) => snapshot);
  useEmitted(actor, 'listings.entered', listings.enterListings);
  useEffect(() => {
    if (isEditingFreeListings(location))
      actor.send({ type: 'step.visited', step: named, params: location.params ?? {} });
  }, [actor, location, named]);
  const { isChanged, hasChanged, audience, audienceReasons } = listings;
  const isReady = audience.phase === 'ready';
  const isAudienceRight = isReady && audienceReasons.length === 0;
  useEffect(() => {
    actor.send({ type: 'form.told', isReady, isAudienceRight, isChanged });
  }, [actor, isReady, isAudienceRight, isChanged]);
  useLeaveGuard((next: AppLocation | null) => {
    // A number that is still being typed is a change as well, and one that goes along to the other step.
    commitField();
    const isNow = hasChanged();
    if (isNow !== isChanged) actor.send({ type: 'form.told', isReady, isAudienceRight, isChanged: isNow });
    return actor.getSnapshot().hasTag('unsaved') && !isEditingFreeListings(next);
  });
  return {
    step: viewOf(state),
    reached: state.context.isAudienceRight ? 'listings' : 'audience',
    continueToNext: () => actor.send({ type: 'continue' }),
    choose: (step) => actor.send({ type: 'step.chosen', step }),
  };
}
