import { Box, Button, LazyPart, retryLazy, Section, useText } from '@listings/shared-ui';
import { useState } from 'react';

const GetHelpModal = retryLazy(() => import('./get-help.modal').then((module) => module.GetHelpModal));

/** Entry to the recording of an admin's actions for support; fetched when it is opened. */
export function GetHelpSection() {
  const t = useText('settings');
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={t('getHelp.title')} description={t('getHelp.description')}>
      <Box>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('getHelp.open')}
        </Button>
      </Box>
      <LazyPart>{isOpen && <GetHelpModal onClose={() => setOpen(false)} />}</LazyPart>
    </Section>
  );
}
