import type { AlertWebhook } from '@listings/shared-api/contract';
import {
  serverRead,
  useActorWithInput,
  useEmitted,
  useLeaveGuard,
  usePage,
  useReads,
  useServerRead,
} from '@listings/shared-app';
import {
  alertWebhookActors,
  alertWebhookMachine,
  alertWebhookReads,
  viewOf,
  type Actor,
} from '@listings/shared-machines';
import { useText } from '@listings/shared-ui';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

/** Milliseconds between two looks at what became of a test. */
const LOOK_EVERY_MS = 2000;

const ADDRESS = /^https:\/\/[^\s/?#@]+\.[^\s@]+$/;

type Work = 'save' | 'secret' | 'test';

/** What is under way, by the view of the machine. */
const works = { form: null, saving: 'save', asking: null, renewing: 'secret', testing: 'test' } as const;

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

type WebhookActor = Actor<typeof alertWebhookMachine>;

const isBusy = (actor: WebhookActor) => actor.getSnapshot().hasTag('busy');

const isTestWaiting = (read: AlertWebhook | undefined): boolean =>
  read?.last?.test === true && read.last.state === 'waiting';

const isRight = (url: string): boolean => ADDRESS.test(url) && URL.canParse(url);

/** Says what was done, and keeps what came of it where the page reads it: also where it cannot be read again. */
function useOutcomes(actor: WebhookActor): void {
  const t = useText('settings');
  const { api, notices, queryClient } = usePage();
  useEmitted(
    actor,
    'webhook.kept',
    ({ webhook }) => queryClient.setQueryData(serverRead(api, 'getAlertWebhook', {}).queryKey, webhook),
    'untilStopped',
  );
  useEmitted(
    actor,
    'webhook.saved',
    ({ how }) => notices.show({ kind: 'success', text: t(`alerts.webhook.${how}`) }),
    'untilStopped',
  );
}

/** The webhook as it is kept, and its entry, which stays when saving fails. */
export function useWebhookForm(): WebhookForm {
  const { api } = usePage();
  const reads = useReads(alertWebhookReads);
  const machine = useMemo(
    () => alertWebhookMachine.provide({ actors: { ...alertWebhookActors(api), reads } }),
    [api, reads],
  );
  const actor = useActorWithInput(machine, undefined, { isBusy });
  useOutcomes(actor);
  const { data, isError, refetch } = useServerRead(
    'getAlertWebhook',
    {},
    { silent: true, refetchInterval: ({ state }) => (isTestWaiting(state.data) ? LOOK_EVERY_MS : false) },
  );
  const snapshot = useSelector(actor, (state) => state);
  const { kept, entry, secret } = snapshot.context;
  const isChanged = entry !== null && entry.url !== (kept ?? '');
  useLeaveGuard(isChanged);
  return {
    read: data,
    isFailed: isError,
    readAgain: () => void refetch(),
    url: entry?.url ?? kept ?? '',
    isChanged,
    isWrongAddress: isChanged && entry.url !== '' && !entry.isRight,
    secret,
    busy: works[viewOf(snapshot)],
    change: (url) => actor.send({ type: 'address.change', url, isRight: isRight(url) }),
    save: () => actor.send({ type: 'save' }),
    isAsking: snapshot.hasTag('modal'),
    askForSecret: () => actor.send({ type: 'secret.renew' }),
    keepSecret: () => actor.send({ type: 'close' }),
    renewSecret: () => actor.send({ type: 'confirm' }),
    test: () => actor.send({ type: 'test' }),
  };
}
