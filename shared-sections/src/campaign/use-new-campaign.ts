import { isCampaignChanged, type CampaignForm } from '@listings/shared-machines';
import { useState } from 'react';
import { useServerRead } from '../page/use-server-read';

/** A campaign that does not exist yet, as it is edited. */
export interface NewCampaign {
  readonly form: CampaignForm;
  /** The countries of the audience: those to choose from. */
  readonly targets: readonly string[];
  /** Something was edited. */
  readonly isChanged: boolean;
  readonly change: (form: CampaignForm) => void;
}

/** The form of a new campaign: no amount, and all countries of the audience [S4.23, O2.53]. */
export function useNewCampaign(): NewCampaign {
  const audience = useServerRead('getAudience');
  const countries = useServerRead('listCountries', { query: { continents: true } });
  const [edited, setEdited] = useState<CampaignForm | null>(null);
  const all = Object.keys(countries.data?.countries ?? {});
  const targets = audience.data?.location === 'all' ? all : (audience.data?.countries ?? []);
  const initial: CampaignForm = { amount: 0, countries: targets };
  return {
    form: edited ?? initial,
    targets,
    isChanged: edited !== null && isCampaignChanged(edited, initial),
    change: setEdited,
  };
}
