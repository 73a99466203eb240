import { Box, Button, InlineNotice, TextField, useText } from '@listings/shared-ui';
import { useRef, useState } from 'react';
import type { MadeKey as Made } from './use-api-keys';

/** A key that was just made: it is shown this once, to be copied. */
export function MadeKey({ made: { name, secret }, onDone }: { made: Made; onDone: () => void }) {
  const t = useText('settings');
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'copied' | 'selected' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied('copied');
    } catch {
      // The browser does not let a page copy, as over http: the key is ready to be copied by hand.
      field.current?.select();
      setCopied('selected');
    }
  };
  return (
    <InlineNotice tone="success" title={t('apiKeys.made.title', { name })}>
      <p>{t('apiKeys.made.text', { header: 'Authorization: Bearer …' })}</p>
      <TextField label={t('apiKeys.made.key')} value={secret} onChange={() => undefined} readOnly inputRef={field} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 1.5 }}>
        <Button variant="contained" onClick={() => void copy()}>
          {t('apiKeys.made.copy')}
        </Button>
        <Button variant="outlined" onClick={onDone}>
          {t('apiKeys.made.done')}
        </Button>
        <span role="status">{copied === null ? '' : t(`apiKeys.made.${copied}`)}</span>
      </Box>
    </InlineNotice>
  );
}
