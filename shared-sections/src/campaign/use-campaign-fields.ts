import { validateCampaign, type CampaignForm } from '@listings/shared-machines';
import { useText, type Reason } from '@listings/shared-ui';
import { useState } from 'react';

/** Ids of the parts of a campaign that reasons lead to. */
export const campaignTargets = { countries: 'campaign-countries', amount: 'campaign-amount' } as const;

/** Errors of a campaign, in words. */
export interface CampaignFields {
  /** Shown at the fields once something was edited, or a reason was followed. */
  readonly messages: { readonly countries: string | undefined; readonly amount: string | undefined };
  /** Reasons why the button is disabled, each leading to its cause; empty while it may be pressed [decisions 22]. */
  readonly reasons: readonly Reason[];
  readonly touch: () => void;
}

/** Validates a campaign as it is edited [S5.16, O5.06]. */
export function useCampaignFields(form: CampaignForm): CampaignFields {
  const rule = useText('rules');
  const [touched, setTouched] = useState(false);
  const touch = () => setTouched(true);
  const found = validateCampaign(form);
  const textOf = (field: keyof typeof campaignTargets) => {
    const message = found[field];
    return message === undefined ? undefined : rule(message);
  };
  const texts = { countries: textOf('countries'), amount: textOf('amount') };
  return {
    messages: touched ? texts : { countries: undefined, amount: undefined },
    reasons: (['countries', 'amount'] as const).flatMap((field) => {
      const text = texts[field];
      return text === undefined ? [] : [{ key: field, text, targetId: campaignTargets[field], onSelect: touch }];
    }),
    touch,
  };
}
