import { SurveyPrompt, surveyTexts } from '@listings/shared-sections';
import { MoreTexts } from '@listings/shared-ui';

const catalogs = { sections: { survey: surveyTexts } };

/** The question after the setup [S2.37, O2.51, decisions 28]. */
export function SetupSurvey({ onEnd }: { onEnd: () => void }) {
  return (
    <MoreTexts catalogs={catalogs}>
      <SurveyPrompt context="onboarding-setup" onEnd={onEnd} />
    </MoreTexts>
  );
}
