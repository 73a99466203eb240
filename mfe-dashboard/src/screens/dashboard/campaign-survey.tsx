import { SurveyPrompt, surveyTexts } from '@listings/shared-sections';
import { MoreTexts } from '@listings/shared-ui';

const catalogs = { sections: { survey: surveyTexts } };

/** Asks how the first campaign was made; fetched when it is asked [O2.04, decisions 28]. */
export function CampaignSurvey({ onEnd }: { onEnd: () => void }) {
  return (
    <MoreTexts catalogs={catalogs}>
      <SurveyPrompt context="campaign-creation-success" onEnd={onEnd} />
    </MoreTexts>
  );
}
