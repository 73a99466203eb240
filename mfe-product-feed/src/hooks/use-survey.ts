import { useEffect, useState } from 'react';
import { surveyFlag } from '../survey-flag';

/** Lets the next visit ask how the setup went. */
export function askAtNextVisit(): void {
  try {
    window.localStorage.setItem(surveyFlag, 'true');
  } catch {
    // Without storage the survey is not shown.
  }
}

function dropFlag(): void {
  try {
    window.localStorage.removeItem(surveyFlag);
  } catch {
    // It could not be read either.
  }
}

export interface AskedSurvey {
  /** It has not been answered or refused yet. */
  readonly isAsked: boolean;
  readonly end: () => void;
}

/** The survey after the setup: asked once. */
export function useSurvey(): AskedSurvey {
  const [isAsked, setAsked] = useState(true);
  useEffect(dropFlag, []);
  return { isAsked, end: () => setAsked(false) };
}
