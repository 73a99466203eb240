import { Button, LazyPart, Panel, PanelBody, retryLazy, Section, useText } from '@listings/shared-ui';
import { useState } from 'react';

const GetHelpModal = retryLazy(() => import('./get-help.modal').then((module) => module.GetHelpModal));

/** Entry to the recording of an admin's actions for support; fetched when it is opened. */
export function GetHelpSection() {
  const t = useText('settings');
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={t('getHelp.title')} description={t('getHelp.description')}>
      <Panel>
        <PanelBody>
          <div>
            <Button variant="outlined" onClick={() => setOpen(true)}>
              {t('getHelp.open')}
            </Button>
          </div>
        </PanelBody>
      </Panel>
      <LazyPart>{isOpen && <GetHelpModal onClose={() => setOpen(false)} />}</LazyPart>
    </Section>
  );
}
