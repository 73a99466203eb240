import type { Api } from '@listings/shared-api/contract';
import { emit, fromPromise, setup, type MachineContext } from 'xstate';
import { noticeOf, type FailureNotice, type GoTo, type Track } from '../emitted';
import { toAnswer, raiseAnswer, refusedBy, notProvided, unreachable, type Refused } from '../ports';

/** Target of disconnecting: all accounts, or the ads account only. */
export type DisconnectTarget = 'all-accounts' | 'ads-account';

export type DisconnectEvent =
  | { readonly type: 'open'; readonly target: DisconnectTarget }
  | { readonly type: 'close' }
  | { readonly type: 'confirmation.ticked'; readonly on: boolean }
  | { readonly type: 'confirm' };
/** It is done, and the page that follows is about to be loaded. */
export interface Disconnected {
  readonly type: 'disconnected';
  readonly target: DisconnectTarget;
}
export type DisconnectAnswer = { readonly type: 'answer.done' } | Refused;
/** Target of the confirmation, until the page is left. */
export type DisconnectView = DisconnectTarget | 'nothing';

type Event = DisconnectEvent | DisconnectAnswer;

const parts = setup({
  types: {
    events: {} as Event,
    emitted: {} as FailureNotice | Disconnected | GoTo | Track,
    tags: {} as 'busy' | 'modal' | 'all' | 'ads' | 'ticked' | 'done',
    meta: {} as { readonly view: DisconnectView },
  },
  actors: {
    disconnectAll: fromPromise<DisconnectAnswer>(notProvided),
    disconnectAds: fromPromise<DisconnectAnswer>(notProvided),
  },
  guards: {
    isAll: (_, target: DisconnectTarget) => target === 'all-accounts',
    isTicked: (_, on: boolean) => on,
    isUnticked: (_, on: boolean) => !on,
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    record: emit((_, context: DisconnectTarget) => ({
      type: 'track' as const,
      name: 'gla_disconnected_accounts',
      properties: { context },
      queued: true,
    })),
    tell: emit((_, target: DisconnectTarget) => ({ type: 'disconnected' as const, target })),
    goTo: emit((_, path: '/google/start' | '/google/settings') => ({
      type: 'goto' as const,
      to: { path },
      how: 'load' as const,
    })),
  },
});

const answers = raiseAnswer<MachineContext, Event, DisconnectAnswer>(unreachable);

/** The confirmation of one target: ticking enables it, it cannot be closed while it runs [O4.10, O5.05]. */
const confirmation = <S extends 'disconnectAll' | 'disconnectAds'>(src: S, tag: 'all' | 'ads') =>
  parts.createStateConfig({
    tags: ['modal', tag],
    meta: { view: tag === 'all' ? 'all-accounts' : 'ads-account' },
    initial: 'unticked',
    states: {
      unticked: {
        on: {
          close: '#disconnect.closed',
          'confirmation.ticked': { guard: { type: 'isTicked', params: ({ event }) => event.on }, target: 'ticked' },
        },
      },
      ticked: {
        tags: 'ticked',
        on: {
          close: '#disconnect.closed',
          'confirmation.ticked': { guard: { type: 'isUnticked', params: ({ event }) => event.on }, target: 'unticked' },
          confirm: 'running',
        },
      },
      running: {
        tags: ['busy', 'ticked'],
        invoke: { id: src, src, ...answers },
        on: {
          'answer.done': `#disconnect.${tag === 'all' ? 'leaving' : 'reloading'}`,
          'answer.refused': {
            target: 'ticked',
            actions: { type: 'notify', params: ({ event }) => noticeOf(src, event) },
          },
        },
      },
    },
  });

/** Disconnecting all accounts leads to the start, the ads account only reloads the page; a failure gives the controls back [O4.10]. */
export const disconnectMachine = parts.createMachine({
  id: 'disconnect',
  options: { maxIterations: 1000 },
  initial: 'closed',
  states: {
    closed: {
      meta: { view: 'nothing' },
      on: {
        open: [
          { guard: { type: 'isAll', params: ({ event }) => event.target }, target: 'confirmingAll' },
          { target: 'confirmingAds' },
        ],
      },
    },
    confirmingAll: confirmation('disconnectAll', 'all'),
    confirmingAds: confirmation('disconnectAds', 'ads'),
    leaving: {
      tags: 'done',
      meta: { view: 'all-accounts' },
      type: 'final',
      entry: [
        { type: 'record', params: 'all-accounts' },
        { type: 'tell', params: 'all-accounts' },
        { type: 'goTo', params: '/google/start' },
      ],
    },
    reloading: {
      tags: 'done',
      meta: { view: 'ads-account' },
      type: 'final',
      entry: [
        { type: 'record', params: 'ads-account' },
        { type: 'tell', params: 'ads-account' },
        { type: 'goTo', params: '/google/settings' },
      ],
    },
  },
});

/** Reads DELETE connections and DELETE ads connection. */
export const readDisconnected = (): DisconnectAnswer => ({ type: 'answer.done' });

/** The calls of disconnecting, plugged into the client. */
export const disconnectActors = (api: Pick<Api, 'disconnectAll' | 'disconnectAds'>) => ({
  disconnectAll: fromPromise<DisconnectAnswer>(() => toAnswer(api.disconnectAll(), readDisconnected, refusedBy)),
  disconnectAds: fromPromise<DisconnectAnswer>(() => toAnswer(api.disconnectAds(), readDisconnected, refusedBy)),
});
