import { useDismissal, usePage } from '@listings/shared-app';
import { useState } from 'react';

/** The survey after the first campaign: asked once in this browser, without a tracker never [O2.04, decisions 28]. */
export function useCampaignSurvey() {
  const { trackingEnabled } = usePage().bootstrap;
  const { isDismissed, dismiss } = useDismissal('gla-campaign-creation-ces-prompt-asked');
  const [isAsked, setAsked] = useState(false);
  return {
    isAsked,
    ask: () => {
      if (!trackingEnabled || isDismissed) return;
      dismiss();
      setAsked(true);
    },
    end: () => setAsked(false),
  };
}
