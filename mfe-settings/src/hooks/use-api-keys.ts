import type { ApiKey } from '@listings/shared-api/contract';
import { useActorWithInput, useEmitted, usePage, useServerRead } from '@listings/shared-app';
import {
  apiKeysActors,
  apiKeysMachine,
  type Actor,
  type KeyForm,
  type LeavingKey,
  type MadeKey,
} from '@listings/shared-machines';
import { useText } from '@listings/shared-ui';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

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
  readonly leaving: LeavingKey | null;
  readonly askToRevoke: (key: LeavingKey | null) => void;
  readonly revoke: () => void;
}

const isBusy = (actor: Actor<typeof apiKeysMachine>) => actor.getSnapshot().hasTag('busy');

/** `onRevoked` is called once the dialog of a revoked key has closed. */
export function useApiKeys(onRevoked: () => void): ApiKeysView {
  const t = useText('settings');
  const { api, notices } = usePage();
  const machine = useMemo(() => apiKeysMachine.provide({ actors: apiKeysActors(api, Date.now) }), [api]);
  const actor = useActorWithInput(machine, undefined, { isBusy });
  const { data, isError, refetch } = useServerRead('listApiKeys', {}, { silent: true });
  useEmitted(actor, 'keys.changed', () => void refetch(), 'untilStopped');
  useEmitted(
    actor,
    'key.revoked',
    ({ name }) => {
      notices.show({ kind: 'success', text: t('apiKeys.revoke.done', { name }) });
      void refetch().then(onRevoked);
    },
    'untilStopped',
  );
  const snapshot = useSelector(actor, (state) => state);
  const { form, made, leaving } = snapshot.context;
  const whileRevoking = snapshot.hasTag('revoking') ? 'revokeApiKey' : null;
  return {
    keys: data?.keys,
    isFailed: isError,
    readAgain: () => void refetch(),
    form,
    change: (change) => actor.send({ type: 'form.change', change }),
    busy: snapshot.hasTag('submitting') ? 'createApiKey' : whileRevoking,
    make: () => actor.send({ type: 'key.make' }),
    made,
    markCopied: (id) => actor.send({ type: 'key.copied', id }),
    forget: (id) => actor.send({ type: 'key.dismiss', id }),
    leaving: snapshot.hasTag('modal') ? leaving : null,
    askToRevoke: (key) => actor.send(key === null ? { type: 'close' } : { type: 'key.revoke', key }),
    revoke: () => actor.send({ type: 'confirm' }),
  };
}
