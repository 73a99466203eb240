import { isCampaignChanged, supportedCountries, type CampaignForm, type NoticeId } from '@listings/shared-machines';
import { useMemo, useState } from 'react';
import { useOtherTabs, usePage, useServerRead } from '@listings/shared-app';

/** A campaign that does not exist yet, as it is edited. */
export interface NewCampaign {
  /** State of the reads needed before editing. */
  readonly reading: 'loading' | 'failed' | 'ready';
  /** Key of the failure; `retry` tries again. */
  readonly failed: NoticeId;
  readonly retry: () => void;
  readonly form: CampaignForm;
  /** What was edited, to be kept: without the name as long as that is proposed. */
  readonly draft: CampaignForm | null;
  /** The countries of the audience: those to choose from. */
  readonly targets: readonly string[];
  /** Something was edited. */
  readonly isChanged: boolean;
  readonly change: (form: CampaignForm) => void;
}

/** Reads a campaign that was kept while its screen was away; null for anything else. */
export function readCampaignDraft(kept: unknown): CampaignForm | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { amount, countries, name } = kept as Readonly<Record<string, unknown>>;
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount < 0 || !Array.isArray(countries)) return null;
  if (!countries.every((code) => typeof code === 'string')) return null;
  return { amount, countries: countries.map(String), ...(typeof name === 'string' ? { name } : {}) };
}

/** Name for a campaign of some countries; null for none. */
export type ProposeName = (countryNames: readonly string[]) => string | null;

const noName: ProposeName = () => null;

const unnamed = ({ amount, countries }: CampaignForm): CampaignForm => ({ amount, countries });

/**
 * The form of a new campaign: what was kept of it, else what the campaign has that is `copied`, else no amount and all
 * countries of the audience. `propose` makes a name of those of the countries, until one is typed; without it the store
 * makes one [S4.23, O2.53].
 */
export function useNewCampaign(
  kept: CampaignForm | null = null,
  propose: ProposeName = noName,
  copied: CampaignForm | null = null,
): NewCampaign {
  const { countries: names } = usePage().bootstrap;
  const audience = useServerRead('getAudience', undefined, { silent: true });
  const countries = useServerRead('listCountries', supportedCountries, { silent: true });
  // The form offers, and the campaign gets, the countries of now, whatever was typed.
  useOtherTabs((reads) => reads.includes('getAudience') && void audience.refetch());
  const [typed, setEdited] = useState<CampaignForm | null>(null);
  const edited = typed ?? kept;
  const targets = useMemo(
    () =>
      audience.data?.location === 'all'
        ? Object.keys(countries.data?.countries ?? {})
        : (audience.data?.countries ?? []),
    [audience.data, countries.data],
  );
  const nameOf = (code: string) => names[code] ?? countries.data?.countries[code]?.name ?? code;
  const named = ({ name, amount, countries: chosen }: CampaignForm): CampaignForm => {
    const isThere = (code: string) => targets.includes(code);
    // The audience may have changed since. The same list where it did not: it is not drawn anew.
    const within = chosen.every(isThere) ? chosen : chosen.filter(isThere);
    return { amount, countries: within, name: name ?? propose(within.map(nameOf)) ?? undefined };
  };
  const initial = named(copied ?? { amount: 0, countries: targets });
  const isReady = audience.data !== undefined && countries.data !== undefined;
  const form = edited && named(edited);
  const isFailed = audience.isError || countries.isError;
  return {
    reading: isReady ? 'ready' : isFailed ? 'failed' : 'loading',
    failed: audience.isError ? 'getAudience' : 'listCountries',
    retry: () => void (audience.isError ? audience.refetch() : countries.refetch()),
    form: form ?? initial,
    targets,
    isChanged: isReady && form !== null && isCampaignChanged(form, initial),
    draft: edited,
    change: (next) =>
      setEdited(edited?.name === undefined && next.name === (form ?? initial).name ? unnamed(next) : next),
  };
}
