import { usePage } from '@listings/shared-sections';
import { Box, Button, Panel, PanelBody, PanelHeader, TextField, useText } from '@listings/shared-ui';
import { useId } from 'react';
import { useFocusAfter } from '../../hooks/use-focus-after';
import { surveyScores, useSurvey } from '../../hooks/use-survey';

const longestComment = 500;

/** Asks once, beside the work and not in its way, how the setup went; the focus then goes on at `nextId` [S2.37, O2.51, decisions 28]. */
export function SurveyPrompt({ isGuided, nextId }: { isGuided: boolean; nextId: string }) {
  const t = useText('productFeed');
  const titleId = useId();
  const { notices } = usePage();
  const survey = useSurvey(isGuided, () => notices.show({ id: 'survey', kind: 'success', text: t('survey.thanks') }));
  useFocusAfter(survey !== null, nextId);
  if (survey === null) return null;
  const { score, comments, pick, comment, send, close } = survey;
  return (
    <Panel role="group" aria-labelledby={titleId}>
      <PanelHeader
        id={titleId}
        title={t('survey.title')}
        description={t('survey.scale')}
        headingLevel={2}
        action={
          <Button variant="text" size="small" onClick={close}>
            {t('survey.close')}
          </Button>
        }
      />
      <PanelBody>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {surveyScores.map((value) => (
            <Button
              key={value}
              variant={value === score ? 'contained' : 'outlined'}
              aria-pressed={value === score}
              sx={{ minWidth: 48 }}
              aria-label={t(`survey.scores.${value}`)}
              onClick={() => pick(value)}
            >
              {value}
            </Button>
          ))}
        </Box>
        {score !== null && (
          <>
            <TextField
              label={t('survey.comments')}
              optional
              maxLength={longestComment}
              value={comments}
              onChange={comment}
              onEnter={send}
            />
            <Box>
              <Button variant="contained" onClick={send}>
                {t('survey.send')}
              </Button>
            </Box>
          </>
        )}
      </PanelBody>
    </Panel>
  );
}
