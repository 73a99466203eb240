import { Box, Button, InlineNotice, MoreTexts, useText } from '@listings/shared-ui';
import { outdatedTexts } from '../../messages/outdated.texts';

function Notice({ onReload }: { onReload: () => void }) {
  const t = useText('setup');
  return (
    <Box sx={{ mt: 2 }}>
      <InlineNotice
        tone="warning"
        announce="none"
        actions={
          <Button size="small" variant="outlined" color="inherit" onClick={onReload}>
            {t('wizard.outdated.reload')}
          </Button>
        }
      >
        {t('wizard.outdated.text')}
      </InlineNotice>
    </Box>
  );
}

const catalogs = { setup: { wizard: { outdated: outdatedTexts } } };

/** Two tabs, or two people, at once: what is shown here would overwrite what the other one saved. Fetched when that happens. */
export function OutdatedNotice(props: { onReload: () => void }) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Notice {...props} />
    </MoreTexts>
  );
}
