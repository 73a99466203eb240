import { validateCampaign, validateName, type CampaignField, type CampaignForm } from '@listings/shared-machines';
import { useText, type Reason } from '@listings/shared-ui';
import { useCallback, useState } from 'react';

/** Ids of the parts of a campaign that reasons lead to. */
export const campaignTargets = {
  name: 'campaign-name',
  countries: 'campaign-countries',
  amount: 'campaign-amount',
} as const satisfies Record<CampaignField, string>;

const fieldsInOrder = ['name', 'countries', 'amount'] as const;

/** Errors of a campaign, in words. */
export interface CampaignFields {
  /** Shown at the fields once something was edited, or a reason was followed. */
  readonly messages: Readonly<Record<CampaignField, string | undefined>>;
  /** Reasons why the button is disabled, each leading to its cause; empty while it may be pressed [decisions 22]. */
  readonly reasons: readonly Reason[];
  readonly touch: () => void;
}

const silent = { name: undefined, countries: undefined, amount: undefined };

/** Validates a campaign as it is edited; `taken`: the names of other campaigns [S5.16, O5.06]. */
export function useCampaignFields(form: CampaignForm, taken: readonly string[] = []): CampaignFields {
  const rule = useText('rules');
  const [touched, setTouched] = useState(false);
  const touch = useCallback(() => setTouched(true), []);
  const found = { ...validateCampaign(form), name: validateName(form.name, taken) ?? undefined };
  const textOf = (field: CampaignField) => {
    const message = found[field];
    return message === undefined ? undefined : rule(message);
  };
  const texts = { name: textOf('name'), countries: textOf('countries'), amount: textOf('amount') };
  return {
    messages: touched ? texts : silent,
    reasons: fieldsInOrder.flatMap((field) => {
      const text = texts[field];
      return text === undefined ? [] : [{ key: field, text, targetId: campaignTargets[field], onSelect: touch }];
    }),
    touch,
  };
}
