import type { Api } from '@listings/shared-api/contract';
import { fromPromise } from 'xstate';
import type { CampaignForm } from '../campaign-form/campaign-form.rules';
import { answering, refusedBy, type Refused } from '../ports';

/** Input of `createCampaign`. */
export interface CampaignCreationCall {
  readonly campaign: CampaignForm;
  readonly idempotencyKey: string;
}

export type CampaignCreationAnswer = { readonly type: 'answer.done' } | Refused;

/** The creation of a campaign under an idempotency key, plugged into the client. */
export const campaignCreationActors = (api: Pick<Api, 'createCampaign'>) => ({
  createCampaign: fromPromise<CampaignCreationAnswer, CampaignCreationCall>(({ input }) =>
    answering(
      api.createCampaign(
        { body: { amount: input.campaign.amount, targeted_locations: [...input.campaign.countries] } },
        { idempotencyKey: input.idempotencyKey },
      ),
      () => ({ type: 'answer.done' as const }),
      refusedBy,
    ),
  ),
});
