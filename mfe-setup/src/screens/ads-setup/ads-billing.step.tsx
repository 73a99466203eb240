import { usePage } from '@listings/shared-sections';
import {
  Box,
  Button,
  ExternalLink,
  InlineNotice,
  LoadingCard,
  Panel,
  PanelBody,
  PrimaryAction,
  Section,
  SectionActions,
  useText,
} from '@listings/shared-ui';
import { useBilling, type Billing } from '../../hooks/use-billing';

/** Where to read about billing when the provider gave no address. */
const helpUrl = 'https://support.google.com/google-ads/answer/2375375';

function BillingLink({ billing }: { billing: Billing }) {
  const t = useText('adsSetup');
  const { navigation, tracking } = usePage();
  const href =
    billing.billingUrl === null
      ? navigation.externalHref(helpUrl, 'documentation')
      : navigation.externalHref(billing.billingUrl, 'billing');
  if (href === null) return null;
  const record = () =>
    tracking.record('gla_ads_set_up_billing_click', { context: 'setup-ads', link_id: 'set-up-billing', href });
  return (
    <ExternalLink href={href} onClick={record}>
      {t('billing.setUp')}
    </ExternalLink>
  );
}

function BillingState({ billing }: { billing: Billing }) {
  const t = useText('adsSetup');
  if (billing.status === 'approved') return <InlineNotice tone="success">{t('billing.approved')}</InlineNotice>;
  return (
    <>
      <div>{t('billing.open')}</div>
      <Box id="billing" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <BillingLink billing={billing} />
        <Button variant="outlined" size="small" loading={billing.checking} onClick={billing.check}>
          {t(billing.checking ? 'billing.checking' : 'billing.check')}
        </Button>
      </Box>
      {billing.overdue && (
        <InlineNotice tone="warning" announce="status">
          {t('billing.overdue')}
        </InlineNotice>
      )}
    </>
  );
}

/** Step 3: billing is watched; once it is approved the campaign can be launched [S4.24, decisions 5, 19]. */
export function AdsBillingStep({ busy, onLaunch }: { busy: boolean; onLaunch: () => void }) {
  const t = useText('adsSetup');
  const billing = useBilling();
  if (billing.status === 'loading') return <LoadingCard label={t('billing.loading')} lines={3} />;
  const reasons =
    billing.status === 'approved' ? [] : [{ key: 'billing', text: t('billing.reason'), targetId: 'billing' }];
  return (
    <>
      <Section title={t('billing.title')} description={t('billing.description')}>
        <Panel>
          <PanelBody>
            <BillingState billing={billing} />
          </PanelBody>
        </Panel>
      </Section>
      <SectionActions>
        <PrimaryAction reasons={reasons} loading={busy} onClick={onLaunch}>
          {t('billing.launch')}
        </PrimaryAction>
      </SectionActions>
    </>
  );
}
