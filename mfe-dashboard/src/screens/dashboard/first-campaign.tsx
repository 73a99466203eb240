import { useLocation, usePage, useParam } from '@listings/shared-app';
import { SurveyPrompt, surveyTexts } from '@listings/shared-sections';
import { withoutParam } from '@listings/shared-machines';
import { focusCause, MoreTexts } from '@listings/shared-ui';
import { useCampaignSurvey } from '../../hooks/use-campaign-survey';
import { createCampaign, programsId } from '../places';
import { CampaignCreatedModal } from './campaign-created.modal';

const catalogs = { sections: { survey: surveyTexts } };

/** Says that the first campaign was made, and asks how that was [O2.04, decisions 28]. */
export function FirstCampaign() {
  const { navigation } = usePage();
  const location = useLocation();
  const guide = useParam('guide', ['campaign-creation-success']);
  const survey = useCampaignSurvey();
  const endSurvey = () => {
    survey.end();
    focusCause(programsId);
  };
  return (
    <>
      {survey.isAsked && (
        <MoreTexts catalogs={catalogs}>
          <SurveyPrompt context="campaign-creation-success" onEnd={endSurvey} />
        </MoreTexts>
      )}
      {guide !== undefined && (
        <CampaignCreatedModal
          onClose={() => navigation.to(withoutParam(location, 'guide'), { replace: true })}
          onGotIt={survey.ask}
          onAnother={() => navigation.to(createCampaign)}
        />
      )}
    </>
  );
}
