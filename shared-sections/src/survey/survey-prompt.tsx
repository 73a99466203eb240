import { Box, Button, Panel, PanelBody, PanelHeader, TextField, useText } from '@listings/shared-ui';
import { useId } from 'react';
import { surveyScores, useSurvey, type SurveyContext } from './use-survey';

const longestComment = 500;

export interface SurveyPromptProps {
  /** After what it is asked. */
  readonly context: SurveyContext;
  /** It was answered or declined: it is to go, and the focus to go on elsewhere. */
  readonly onEnd: () => void;
}

/** Asks, beside the work and not in its way, how something went [S2.37, O2.04, O2.51, decisions 28]. */
export function SurveyPrompt({ context, onEnd }: SurveyPromptProps) {
  const t = useText('sections');
  const titleId = useId();
  const survey = useSurvey(context, onEnd);
  const { score, comments, pick, comment, send, close } = survey;
  return (
    <Panel role="group" aria-labelledby={titleId} data-once>
      <PanelHeader
        id={titleId}
        title={t(`survey.titles.${context}`)}
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
