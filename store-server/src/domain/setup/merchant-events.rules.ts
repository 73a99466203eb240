import type { MerchantState } from '../documents/documents.types';
import type { MerchantProgress } from '../accounts/merchant.rules';
import type { ServerEvent } from '../documents/server-events.store';

const CLAIMS = {
  claimedElsewhere: { action: 'overwrite_required' },
  claimedForGood: { action: 'failure', details: 'independent_account' },
} as const;

/** Events for the host's tracker about a step with the merchant account. A repeated step gives no event. */
export function merchantEvents(before: MerchantState, { merchant, stop }: MerchantProgress): readonly ServerEvent[] {
  const isNew = (step: 'verify' | 'claim'): boolean =>
    merchant.steps[step] === 1 && (before.id !== merchant.id || before.steps[step] !== 1);
  return [
    ...(isNew('verify') ? [{ name: 'gla_site_verify_success', props: {} } as const] : []),
    ...(stop === 'claimedElsewhere' || stop === 'claimedForGood'
      ? [{ name: 'gla_site_claim', props: CLAIMS[stop] } as const]
      : []),
    ...(stop === 'otherUrl' ? [{ name: 'gla_mc_url_switch', props: { action: 'required' } } as const] : []),
    ...(isNew('claim') ? [{ name: 'gla_site_claim', props: { action: 'success' } } as const] : []),
  ];
}

/** Events about a switch to the store's URL. */
export const switchEvents = ({ stop }: MerchantProgress): readonly ServerEvent[] =>
  stop === null ? [{ name: 'gla_mc_url_switch', props: { action: 'success' } }] : [];
