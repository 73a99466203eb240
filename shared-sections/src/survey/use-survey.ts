import { useText } from '@listings/shared-ui';
import { useEffect, useState } from 'react';
import { usePage } from '@listings/shared-app';

/** After what it is asked, as it is tracked. */
export type SurveyContext = 'onboarding-setup' | 'campaign-creation-success';

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

/** A survey that is asked now, recorded as the `gla_ces_*` events [decisions 28]. `onEnd`: it was answered or declined. */
export function useSurvey(context: SurveyContext, onEnd: () => void): Survey {
  const { notices, tracking } = usePage();
  const t = useText('sections');
  const [score, setScore] = useState<SurveyScore | null>(null);
  const [comments, setComments] = useState('');
  useEffect(() => tracking.record('gla_ces_snackbar_open', { context }), [tracking, context]);
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
      onEnd();
      notices.show({ id: 'survey', kind: 'success', text: t('survey.thanks') });
    },
    close: () => {
      tracking.record('gla_ces_snackbar_closed', { context });
      onEnd();
    },
  };
}
