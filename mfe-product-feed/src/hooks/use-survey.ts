import { usePage } from '@listings/shared-app';
import { useEffect, useState } from 'react';

/** Set when the success guide is closed; the next visit asks and takes it away. Source: contract §4.4. */
const flag = 'gla-can-onboarding-setup-ces-prompt-open';

/** Lets the next visit ask how the setup went. */
export function askAtNextVisit(): void {
  try {
    window.localStorage.setItem(flag, 'true');
  } catch {
    // Without storage the survey is not shown.
  }
}

const hasFlag = (): boolean => {
  try {
    return window.localStorage.getItem(flag) === 'true';
  } catch {
    return false;
  }
};

function dropFlag(): void {
  try {
    window.localStorage.removeItem(flag);
  } catch {
    // It could not be read either.
  }
}

export interface AskedSurvey {
  /** This visit asks. */
  readonly isAsked: boolean;
  readonly end: () => void;
}

/** The survey after the setup: asked by the first visit after the guide was closed, and without a tracker never [decisions 28]. */
export function useSurvey(isGuided: boolean): AskedSurvey {
  const { bootstrap } = usePage();
  // Closing the guide is not a visit: only a screen that began without it asks.
  const [isAsked, setAsked] = useState(() => bootstrap.trackingEnabled && !isGuided && hasFlag());
  useEffect(() => {
    if (isAsked) dropFlag();
  }, [isAsked]);
  return { isAsked, end: () => setAsked(false) };
}
