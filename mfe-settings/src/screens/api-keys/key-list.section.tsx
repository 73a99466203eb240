import type { ApiKey } from '@listings/shared-api/contract';
import { useMay, useMomentText } from '@listings/shared-app';
import { useAdsAmounts } from '@listings/shared-sections';
import {
  Box,
  Button,
  EmptyState,
  KeyIcon,
  Panel,
  Section,
  StatusPill,
  Typography,
  useText,
  useTexts,
} from '@listings/shared-ui';
import { memo, useId } from 'react';
import { utcFormat } from '@listings/shared-values';

const rowLooks = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  justifyContent: 'space-between',
  px: 3,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;

/** What is known of a key, in words. */
function useFacts(): (key: ApiKey) => readonly string[] {
  const t = useText('settings');
  const moment = useMomentText();
  const { amountText } = useAdsAmounts();
  const { language } = useTexts();
  const day = utcFormat(language, { year: 'numeric', month: 'long', day: 'numeric' });
  return ({ role, spend_limit: limit, made_by, made_at, ends_at, used_at }) => [
    limit === null
      ? t(`apiKeys.list.role.${role}`)
      : `${t(`apiKeys.list.role.${role}`)}, ${t('apiKeys.list.upTo', { limit: amountText(limit) })}`,
    t('apiKeys.list.made', { name: made_by, moment: moment(made_at * 1000) }),
    // The last moment of the last day.
    t('apiKeys.list.ends', { day: day.format(ends_at * 1000 - 1) }),
    used_at === null ? t('apiKeys.list.neverUsed') : t('apiKeys.list.used', { moment: moment(used_at * 1000) }),
  ];
}

/** The list of keys: takes the focus of the button of a key that was revoked. */
export const keyList = 'api-key-list';

interface KeyListProps {
  readonly keys: readonly ApiKey[];
  readonly onRevoke: (key: ApiKey) => void;
}

/** The keys, those that work first. */
export const KeyListSection = memo(function KeyListSection({ keys, onRevoke }: KeyListProps) {
  const t = useText('settings');
  const facts = useFacts();
  const [refusal] = useMay()('revokeApiKey');
  const refusalId = useId();
  return (
    <Section title={t('apiKeys.list.title')}>
      <Panel>
        {keys.length === 0 && <EmptyState icon={<KeyIcon fontSize="inherit" />} title={t('apiKeys.list.none')} />}
        {refusal && keys.some(({ state }) => state === 'active') && (
          <Typography id={refusalId} variant="body2" color="textSecondary" sx={{ px: 3, pt: 2 }}>
            {refusal.text}
          </Typography>
        )}
        <Box id={keyList} component="ul" tabIndex={-1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {keys.map((key) => (
            <Box component="li" key={key.id} sx={rowLooks}>
              <Box sx={{ minWidth: 0, flex: '1 1 16rem' }}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                  <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                    {key.name}
                  </Box>
                  <bdi>
                    <code>{key.prefix}…</code>
                  </bdi>
                  <StatusPill tone={key.state === 'active' ? 'success' : 'neutral'}>
                    {t(`apiKeys.list.state.${key.state}`)}
                  </StatusPill>
                </Box>
                <Typography variant="body2" color="textSecondary">
                  {facts(key).join(' · ')}
                </Typography>
              </Box>
              {key.state === 'active' && (
                <Button
                  variant="outlined"
                  color="error"
                  disabled={refusal !== undefined}
                  aria-describedby={refusal && refusalId}
                  aria-label={t('apiKeys.list.revokeLabel', { name: key.name })}
                  onClick={() => onRevoke(key)}
                >
                  {t('apiKeys.list.revoke')}
                </Button>
              )}
            </Box>
          ))}
        </Box>
      </Panel>
    </Section>
  );
});
