import { Button, InlineNotice, useText } from '@listings/shared-ui';
import { ShownOnce } from '../shown-once';
import type { MadeKey as Made } from './use-api-keys';

/** A key that was just made: it is shown this once, to be copied. */
export function MadeKey({ made: { name, secret }, onDone }: { made: Made; onDone: () => void }) {
  const t = useText('settings');
  return (
    <InlineNotice tone="success" title={t('apiKeys.made.title', { name })}>
      <p>{t('apiKeys.made.text', { header: 'Authorization: Bearer …' })}</p>
      <ShownOnce
        label={t('apiKeys.made.key')}
        value={secret}
        copyLabel={t('apiKeys.made.copy')}
        said={{ copied: t('apiKeys.made.copied'), selected: t('apiKeys.made.selected') }}
        others={
          <Button variant="outlined" onClick={onDone}>
            {t('apiKeys.made.done')}
          </Button>
        }
      />
    </InlineNotice>
  );
}
