import { SurveyPrompt, surveyTexts } from '@listings/shared-sections';
import { MoreTexts } from '@listings/shared-ui';
import { setMark, useFocusAfter } from '@listings/shared-app';
import { useEffect, useState } from 'react';
import { surveyMark } from '../../survey-mark';

const catalogs = { sections: { survey: surveyTexts } };

/** Asks once how the setup went; the focus then goes on at `nextId` [S2.37, O2.51, decisions 28]. */
export function SetupSurvey({ nextId }: { nextId: string }) {
  const [isAsked, setAsked] = useState(true);
  useEffect(() => setMark(surveyMark, false), []);
  useFocusAfter(isAsked, nextId);
  if (!isAsked) return null;
  return (
    <MoreTexts catalogs={catalogs}>
      <SurveyPrompt context="onboarding-setup" onEnd={() => setAsked(false)} />
    </MoreTexts>
  );
}
