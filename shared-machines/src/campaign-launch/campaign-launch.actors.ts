import type { Api } from '@listings/shared-api/contract';
import { fromPromise } from 'xstate';
import {
  campaignCreationActors,
  dropDecision,
  type DecisionStore,
} from '../campaign-creation/campaign-creation.actors';
import { toAnswer, refusedBy } from '../ports';
import type { CampaignLaunchAnswer } from './campaign-launch.machine';

const done = (): CampaignLaunchAnswer => ({ type: 'answer.done' });

/**
 * The calls of launching a campaign, plugged into the client and the browser's memory of decisions: it holds the decision
 * until the setup is complete.
 */
export const campaignLaunchActors = (
  api: Pick<Api, 'connectAdsAccount' | 'createCampaign' | 'completeAdsSetup'>,
  store: DecisionStore,
) => ({
  connectAdsAccount: fromPromise<CampaignLaunchAnswer>(() => toAnswer(api.connectAdsAccount(), done, refusedBy)),
  ...campaignCreationActors({ api, store, staysOpen: true }),
  completeAdsSetup: fromPromise<CampaignLaunchAnswer, { readonly account: number }>(({ input }) =>
    toAnswer(
      api.completeAdsSetup(),
      () => {
        dropDecision(store, input.account);
        return done();
      },
      refusedBy,
    ),
  ),
});
