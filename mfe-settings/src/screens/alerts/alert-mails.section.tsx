import {
  Box,
  ExternalLink,
  InlineNotice,
  Panel,
  PanelBody,
  Section,
  Select,
  Switch,
  TextField,
  Typography,
  useFormats,
  useText,
} from '@listings/shared-ui';
import { memo, useMemo } from 'react';
import type { AlertForm } from '../../hooks/use-alert-form';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const SANDBOX_MAILS = '/sandbox#mails';
const DEFAULT_QUIET = { from: 22, to: 7 };
const digests = ['off', 'daily', 'weekly'] as const;

function useHours() {
  const { hour } = useFormats();
  return useMemo(() => HOURS.map((each) => ({ value: String(each), label: hour(each) })), [hour]);
}

type QuietProps = Pick<AlertForm, 'isEmptyNight' | 'change'> & Pick<AlertForm['values'], 'quiet'>;

/** Hours between which no mail is sent. */
const QuietHours = memo(function QuietHours({ quiet, isEmptyNight, change }: QuietProps) {
  const t = useText('settings');
  const options = useHours();
  return (
    <>
      <Switch
        label={t('alerts.quiet')}
        checked={quiet !== null}
        onChange={(on) => change({ quiet: on ? DEFAULT_QUIET : null })}
      />
      {quiet !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {(['from', 'to'] as const).map((end) => (
            <Box key={end} sx={{ width: 140 }}>
              <Select
                label={t(`alerts.${end}`)}
                options={options}
                value={String(quiet[end])}
                onChange={(value) => change({ quiet: { ...quiet, [end]: Number(value) } })}
              />
            </Box>
          ))}
        </Box>
      )}
      {isEmptyNight && (
        <InlineNotice tone="error" announce="status">
          {t('alerts.emptyNight')}
        </InlineNotice>
      )}
      {quiet !== null && (
        <Typography variant="body2" color="textSecondary">
          {t('alerts.quietText')}
        </Typography>
      )}
    </>
  );
});

type DigestProps = Pick<AlertForm, 'change'> & Pick<AlertForm['values'], 'digest' | 'digest_hour'>;

/** How often, and at which hour. */
const Digest = memo(function Digest({ digest, digest_hour, change }: DigestProps) {
  const t = useText('settings');
  const options = useHours();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%' }}>
      <Box sx={{ flex: '1 1 220px' }}>
        <Select
          label={t('alerts.digest')}
          options={digests.map((value) => ({ value, label: t(`alerts.digests.${value}`) }))}
          value={digest}
          onChange={(value) => change({ digest: digests.find((each) => each === value) ?? 'off' })}
        />
      </Box>
      {digest !== 'off' && (
        <Box sx={{ width: 140 }}>
          <Select
            label={t('alerts.digestHour')}
            options={options}
            value={String(digest_hour)}
            onChange={(value) => change({ digest_hour: Number(value) })}
          />
        </Box>
      )}
    </Box>
  );
});

/** Address, digest and quiet hours; where the server cannot send mails, that alone. */
export function AlertMailsSection({ form }: { form: AlertForm }) {
  const t = useText('settings');
  const { mail, digest, digest_hour, quiet } = form.values;
  return (
    <Section title={t('alerts.how')}>
      {form.hasMail ? (
        <Panel>
          <PanelBody>
            {form.isMailKept && (
              <Box sx={{ mb: 2 }}>
                <InlineNotice tone="info" announce="none">
                  {t('alerts.kept')} <ExternalLink href={SANDBOX_MAILS}>{t('alerts.keptPage')}</ExternalLink>
                </InlineNotice>
              </Box>
            )}
            <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2, maxWidth: 420 }}>
              <Box sx={{ width: '100%' }}>
                <TextField
                  label={t('alerts.address')}
                  value={mail}
                  type="email"
                  autoComplete="email"
                  error={form.isWrongAddress ? t('alerts.wrongAddress') : undefined}
                  onChange={(value) => form.change({ mail: value })}
                />
              </Box>
              {form.lacksAddress && (
                <InlineNotice tone="warning" announce="status">
                  {t('alerts.lacksAddress')}
                </InlineNotice>
              )}
              <Digest digest={digest} digest_hour={digest_hour} change={form.change} />
              <QuietHours quiet={quiet} isEmptyNight={form.isEmptyNight} change={form.change} />
            </Box>
          </PanelBody>
        </Panel>
      ) : (
        <InlineNotice tone="info" announce="none">
          {t('alerts.noMail')}
        </InlineNotice>
      )}
    </Section>
  );
}
