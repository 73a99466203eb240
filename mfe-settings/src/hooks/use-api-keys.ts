import type { ApiKey } from '@listings/shared-api/contract';
import { useAttempt, usePage, useServerRead } from '@listings/shared-app';
import { useText } from '@listings/shared-ui';
import { useState } from 'react';
import { bodyOf, emptyForm, type KeyForm } from '../screens/api-keys/key-form.rules';

/** A key that was just made, told this once. */
export interface MadeKey {
  readonly id: number;
  readonly name: string;
  readonly secret: string;
  readonly isCopied: boolean;
}

type Work = 'createApiKey' | 'revokeApiKey';

/** The keys as they are kept, and what is done with them; what is typed stays when making a key fails. */
export interface ApiKeysView {
  /** Undefined until they are read. */
  readonly keys: readonly ApiKey[] | undefined;
  readonly isFailed: boolean;
  readonly readAgain: () => void;
  readonly form: KeyForm;
  readonly change: (change: Partial<KeyForm>) => void;
  readonly busy: Work | null;
  readonly make: () => void;
  /** Those that are still shown, the latest last. */
  readonly made: readonly MadeKey[];
  readonly markCopied: (id: number) => void;
  readonly forget: (id: number) => void;
  /** The key that is asked about. */
  readonly leaving: ApiKey | null;
  readonly askToRevoke: (key: ApiKey | null) => void;
  readonly revoke: () => void;
}

/** `onRevoked` is called once the dialog of a revoked key has closed. */
export function useApiKeys(onRevoked: () => void): ApiKeysView {
  const t = useText('settings');
  const { api, notices } = usePage();
  const attempt = useAttempt();
  const { data, isError, refetch } = useServerRead('listApiKeys', {}, { silent: true });
  const [form, setForm] = useState(emptyForm);
  const [busy, setBusy] = useState<Work | null>(null);
  const [made, setMade] = useState<readonly MadeKey[]>([]);
  const [leaving, setLeaving] = useState<ApiKey | null>(null);

  const forget = (id: number) => setMade((before) => before.filter((each) => each.id !== id));
  const run = async (work: Work, call: () => Promise<void>) => {
    setBusy(work);
    const isDone = await attempt(work, call).finally(() => setBusy(null));
    // A lost answer may have made or revoked one all the same.
    await refetch();
    return isDone;
  };
  const make = () =>
    void run('createApiKey', async () => {
      const { key, secret } = await api.createApiKey({ body: bodyOf(form, Date.now()) });
      // One that was not copied yet stays beside it.
      setMade((before) => [
        ...before.filter(({ isCopied }) => !isCopied),
        { id: key.id, name: key.name, secret, isCopied: false },
      ]);
      // What was typed while the answer was on its way is the next key.
      setForm((current) => (current === form ? emptyForm : current));
    });
  const revoke = async () => {
    const isDone = await run('revokeApiKey', async () => {
      if (leaving !== null) {
        await api.revokeApiKey({ params: { id: leaving.id } });
        forget(leaving.id);
        notices.show({ kind: 'success', text: t('apiKeys.revoke.done', { name: leaving.name }) });
      }
      setLeaving(null);
    });
    if (isDone) onRevoked();
  };
  return {
    keys: data?.keys,
    isFailed: isError,
    readAgain: () => void refetch(),
    form,
    change: (change) => setForm((before) => ({ ...before, ...change })),
    busy,
    make,
    made,
    markCopied: (id) =>
      setMade((before) => before.map((each) => (each.id === id ? { ...each, isCopied: true } : each))),
    forget,
    leaving,
    askToRevoke: setLeaving,
    revoke: () => void revoke(),
  };
}
