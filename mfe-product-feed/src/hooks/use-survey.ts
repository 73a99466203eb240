import { usePage } from '@listings/shared-sections';
import { useEffect, useEffectEvent, useState } from 'react';

/** Set when the success guide is closed; the next visit asks and takes it away. Source: contract §4.4. */
const flag = 'gla-can-onboarding-setup-ces-prompt-open';
const context = 'onboarding-setup';

/** Lets the next visit ask how the setup went. */
export function askAtNextVisit(): void {
  try {
    window.localStorage.setItem(flag, 'true');
  } catch {
    // Without storage nobody is asked.
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

export const surveyScores = ['1', '2', '3', '4', '5'] as const;
export type SurveyScore = (typeof surveyScores)[number];

export interface Survey {
  readonly score: SurveyScore | null;
  readonly comments: string;
  readonly pick: (score: SurveyScore) => void;
  readonly comment: (comments: string) => void;
  readonly send: () => void;
  readonly close: () => void;
}

/** The survey after the setup; null unless this visit is to ask, and without a tracker always [decisions 28]. */
export function useSurvey(isGuided: boolean, onSent: () => void): Survey | null {
  const { bootstrap, tracking } = usePage();
  // Closing the guide is not a visit: only a screen that began without it asks.
  const [isAsked, setAsked] = useState(() => bootstrap.trackingEnabled && !isGuided && hasFlag());
  const [score, setScore] = useState<SurveyScore | null>(null);
  const [comments, setComments] = useState('');
  const begin = useEffectEvent(() => {
    if (!isAsked) return;
    dropFlag();
    tracking.record('gla_ces_snackbar_open', { context });
  });
  useEffect(() => begin(), []);
  if (!isAsked) return null;
  return {
    score,
    comments,
    pick: (picked) => {
      if (score === null) tracking.record('gla_ces_modal_open', { context });
      setScore(picked);
    },
    comment: setComments,
    send: () => {
      if (score === null) return;
      tracking.record('gla_ces_feedback', { context, score: Number(score), comments: comments.trim() });
      setAsked(false);
      onSent();
    },
    close: () => {
      tracking.record('gla_ces_snackbar_closed', { context });
      setAsked(false);
    },
  };
}
