import type { HandOver, HandOverStep } from '@listings/shared-api/contract';
import { handOverErrorTexts, useMomentText } from '@listings/shared-app';
import { Box, Button, InlineNotice, LazyPart, MoreTexts, retryLazy, TextField, useText } from '@listings/shared-ui';
import { useState } from 'react';
import { handOverTexts } from '../messages/hand-over.texts';
import { useHandOver, type HandOverView } from './use-hand-over';

const AskModal = retryLazy(() => import('./ask.modal').then((module) => module.AskModal));

/** The link, shown once, to be given to whoever is asked. */
function MadeLink({ url, waiting: { name, mailed_to: email } }: { url: string; waiting: HandOver }) {
  const t = useText('sections');
  const [copied, setCopied] = useState(false);
  if (url === '') {
    return (
      <InlineNotice tone="warning" announce="status">
        {t('handOver.noLink')}
      </InlineNotice>
    );
  }
  const copy = () =>
    void navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <InlineNotice tone="success" announce="status">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1 }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <TextField label={t('handOver.link', { name })} value={url} onChange={() => undefined} readOnly />
        </Box>
        <Button variant="outlined" onClick={copy}>
          {t(copied ? 'handOver.copied' : 'handOver.copy')}
        </Button>
      </Box>
      <p>
        {t('handOver.linkText', { name })} {email !== null && t('handOver.mailed', { email })}
      </p>
    </InlineNotice>
  );
}

/** Who is waited for, since when, and what can be done about it. */
function Waiting({ view, waiting }: { view: HandOverView; waiting: HandOver }) {
  const t = useText('sections');
  const momentOf = useMomentText();
  const moment = (seconds: number) => momentOf(seconds * 1000);
  const { busy } = view;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box role="status" sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
        <strong>{t('handOver.waiting', { name: waiting.name, moment: moment(waiting.asked_at) })}</strong>{' '}
        {waiting.opened_at !== null && t('handOver.opened', { moment: moment(waiting.opened_at) })}{' '}
        {t('handOver.until', { moment: moment(waiting.expires_at) })}
      </Box>
      {view.url !== null && <MadeLink url={view.url} waiting={waiting} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          loading={busy === 'withdrawHandOver'}
          disabled={busy !== null}
          onClick={view.withdraw}
        >
          {t('handOver.withdraw')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          loading={busy === 'renewHandOver'}
          disabled={busy !== null}
          onClick={view.renew}
        >
          {t('handOver.renew')}
        </Button>
      </Box>
    </Box>
  );
}

function Content({ step }: { step: HandOverStep }) {
  const t = useText('sections');
  const view = useHandOver(step);
  const [isAsking, setAsking] = useState(false);
  if (view.waiting !== null) return <Waiting view={view} waiting={view.waiting} />;
  return (
    <>
      <Button variant="text" size="small" sx={{ ml: -1 }} disabled={!view.isRead} onClick={() => setAsking(true)}>
        {t('handOver.ask')}
      </Button>
      <LazyPart>{isAsking && <AskModal step={step} view={view} onClose={() => setAsking(false)} />}</LazyPart>
    </>
  );
}

const catalogs = { sections: { handOver: handOverTexts }, app: { errors: handOverErrorTexts } };

/** Asking somebody else to do a step, or whoever is waited for. */
export function HandOverSection({ step }: { step: HandOverStep }) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Content step={step} />
    </MoreTexts>
  );
}
