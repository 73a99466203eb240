import type { CampaignForm } from '@listings/shared-machines';
import { useLeaveDraft, useMay, usePage } from '@listings/shared-app';
import { Box, Button, InlineNotice, useText } from '@listings/shared-ui';
import { createCampaign, creationDraft } from '../places';

/** Id of the element that says so. */
export const removedId = 'campaign-removed';

interface RemovedCampaignProps {
  /** Name it had. */
  readonly name: string;
  /** The form as it stands. */
  readonly form: CampaignForm;
}

/** Says that the campaign of a form was removed elsewhere; what the form has can begin a new one, as a duplicate does. */
export function RemovedCampaign({ name, form }: RemovedCampaignProps) {
  const t = useText('dashboard');
  const may = useMay();
  const { navigation } = usePage();
  const leaveDraft = useLeaveDraft();
  const createAgain = () => {
    leaveDraft(creationDraft, form);
    navigation.to(createCampaign);
  };
  return (
    <Box id={removedId} tabIndex={-1} sx={{ outline: 'none' }}>
      <InlineNotice
        tone="warning"
        announce="status"
        actions={
          <Button size="small" variant="outlined" disabled={may('createCampaign').length > 0} onClick={createAgain}>
            {t('edit.again')}
          </Button>
        }
      >
        {t('edit.removed', { name })}
      </InlineNotice>
    </Box>
  );
}
