import type { CampaignForm } from '@listings/shared-machines';
import { AppButtonLink, useLeaveDraft, useMay, usePage, useServerRead } from '@listings/shared-app';
import { Box, Button, InlineNotice, useText } from '@listings/shared-ui';
import { adsSetup, createCampaign, creationDraft } from '../places';

/** Id of the element that says so. */
export const removedId = 'campaign-removed';
const refusalId = 'campaign-again-refusal';

interface RemovedCampaignProps {
  /** Name it had. */
  readonly name: string;
  /** The form as it stands. */
  readonly form: CampaignForm;
}

/** What the form has can begin a new campaign, as a duplicate does. */
function CreateAgain({ form }: Pick<RemovedCampaignProps, 'form'>) {
  const t = useText('dashboard');
  const [refusal] = useMay()('createCampaign');
  const { navigation } = usePage();
  const leaveDraft = useLeaveDraft();
  const createAgain = () => {
    leaveDraft(creationDraft, form);
    navigation.to(createCampaign);
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={refusal !== undefined}
        aria-describedby={refusal && refusalId}
        onClick={createAgain}
      >
        {t('edit.again')}
      </Button>
      {refusal && <span id={refusalId}>{refusal.text}</span>}
    </>
  );
}

function ConnectAgain() {
  const t = useText('dashboard');
  return (
    <AppButtonLink size="small" variant="outlined" to={adsSetup}>
      {t('edit.connect')}
    </AppButtonLink>
  );
}

/** Says that the campaign of a form was removed elsewhere, or that its account was disconnected, and leads on from there. */
export function RemovedCampaign({ name, form }: RemovedCampaignProps) {
  const t = useText('dashboard');
  const account = useServerRead('getAdsConnection', undefined, { silent: true, fresh: true });
  const isDisconnected = account.data?.status === 'disconnected';
  return (
    <Box id={removedId} className="ui-in-sight" tabIndex={-1} sx={{ outline: 'none' }}>
      {!account.isFetching && (
        <InlineNotice
          tone="warning"
          announce="status"
          actions={isDisconnected ? <ConnectAgain /> : <CreateAgain form={form} />}
        >
          {t(isDisconnected ? 'edit.disconnected' : 'edit.removed', { name })}
        </InlineNotice>
      )}
    </Box>
  );
}
