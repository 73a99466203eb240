import type { Api, ApiOutput } from '@listings/shared-api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { noticeOf, type FailureNotice } from '../emitted';
import { notProvided, raiseAnswer, refusedBy, toAnswer, unreachable, type Refused } from '../ports';
import { apiKeyBody, emptyKeyForm, isSameForm, type KeyForm } from './api-key-form.rules';

/** A key that was just made, told this once. */
export interface MadeKey {
  readonly id: number;
  readonly name: string;
  readonly secret: string;
  readonly isCopied: boolean;
}

/** A key that is asked about. */
export interface LeavingKey {
  readonly id: number;
  readonly name: string;
}

export type ApiKeysEvent =
  | { readonly type: 'form.change'; readonly change: Partial<KeyForm> }
  | { readonly type: 'key.make' }
  | { readonly type: 'key.copied'; readonly id: number }
  /** A key that was made is shown no more. */
  | { readonly type: 'key.dismiss'; readonly id: number }
  | { readonly type: 'key.revoke'; readonly key: LeavingKey }
  | { readonly type: 'confirm' }
  | { readonly type: 'close' };
export type KeyMadeAnswer = { readonly type: 'answer.made'; readonly made: MadeKey } | Refused;
/** Answers of revoking are told from those of making, which may be under way at the same time. */
export type KeyRevokedAnswer = { readonly type: 'answer.revoked' } | RevokeRefused;
type RevokeRefused = Omit<Refused, 'type'> & { readonly type: 'answer.notRevoked' };
type Event = ApiKeysEvent | KeyMadeAnswer | KeyRevokedAnswer;

/** A key was made, or a call failed: a lost answer may have made or revoked one all the same. */
export interface KeysChanged {
  readonly type: 'keys.changed';
}
/** A key works no more. */
export interface KeyRevoked {
  readonly type: 'key.revoked';
  readonly name: string;
}

export interface ApiKeysContext {
  /** What is typed of the next key. */
  readonly form: KeyForm;
  /** The form as it was when the key was to be made. */
  readonly sent: KeyForm | null;
  /** Those that are still shown, the latest last. */
  readonly made: readonly MadeKey[];
  /** The key that is asked about, or was last. */
  readonly leaving: LeavingKey;
}

const none: LeavingKey = { id: 0, name: '' };

const parts = setup({
  types: {
    context: {} as ApiKeysContext,
    events: {} as Event,
    emitted: {} as FailureNotice | KeysChanged | KeyRevoked,
    tags: {} as 'busy' | 'submitting' | 'modal' | 'revoking',
  },
  actors: {
    createApiKey: fromPromise<KeyMadeAnswer, KeyForm>(notProvided),
    revokeApiKey: fromPromise<KeyRevokedAnswer, Pick<LeavingKey, 'id'>>(notProvided),
  },
  guards: { isNamed: ({ context }) => context.form.name.trim() !== '' },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    change: assign(({ context }, change: Partial<KeyForm>) => ({ form: { ...context.form, ...change } })),
    keepSent: assign(({ context }) => ({ sent: context.form })),
    // One that was not copied yet stays beside it.
    keepMade: assign(({ context }, key: MadeKey) => ({
      made: [...context.made.filter(({ id, isCopied }) => !isCopied && id !== key.id), key],
    })),
    // What was typed while the answer was on its way is the next key.
    emptyForm: assign(({ context: { form, sent } }) => (isSameForm(form, sent) ? { form: emptyKeyForm } : {})),
    markCopied: assign(({ context }, copied: number) => ({
      made: context.made.map((key) => (key.id === copied ? { ...key, isCopied: true } : key)),
    })),
    forget: assign(({ context }, gone: number) => ({ made: context.made.filter(({ id }) => id !== gone) })),
    keepLeaving: assign((_, { id, name }: LeavingKey) => ({ leaving: { id, name } })),
    tellChanged: emit({ type: 'keys.changed' }),
    tellRevoked: emit(({ context }): KeyRevoked => ({ type: 'key.revoked', name: context.leaving.name })),
  },
});

