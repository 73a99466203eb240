import type { Audience, Campaign } from '@listings/shared-api/contract';
import { displayCountries } from '@listings/shared-machines';
import { usePage, useServerRead } from '@listings/shared-app';
import type { Program } from '../screens/dashboard/program-rows.rules';

const freeListings = (audience: Audience | undefined): Program => ({
  id: '0',
  countries: audience?.location === 'all' ? 'all' : (audience?.countries ?? []),
  campaign: null,
});

const programOf = (campaign: Campaign): Program => ({
  id: String(campaign.id),
  countries: displayCountries(campaign),
  campaign,
});

export interface Programs {
  readonly programs: readonly Program[];
  readonly isPending: boolean;
  readonly campaignsFailed: boolean;
  readonly retryCampaigns: () => void;
}

/** The free listings first, then the campaigns; those are read unless the ads setup is known to be open. */
export function usePrograms(): Programs {
  const { adsSetupComplete } = usePage().bootstrap;
  const audience = useServerRead('getAudience');
  const campaigns = useServerRead('listCampaigns', {}, { enabled: adsSetupComplete !== false, silent: true });
  return {
    programs: [freeListings(audience.data), ...(campaigns.data ?? []).map(programOf)],
    isPending: audience.isPending || campaigns.isLoading,
    campaignsFailed: campaigns.isError,
    retryCampaigns: () => void campaigns.refetch(),
  };
}
