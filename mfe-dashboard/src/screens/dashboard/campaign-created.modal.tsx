import { OutsideLink, usePage } from '@listings/shared-app';
import { Button, MoreTexts, RichText, SuccessIcon, useText } from '@listings/shared-ui';
import { Modal } from '@listings/shared-ui/overlays';
import { useEffect, type ReactNode } from 'react';
import { createdTexts } from '../../messages/created.texts';

const context = 'campaign-creation-success';
const performanceMax = 'https://support.google.com/google-ads/answer/10724817';

function PerformanceMaxLink({ children }: { children?: ReactNode }) {
  const { tracking } = usePage();
  const record = () =>
    tracking.record('gla_modal_content_link_click', {
      context: 'campaign-creation-performance-max',
      href: performanceMax,
    });
  return (
    <OutsideLink url={performanceMax} purpose="documentation" onFollow={record}>
      {children}
    </OutsideLink>
  );
}

export interface CampaignCreatedModalProps {
  readonly onClose: () => void;
  /** It was read, not waved away. */
  readonly onGotIt: () => void;
  /** Goes to the form of another campaign. */
  readonly onAnother: () => void;
}

function Created({ onClose, onGotIt, onAnother }: CampaignCreatedModalProps) {
  const t = useText('dashboard');
  const { tracking } = usePage();
  useEffect(() => tracking.record('gla_modal_open', { context }), [tracking]);
  const close = (action: 'confirm' | 'dismiss' | 'create-another-campaign') => {
    tracking.record('gla_modal_closed', { context, action });
    if (action === 'create-another-campaign') return onAnother();
    onClose();
    if (action === 'confirm') onGotIt();
  };
  return (
    <Modal
      open
      title={t('created.title')}
      onClose={() => close('dismiss')}
      actions={
        <>
          <Button variant="outlined" onClick={() => close('create-another-campaign')}>
            {t('created.another')}
          </Button>
          <Button variant="contained" onClick={() => close('confirm')}>
            {t('created.done')}
          </Button>
        </>
      }
    >
      <SuccessIcon color="success" sx={{ fontSize: 48 }} />
      <p>{t('created.text')}</p>
      <p>
        <RichText namespace="dashboard" textKey="created.link" components={{ link: <PerformanceMaxLink /> }} />
      </p>
    </Modal>
  );
}

const catalogs = { dashboard: { created: createdTexts } };

/** Says that the first campaign was made; closing takes it out of the address [O2.04]. */
export function CampaignCreatedModal(props: CampaignCreatedModalProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Created {...props} />
    </MoreTexts>
  );
}