const notRevoked = (refusal: Refused): RevokeRefused => ({ ...refusal, type: 'answer.notRevoked' });

/**
 * Keys by which scripts make calls: one is made of what is typed, shown until it is dismissed, and revoked after a
 * question. What is typed stays when making a key fails.
 */
export const apiKeysMachine = parts.createMachine({
  id: 'apiKeys',
  options: { maxIterations: 1000 },
  context: { form: emptyKeyForm, sent: null, made: [], leaving: none },
  type: 'parallel',
  on: {
    'form.change': { actions: { type: 'change', params: ({ event }) => event.change } },
    'key.copied': { actions: { type: 'markCopied', params: ({ event }) => event.id } },
    'key.dismiss': { actions: { type: 'forget', params: ({ event }) => event.id } },
  },
  states: {
    making: {
      initial: 'ready',
      states: {
        ready: { on: { 'key.make': { guard: 'isNamed', target: 'creating', actions: 'keepSent' } } },
        creating: {
          tags: ['busy', 'submitting'],
          invoke: {
            id: 'createApiKey',
            src: 'createApiKey',
            input: ({ context: { form } }) => form,
            ...raiseAnswer<ApiKeysContext, Event, KeyMadeAnswer>(unreachable),
          },
          on: {
            'answer.made': {
              target: 'ready',
              actions: [{ type: 'keepMade', params: ({ event }) => event.made }, 'emptyForm', 'tellChanged'],
            },
            'answer.refused': {
              target: 'ready',
              actions: [{ type: 'notify', params: ({ event }) => noticeOf('createApiKey', event) }, 'tellChanged'],
            },
          },
        },
      },
    },
    revoking: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'key.revoke': { target: 'asking', actions: { type: 'keepLeaving', params: ({ event }) => event.key } },
          },
        },
        asking: { tags: 'modal', on: { confirm: 'running', close: 'closed' } },
        running: {
          tags: ['busy', 'modal', 'revoking'],
          invoke: {
            id: 'revokeApiKey',
            src: 'revokeApiKey',
            input: ({ context: { leaving } }) => ({ id: leaving.id }),
            ...raiseAnswer<ApiKeysContext, Event, KeyRevokedAnswer>(notRevoked(unreachable)),
          },
          on: {
            'answer.revoked': {
              target: 'closed',
              actions: [{ type: 'forget', params: ({ context }) => context.leaving.id }, 'tellRevoked'],
            },
            // Asked still: it may be tried again at once.
            'answer.notRevoked': {
              target: 'asking',
              actions: [{ type: 'notify', params: ({ event }) => noticeOf('revokeApiKey', event) }, 'tellChanged'],
            },
          },
        },
      },
    },
  },
});

/** Reads POST api-keys. */
export const readMadeKey = ({ key: { id, name }, secret }: ApiOutput<'createApiKey'>): KeyMadeAnswer => ({
  type: 'answer.made',
  made: { id, name, secret, isCopied: false },
});

/** Reads DELETE api-keys. */
export const readRevokedKey = (): KeyRevokedAnswer => ({ type: 'answer.revoked' });

/** Reads a refused DELETE api-keys. */
export const revokeRefusedBy = (error: Parameters<typeof refusedBy>[0]): KeyRevokedAnswer =>
  notRevoked(refusedBy(error));

/** The calls, plugged into the client; days of a key are counted from `now`, in milliseconds. */
export const apiKeysActors = (api: Pick<Api, 'createApiKey' | 'revokeApiKey'>, now: () => number) => ({
  createApiKey: fromPromise<KeyMadeAnswer, KeyForm>(({ input }) =>
    toAnswer(api.createApiKey({ body: apiKeyBody(input, now()) }), readMadeKey, refusedBy),
  ),
  revokeApiKey: fromPromise<KeyRevokedAnswer, Pick<LeavingKey, 'id'>>(({ input }) =>
    toAnswer(api.revokeApiKey({ params: input }), readRevokedKey, revokeRefusedBy),
  ),
});
