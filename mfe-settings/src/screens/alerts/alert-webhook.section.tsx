import type { AlertWebhook } from '@listings/shared-api/contract';
import { FailedCall, useMay, useMomentText } from '@listings/shared-app';
import {
  Box,
  Button,
  Form,
  InlineNotice,
  Panel,
  PanelBody,
  PrimaryAction,
  Section,
  TextField,
  useText,
  type NoticeTone,
  type Reason,
} from '@listings/shared-ui';
import { RenewSecretModal } from './renew-secret.modal';
import { ShownOnce } from '../shown-once';
import { useWebhookForm, type WebhookForm } from '../../hooks/use-webhook-form';

type Call = NonNullable<AlertWebhook['last']>;

const tones: Readonly<Record<Call['state'], NoticeTone>> = { waiting: 'info', delivered: 'success', failed: 'error' };

/** What became of the latest call. */
function LastCall({ call }: { call: Call }) {
  const t = useText('settings');
  const moment = useMomentText();
  const { state, status, problem, test, at } = call;
  const answer = status === null ? null : t('alerts.webhook.answered', { status });
  const what = answer ?? (problem === null ? t('alerts.webhook.waiting') : t(`alerts.webhook.problems.${problem}`));
  return (
    <InlineNotice
      tone={tones[state]}
      title={t(test ? 'alerts.webhook.lastTest' : 'alerts.webhook.lastCall', { moment: moment(at * 1000) })}
      announce="status"
    >
      {what}
    </InlineNotice>
  );
}

/** The secret, shown once. */
const Secret = ({ secret }: { secret: string }) => {
  const t = useText('settings');
  return (
    <InlineNotice tone="warning" announce="status">
      <p>{t('alerts.webhook.secretText')}</p>
      <ShownOnce
        label={t('alerts.webhook.secret')}
        value={secret}
        copyLabel={t('alerts.webhook.copy')}
        said={{ copied: t('alerts.webhook.copied'), selected: t('alerts.webhook.selected') }}
        lost={{ title: t('alerts.webhook.lost.title'), text: t('alerts.webhook.lost.text') }}
      />
    </InlineNotice>
  );
};

/** Buttons that use the webhook as it is saved; `refusal`: why they cannot. */
function Others({ form, refusal }: { form: WebhookForm; refusal: string | undefined }) {
  const t = useText('settings');
  const isDisabled = refusal !== undefined || form.busy !== null;
  return (
    <>
      <Button
        variant="outlined"
        loading={form.busy === 'test'}
        disabled={isDisabled}
        title={refusal}
        onClick={form.test}
      >
        {t('alerts.webhook.test')}
      </Button>
      <Button
        variant="outlined"
        loading={form.busy === 'secret'}
        disabled={isDisabled}
        title={refusal}
        onClick={form.askForSecret}
      >
        {t('alerts.webhook.renew')}
      </Button>
    </>
  );
}

function Fields({ form, read }: { form: WebhookForm; read: AlertWebhook }) {
  const t = useText('settings');
  const refused = useMay()('saveAlertWebhook');
  const wrong = form.isWrongAddress ? t('alerts.webhook.wrongAddress') : undefined;
  const unsaved = form.isChanged ? t('alerts.webhook.saveFirst') : undefined;
  const refusal = refused[0]?.text ?? unsaved ?? (read.url === null ? t('alerts.webhook.enter') : undefined);
  const reasons: Reason[] = [
    ...refused,
    ...(refused.length > 0 || form.isChanged
      ? []
      : [{ key: 'unchanged', text: t(read.url === null ? 'alerts.webhook.enter' : 'alerts.unchanged') }]),
    ...(wrong === undefined ? [] : [{ key: 'address', text: wrong }]),
  ];
  return (
    <Form>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: 560 }}>
        <TextField
          label={t('alerts.webhook.address')}
          type="url"
          value={form.url}
          readOnly={refused.length > 0}
          placeholder="https://"
          error={wrong}
          onChange={form.change}
        />
        {form.secret !== null && <Secret key={form.secret} secret={form.secret} />}
        {read.last !== null && <LastCall call={read.last} />}
        <PrimaryAction
          type="submit"
          variant="outlined"
          loading={form.busy === 'save'}
          reasons={reasons}
          reasonsTitle={t('alerts.reasons')}
          reasonsShown={form.isChanged || refused.length > 0 || read.url === null}
          onClick={form.save}
          others={<Others form={form} refusal={refusal} />}
        >
          {t('alerts.webhook.save')}
        </PrimaryAction>
      </Box>
    </Form>
  );
}

/** Where the store sends new alerts to, for all its people. */
export function AlertWebhookSection() {
  const t = useText('settings');
  const form = useWebhookForm();
  return (
    <Section title={t('alerts.webhook.title')} description={t('alerts.webhook.text')}>
      <Panel>
        <PanelBody>
          {form.read !== undefined && <Fields form={form} read={form.read} />}
          {form.isAsking && <RenewSecretModal form={form} />}
          {form.read === undefined && form.isFailed && (
            <FailedCall call="getAlertWebhook" message={t('alerts.webhook.failed')} onRetry={form.readAgain} />
          )}
        </PanelBody>
      </Panel>
    </Section>
  );
}
