import type { AlertWebhook } from '@listings/shared-api/contract';
import { serverRead, useAttempt, useLeaveGuard, usePage, useServerRead } from '@listings/shared-app';
import { useText } from '@listings/shared-ui';
import { useState } from 'react';

/** Milliseconds between two looks at what became of a test. */
const LOOK_EVERY_MS = 2000;

const ADDRESS = /^https:\/\/[^\s/?#@]+\.[^\s@]+$/;

type Work = 'save' | 'secret' | 'test';

/** What is entered about the webhook, and what is done with it. */
export interface WebhookForm {
  /** Undefined until it is read. */
  readonly read: AlertWebhook | undefined;
  readonly isFailed: boolean;
  readonly readAgain: () => void;
  readonly url: string;
  readonly isChanged: boolean;
  readonly isWrongAddress: boolean;
  /** What calls are signed with, once it is made. */
  readonly secret: string | null;
  readonly busy: Work | null;
  readonly change: (url: string) => void;
  readonly save: () => void;
  /** The admin is asked whether another secret is to be made. */
  readonly isAsking: boolean;
  readonly askForSecret: () => void;
  readonly keepSecret: () => void;
  readonly renewSecret: () => void;
  readonly test: () => void;
}

const isTestWaiting = (read: AlertWebhook | undefined): boolean =>
  read?.last?.test === true && read.last.state === 'waiting';

/** The webhook as it is kept, and its entry, which stays when saving fails. */
export function useWebhookForm(): WebhookForm {
  const t = useText('settings');
  const { api, notices, queryClient } = usePage();
  const attempt = useAttempt();
  const { data, isError, refetch } = useServerRead(
    'getAlertWebhook',
    {},
    { silent: true, refetchInterval: ({ state }) => (isTestWaiting(state.data) ? LOOK_EVERY_MS : false) },
  );
  const [typed, setTyped] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [busy, setBusy] = useState<Work | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const kept = data?.url ?? '';
  const url = typed ?? kept;
  const isChanged = url !== kept;
  useLeaveGuard(isChanged);

  const run = async (
    work: Work,
    key: 'saveAlertWebhook' | 'testAlertWebhook',
    call: () => Promise<AlertWebhook>,
    onDone?: (now: AlertWebhook) => void,
  ) => {
    setBusy(work);
    await attempt(key, async () => {
      const now = await call();
      if (now.secret !== null || now.url === null) setSecret(now.secret);
      // It is known from now on, also where it cannot be read again.
      queryClient.setQueryData(serverRead(api, 'getAlertWebhook', {}).queryKey, { ...now, secret: null });
      onDone?.(now);
    }).finally(() => setBusy(null));
  };
  const put = (work: Work, address: string) => {
    const body = { url: address === '' ? null : address, new_secret: work === 'secret' };
    const call = () => api.saveAlertWebhook({ body });
    return run(work, 'saveAlertWebhook', call, (now) => {
      // What was typed while the answer was on its way stays, to be saved next.
      setTyped((current) => (current === address ? null : current));
      const done = now.url === null ? 'removed' : now.secret === null ? 'saved' : 'savedWithSecret';
      notices.show({ kind: 'success', text: t(`alerts.webhook.${done}`) });
    });
  };
  return {
    read: data,
    isFailed: isError,
    readAgain: () => void refetch(),
    url,
    isChanged,
    isWrongAddress: url !== '' && isChanged && !(ADDRESS.test(url) && URL.canParse(url)),
    secret,
    busy,
    change: setTyped,
    save: () => void put('save', url),
    isAsking,
    askForSecret: () => setIsAsking(true),
    keepSecret: () => setIsAsking(false),
    renewSecret: () => void put('secret', kept).then(() => setIsAsking(false)),
    test: () => void run('test', 'testAlertWebhook', () => api.testAlertWebhook()),
  };
}
