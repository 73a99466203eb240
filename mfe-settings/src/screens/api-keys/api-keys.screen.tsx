import { FailedCall, apiKeyErrorTexts } from '@listings/shared-app';
import { LoadingCard, MoreTexts, Page, Typography, useText } from '@listings/shared-ui';
import { ConfirmModal } from '@listings/shared-ui/overlays';
import { apiKeysTexts } from '../../messages/api-keys.texts';
import { BackToSettings } from '../back-to-settings';
import { keyList, KeyListSection } from './key-list.section';
import { NewKeySection } from './new-key.section';
import { useApiKeys } from '../../hooks/use-api-keys';

const catalogs = { settings: { apiKeys: apiKeysTexts }, app: { errors: apiKeyErrorTexts } };

function ApiKeys() {
  const t = useText('settings');
  const view = useApiKeys(() => document.getElementById(keyList)?.focus());
  const { keys, leaving } = view;
  return (
    <Page title={t('apiKeys.title')} description={t('apiKeys.description')} back={<BackToSettings />}>
      {keys === undefined && view.isFailed && (
        <FailedCall call="listApiKeys" message={t('apiKeys.failed')} onRetry={view.readAgain} />
      )}
      {keys === undefined && !view.isFailed && <LoadingCard lines={8} />}
      {keys !== undefined && <NewKeySection view={view} keys={keys} />}
      {keys !== undefined && <KeyListSection keys={keys} onRevoke={view.askToRevoke} />}
      {leaving !== null && (
        <ConfirmModal
          open
          danger
          title={t('apiKeys.revoke.title', { name: leaving.name })}
          confirmLabel={t('apiKeys.revoke.confirm')}
          cancelLabel={t('apiKeys.revoke.cancel')}
          busy={view.busy === 'revokeApiKey'}
          onClose={() => view.askToRevoke(null)}
          onConfirm={view.revoke}
        >
          <Typography>{t('apiKeys.revoke.text')}</Typography>
        </ConfirmModal>
      )}
    </Page>
  );
}

/** Keys by which scripts make calls: making one, seeing them, revoking one. */
export function ApiKeysScreen() {
  return (
    <MoreTexts catalogs={catalogs}>
      <ApiKeys />
    </MoreTexts>
  );
}
