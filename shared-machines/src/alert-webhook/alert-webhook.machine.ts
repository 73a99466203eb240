import type { AlertWebhook, Api } from '@listings/shared-api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { noticeOf, type FailureNotice } from '../emitted';
import { notProvided, raiseAnswer, refusedBy, toAnswer, unreachable, type Refused } from '../ports';
import { followed } from '../reads';

/** An address as it is typed; empty for none. */
export interface WebhookEntry {
  readonly url: string;
  /** It can be called, as far as a browser can tell. */
  readonly isRight: boolean;
}

export type AlertWebhookEvent =
  | ({ readonly type: 'address.change' } & WebhookEntry)
  | { readonly type: 'save' }
  /** Asks about another secret. */
  | { readonly type: 'secret.renew' }
  | { readonly type: 'confirm' }
  | { readonly type: 'close' }
  | { readonly type: 'test' };
/** What is kept, each time it is read. */
export interface AlertWebhookRead {
  readonly type: 'webhook.read';
  readonly url: string | null;
}
export type AlertWebhookAnswer = { readonly type: 'answer.kept'; readonly webhook: AlertWebhook } | Refused;
type Event = AlertWebhookEvent | AlertWebhookRead | AlertWebhookAnswer;

/** What a call left is known from now on, also where it cannot be read again; without the secret. */
export interface WebhookKept {
  readonly type: 'webhook.kept';
  readonly webhook: AlertWebhook;
}
/** The address or the secret was saved. */
export interface WebhookSaved {
  readonly type: 'webhook.saved';
  readonly how: 'saved' | 'savedWithSecret' | 'removed';
}

export interface AlertWebhookContext {
  /** The address that is kept, as far as it is known; null for none. */
  readonly kept: string | null;
  /** What is typed over it; null where nothing is. */
  readonly entry: WebhookEntry | null;
  /** What is on its way to be saved. */
  readonly sent: string;
  /** What calls are signed with, once it was made, until the screen is left. */
  readonly secret: string | null;
}

/** Input of `saveAlertWebhook`. */
export interface WebhookToSave {
  readonly url: string | null;
  readonly new_secret: boolean;
}

const isChanged = ({ entry, kept }: AlertWebhookContext): boolean => entry !== null && entry.url !== (kept ?? '');

const howOf = ({ url, secret }: AlertWebhook): WebhookSaved['how'] =>
  url === null ? 'removed' : secret === null ? 'saved' : 'savedWithSecret';

const parts = setup({
  types: {
    context: {} as AlertWebhookContext,
    events: {} as Event,
    emitted: {} as FailureNotice | WebhookKept | WebhookSaved,
    tags: {} as 'busy' | 'modal',
    meta: {} as { readonly view: 'form' | 'saving' | 'asking' | 'renewing' | 'testing' },
  },
  actors: {
    reads: followed,
    saveAlertWebhook: fromPromise<AlertWebhookAnswer, WebhookToSave>(notProvided),
    testAlertWebhook: fromPromise<AlertWebhookAnswer>(notProvided),
  },
  guards: {
    isSavable: ({ context }) => isChanged(context) && (context.entry?.url === '' || context.entry?.isRight === true),
    /** There is an address, and none is typed over it. */
    isKept: ({ context }) => context.kept !== null && !isChanged(context),
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    keepRead: assign((_, url: string | null) => ({ kept: url })),
    keepEntry: assign((_, { url, isRight }: WebhookEntry) => ({ entry: { url, isRight } })),
    keepSent: assign(({ context: { entry, kept } }) => ({ sent: entry?.url ?? kept ?? '' })),
    keepAnswer: assign((_, { url, secret }: AlertWebhook) => ({
      kept: url,
      ...(secret !== null || url === null ? { secret } : {}),
    })),
    // What was typed while the answer was on its way stays, to be saved next.
    forgetEntry: assign(({ context: { entry, sent } }) => ({ entry: entry?.url === sent ? null : entry })),
    tellKept: emit((_, webhook: AlertWebhook) => ({ type: 'webhook.kept', webhook: { ...webhook, secret: null } })),
    tellSaved: emit((_, webhook: AlertWebhook) => ({ type: 'webhook.saved', how: howOf(webhook) })),
  },
});

