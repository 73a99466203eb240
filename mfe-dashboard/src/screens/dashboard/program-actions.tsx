import { AppButtonLink, useMay } from '@listings/shared-app';
import { Box, Button, HelpTip, useText } from '@listings/shared-ui';
import type { Program } from './program-rows.rules';
import { duplicateCampaign } from '../places';
import type { ProgramQuestion } from './program-dialogs';

export interface ProgramActionsProps {
  readonly program: Program;
  readonly onAsk: (about: ProgramQuestion['about']) => void;
}

/** Actions of a program: free listings cannot be duplicated or removed. */
export function ProgramActions({ program: { campaign }, onAsk }: ProgramActionsProps) {
  const t = useText('dashboard');
  const [refusal] = useMay()('deleteCampaign');
  const name = campaign?.name ?? t('programs.freeListings');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', minWidth: { md: 150 }, '&& > *': { minWidth: 0 } }}>
      <Button size="small" variant="text" aria-label={t('programs.editName', { name })} onClick={() => onAsk('edit')}>
        {t('programs.edit')}
      </Button>
      {campaign !== null && (
        <>
          <AppButtonLink
            size="small"
            variant="text"
            to={duplicateCampaign(campaign.id)}
            aria-label={t('programs.duplicateName', { name })}
          >
            {t('programs.duplicate')}
          </AppButtonLink>
          <Button
            size="small"
            variant="text"
            color="error"
            disabled={refusal !== undefined}
            aria-label={t('programs.removeName', { name })}
            title={refusal?.text}
            onClick={() => onAsk('remove')}
          >
            {t('programs.remove')}
          </Button>
          {refusal && <HelpTip label={t('programs.removalRefusedLabel', { name })} text={refusal.text} />}
        </>
      )}
    </Box>
  );
}
