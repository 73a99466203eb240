import type { EndpointKey, HandOver, HandOverStep } from '@listings/shared-api/contract';
import { useAttempt, useOtherTabs, usePage, useServerRead } from '@listings/shared-app';
import { useTexts } from '@listings/shared-ui';
import { useState } from 'react';
import { readsOfStep } from './use-handed-over-reads';

type HandOverCall = Extract<EndpointKey, 'createHandOver' | 'renewHandOver' | 'withdrawHandOver'>;

/** What is said about whom to ask. */
export interface Asked {
  readonly name: string;
  readonly email: string;
  readonly note: string;
}

/** A step that somebody else may be asked to do. */
export interface HandOverView {
  /** Who was asked; null where nobody is waited for. */
  readonly waiting: HandOver | null;
  readonly isRead: boolean;
  readonly mails: boolean;
  /** The link that was made here: shown this once. Empty where its answer was lost. */
  readonly url: string | null;
  readonly busy: HandOverCall | null;
  /** Resolves with true when the link is made. */
  readonly ask: (asked: Asked) => Promise<boolean>;
  readonly renew: () => void;
  readonly withdraw: () => void;
}

/** Who is asked to do a step, and the link for them. */
export function useHandOver(step: HandOverStep): HandOverView {
  const { api, queryClient } = usePage();
  const { language } = useTexts();
  const attempt = useAttempt();
  const { data, refetch } = useServerRead('listHandOvers', {}, { silent: true });
  const [url, setUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState<HandOverCall | null>(null);
  const waiting = data?.hand_overs.find((handOver) => handOver.step === step) ?? null;

  useOtherTabs((reads) => {
    const followed = ['listHandOvers', ...readsOfStep[step]] as const;
    for (const read of followed)
      if (reads.includes(read)) void queryClient.refetchQueries({ queryKey: [read], type: 'active', stale: true });
  });

  const run = async (key: HandOverCall, call: () => Promise<string | null>): Promise<boolean> => {
    setBusy(key);
    try {
      const isDone = await attempt(key, async () => setUrl(await call()));
      // Also after a failure: somebody else may have asked, or it is done already.
      await refetch();
      return isDone;
    } finally {
      setBusy(null);
    }
  };
  const params = { id: waiting?.id ?? '' };
  return {
    waiting,
    isRead: data !== undefined,
    mails: data?.mail_available === true,
    url: waiting === null ? null : url,
    busy,
    ask: ({ name, email, note }) =>
      run('createHandOver', async () => {
        const body = { step, name: name.trim(), email: email.trim() || null, note: note.trim(), language };
        return (await api.createHandOver({ body })).url ?? '';
      }),
    renew: () => void run('renewHandOver', async () => (await api.renewHandOver({ params })).url ?? ''),
    withdraw: () =>
      void run('withdrawHandOver', async () => {
        await api.withdrawHandOver({ params });
        return null;
      }),
  };
}