const answers = raiseAnswer<AlertWebhookContext, Event, AlertWebhookAnswer>(unreachable);

const ofAnswer = ({ event }: { event: Extract<AlertWebhookAnswer, { type: 'answer.kept' }> }) => event.webhook;
const keepAnswer = { type: 'keepAnswer', params: ofAnswer } as const;
const tellKept = { type: 'tellKept', params: ofAnswer } as const;

/** What follows a save, of the address or of another secret. */
const saved = {
  'answer.kept': {
    target: 'ready',
    actions: [keepAnswer, 'forgetEntry', tellKept, { type: 'tellSaved', params: ofAnswer }],
  },
  'answer.refused': {
    target: 'ready',
    actions: {
      type: 'notify',
      params: ({ event }: { event: Refused }) => noticeOf('saveAlertWebhook', event),
    },
  },
} as const;

/**
 * The address that new alerts are sent to: saved, called for a test, and given another secret after a question. What is
 * typed stays when saving fails.
 */
export const alertWebhookMachine = parts.createMachine({
  id: 'alertWebhook',
  options: { maxIterations: 1000 },
  context: { kept: null, entry: null, sent: '', secret: null },
  invoke: { id: 'reads', src: 'reads', input: { reads: ['getAlertWebhook'], quiet: true } },
  on: {
    'webhook.read': { actions: { type: 'keepRead', params: ({ event }) => event.url } },
    'address.change': { actions: { type: 'keepEntry', params: ({ event }) => event } },
  },
  initial: 'ready',
  states: {
    ready: {
      meta: { view: 'form' },
      on: {
        save: { guard: 'isSavable', target: 'saving', actions: 'keepSent' },
        'secret.renew': { guard: 'isKept', target: 'asking' },
        test: { guard: 'isKept', target: 'testing' },
      },
    },
    saving: {
      tags: 'busy',
      meta: { view: 'saving' },
      invoke: {
        id: 'saveAlertWebhook',
        src: 'saveAlertWebhook',
        input: ({ context: { sent } }) => ({ url: sent === '' ? null : sent, new_secret: false }),
        ...answers,
      },
      on: saved,
    },
    asking: {
      tags: 'modal',
      meta: { view: 'asking' },
      on: { confirm: { target: 'renewing', actions: 'keepSent' }, close: 'ready' },
    },
    renewing: {
      tags: ['modal', 'busy'],
      meta: { view: 'renewing' },
      invoke: {
        id: 'saveAlertWebhook',
        src: 'saveAlertWebhook',
        input: ({ context: { kept } }) => ({ url: kept, new_secret: true }),
        ...answers,
      },
      on: saved,
    },
    testing: {
      tags: 'busy',
      meta: { view: 'testing' },
      invoke: { id: 'testAlertWebhook', src: 'testAlertWebhook', ...answers },
      on: {
        'answer.kept': { target: 'ready', actions: [keepAnswer, tellKept] },
        'answer.refused': {
          target: 'ready',
          actions: { type: 'notify', params: ({ event }) => noticeOf('testAlertWebhook', event) },
        },
      },
    },
  },
});

/** Reads POST alerts/webhook and alerts/webhook/test. */
export const readKeptWebhook = (webhook: AlertWebhook): AlertWebhookAnswer => ({ type: 'answer.kept', webhook });

/** What the form follows. */
export const alertWebhookReads = {
  getAlertWebhook: ({ url }: AlertWebhook): AlertWebhookRead => ({ type: 'webhook.read', url }),
};

/** The calls, plugged into the client. */
export const alertWebhookActors = (api: Pick<Api, 'saveAlertWebhook' | 'testAlertWebhook'>) => ({
  saveAlertWebhook: fromPromise<AlertWebhookAnswer, WebhookToSave>(({ input }) =>
    toAnswer(api.saveAlertWebhook({ body: input }), readKeptWebhook, refusedBy),
  ),
  testAlertWebhook: fromPromise<AlertWebhookAnswer>(() => toAnswer(api.testAlertWebhook(), readKeptWebhook, refusedBy)),
});
