import type { Campaign } from '@listings/shared-api/contract';
import { displayCountries } from '@listings/shared-machines';
import { OutsideLink, usePage, useServerRead } from '@listings/shared-app';
import { useFigureTexts } from '@listings/shared-sections';
import { MoreTexts, RichText, SuccessIcon, useListText, useText } from '@listings/shared-ui';
import { Modal, ModalActions } from '@listings/shared-ui/overlays';
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

/** Countries named one by one; of more the first and their number. */
const namedCountries = 3;

/** What is true of the newest campaign now, as the store says. */
function CampaignState() {
  const t = useText('dashboard');
  const texts = useFigureTexts();
  const list = useListText();
  const { countries: names } = usePage().bootstrap;
  const campaigns = useServerRead('listCampaigns', {}, { silent: true }).data ?? [];
  const newest = campaigns.reduce<Campaign | null>((last, one) => (last && last.id > one.id ? last : one), null);
  if (newest === null || texts.isPending) return null;
  const { name, status, amount } = newest;
  if (status === 'paused') return <p>{t('created.paused', { name })}</p>;
  if (status !== 'enabled') return null;
  const countries = displayCountries(newest).map((code) => names[code] ?? code);
  const [country = ''] = countries;
  const told = { name, amount: texts.amount(amount) };
  return (
    <p>
      <strong>
        {countries.length > namedCountries
          ? t('created.runsInMore', { ...told, country, count: countries.length - 1 })
          : t('created.runs', { ...told, countries: list(countries) })}
      </strong>
    </p>
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
        <ModalActions
          cancelLabel={t('created.another')}
          onCancel={() => close('create-another-campaign')}
          onConfirm={() => close('confirm')}
        >
          {t('created.done')}
        </ModalActions>
      }
    >
      <SuccessIcon color="success" sx={{ fontSize: 48 }} />
      <CampaignState />
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
