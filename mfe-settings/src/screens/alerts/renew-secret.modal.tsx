import { Typography, useText } from '@listings/shared-ui';
import { ConfirmModal } from '@listings/shared-ui/overlays';
import type { WebhookForm } from '../../hooks/use-webhook-form';

/** Confirmation of another secret: whoever receives the alerts knows only the one before. */
export function RenewSecretModal({ form }: { form: WebhookForm }) {
  const t = useText('settings');
  return (
    <ConfirmModal
      open
      title={t('alerts.webhook.renewing.title')}
      confirmLabel={t('alerts.webhook.renew')}
      cancelLabel={t('alerts.webhook.renewing.cancel')}
      busy={form.busy === 'secret'}
      onClose={form.keepSecret}
      onConfirm={form.renewSecret}
    >
      <Typography>{t('alerts.webhook.renewing.text')}</Typography>
    </ConfirmModal>
  );
}
