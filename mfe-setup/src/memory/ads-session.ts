import type { CampaignForm } from '@listings/shared-machines';
import { keepInSession, recallFromSession } from '@listings/shared-app';
import { readCampaignDraft } from '@listings/shared-sections';

const name = 'ads-campaign';

/** The campaign that was being entered when the page went: countries and amount. */
export const recallAdsCampaign = (): CampaignForm | null => readCampaignDraft(recallFromSession(name));

/** Null forgets it. */
export const keepAdsCampaign = (form: CampaignForm | null): void => keepInSession(name, form ?? undefined);
