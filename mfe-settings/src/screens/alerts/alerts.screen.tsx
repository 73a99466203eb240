import type { AlertSettings } from '@listings/shared-api/contract';
import { FailedCall, alertErrorTexts, useOffered, usePage, useServerRead } from '@listings/shared-app';
import {
  Box,
  Form,
  InlineNotice,
  LoadingCard,
  MoreTexts,
  Page,
  PrimaryAction,
  SectionActions,
  useFormats,
  useText,
  type Reason,
} from '@listings/shared-ui';
import { alertsTexts } from '../../messages/alerts.texts';
import { BackToSettings } from '../back-to-settings';
import { AlertMailsSection } from './alert-mails.section';
import { AlertWebhookSection } from './alert-webhook.section';
import { AlertRulesSection } from './alert-rules.section';
import { useAlertForm } from '../../hooks/use-alert-form';

const catalogs = { settings: { alerts: alertsTexts }, app: { errors: alertErrorTexts } };

interface AlertsFormProps {
  readonly read: AlertSettings;
  readonly readAnew: () => Promise<AlertSettings | undefined>;
}

function AlertsForm({ read, readAnew }: AlertsFormProps) {
  const t = useText('settings');
  const form = useAlertForm(read, readAnew);
  const { list } = useFormats();
  const reasons: Reason[] = [
    ...(form.isChanged ? [] : [{ key: 'unchanged', text: t('alerts.unchanged') }]),
    ...(form.isWrongAddress ? [{ key: 'address', text: t('alerts.wrongAddress') }] : []),
    ...(form.isEmptyNight ? [{ key: 'night', text: t('alerts.emptyNight') }] : []),
  ];
  return (
    <Form>
      <AlertRulesSection rules={form.values.rules} hasMail={form.hasMail} changeRule={form.changeRule} />
      <AlertMailsSection form={form} />
      <SectionActions>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          {form.contested.length > 0 && (
            <InlineNotice tone="warning" announce="alert">
              {t('alerts.contested', { names: list(form.contested) })}
            </InlineNotice>
          )}
          <PrimaryAction
            type="submit"
            loading={form.busy}
            reasons={reasons}
            reasonsTitle={t('alerts.reasons')}
            onClick={form.save}
          >
            {t('alerts.save')}
          </PrimaryAction>
        </Box>
      </SectionActions>
    </Form>
  );
}

function Alerts() {
  const t = useText('settings');
  const { language } = usePage();
  const hasWebhook = useOffered()('getAlertWebhook');
  const { data, isError, refetch } = useServerRead(
    'getAlertSettings',
    { query: { language } },
    { silent: true, fresh: true },
  );
  return (
    <Page title={t('alerts.title')} back={<BackToSettings />}>
      {data !== undefined && <AlertsForm read={data} readAnew={async () => (await refetch()).data} />}
      {data !== undefined && hasWebhook && <AlertWebhookSection />}
      {data === undefined && isError && (
        <FailedCall call="getAlertSettings" message={t('alerts.failed')} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <LoadingCard lines={8} />}
    </Page>
  );
}

/** What the store tells of by itself, to this reader: rules, thresholds and mails. */
export function AlertsScreen() {
  return (
    <MoreTexts catalogs={catalogs}>
      <Alerts />
    </MoreTexts>
  );
}
