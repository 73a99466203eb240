import { FailedCall, alertErrorTexts, useOffered } from '@listings/shared-app';
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
import { useAlertForm, type AlertForm } from '../../hooks/use-alert-form';

const catalogs = { settings: { alerts: alertsTexts }, app: { errors: alertErrorTexts } };

function AlertsForm({ form }: { form: AlertForm }) {
  const t = useText('settings');
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
  const hasWebhook = useOffered()('getAlertWebhook');
  const { form, isFailed, readAgain } = useAlertForm();
  return (
    <Page title={t('alerts.title')} back={<BackToSettings />}>
      {form !== null && <AlertsForm form={form} />}
      {form !== null && hasWebhook && <AlertWebhookSection />}
      {form === null && isFailed && (
        <FailedCall call="getAlertSettings" message={t('alerts.failed')} onRetry={readAgain} />
      )}
      {form === null && !isFailed && <LoadingCard lines={8} />}
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
