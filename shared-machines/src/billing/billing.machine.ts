import { billingPollMs, type Api, type ApiOutput } from '@listings/shared-api/contract';
import { assign, emit, fromPromise, setup, stateIn } from 'xstate';
import { noticeOf, type FailureNotice } from '../emitted';
import { toAnswer, raiseAnswer, refusedBy, notProvided, unreachable, type Refused } from '../ports';

/** Milliseconds of polling after which the step shows the remedy at the provider [decisions 19]. */
export const billingPatience = 10 * 60_000;

export type BillingEvent =
  | { readonly type: 'window.focused' }
  | { readonly type: 'window.blurred' }
  /** 'Check now' */
  | { readonly type: 'check' };

export type BillingAnswer =
  { readonly type: 'answer.approved' } | { readonly type: 'answer.open'; readonly billingUrl: string | null } | Refused;

/** The check that the admin asked for found no payment method yet. */
export interface StillOpen {
  readonly type: 'stillOpen';
}

export interface BillingContext {
  /** Address of the billing setup; null sends the admin to the help page. */
  readonly billingUrl: string | null;
  /** Part of the poll interval to add, within ±0.1, so that pages do not ask in step. */
  readonly jitter: number;
  /**
   * Account that existed before: its billing may be out of the admin's reach, so the remedy shows at once
   * [decisions 19].
   */
  readonly isLinked: boolean;
}

export interface BillingInput {
  readonly jitter?: number;
  readonly isLinked?: boolean;
}

type Event = BillingEvent | BillingAnswer;

const parts = setup({
  types: {
    context: {} as BillingContext,
    events: {} as Event,
    emitted: {} as FailureNotice | StillOpen,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- the type comes from it
    input: {} as BillingInput | undefined,
    tags: {} as 'busy' | 'loading' | 'checking' | 'done' | 'overdue',
  },
  actors: { getBillingStatus: fromPromise<BillingAnswer>(notProvided) },
  delays: {
    pollInterval: ({ context }) => Math.round(billingPollMs * (1 + context.jitter)),
    billingPatience,
  },
  guards: { isFocused: stateIn({ attention: 'focused' }), isLinked: ({ context }) => context.isLinked },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    tellOpen: emit({ type: 'stillOpen' as const }),
    keepUrl: assign({ billingUrl: (_, url: string | null) => url }),
  },
});

const answers = raiseAnswer<BillingContext, Event, BillingAnswer>(unreachable);

/** Billing of the ads account: asked every 30 s, only while the window has focus, until it is approved [S4.24, S9.06]. */
export const billingMachine = parts.createMachine({
  id: 'billing',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    billingUrl: null,
    jitter: Math.min(Math.max(input?.jitter ?? 0, -0.1), 0.1),
    isLinked: input?.isLinked ?? false,
  }),
  type: 'parallel',
  states: {
    watch: {
      initial: 'loading',
      states: {
        /** First check; only its failure is reported. */
        loading: {
          tags: ['busy', 'loading'],
          invoke: { id: 'getBillingStatus', src: 'getBillingStatus', ...answers },
          on: {
            'answer.approved': 'approved',
            'answer.open': [
              {
                guard: 'isFocused',
                target: 'attended',
                actions: { type: 'keepUrl', params: ({ event }) => event.billingUrl },
              },
              { target: 'unattended', actions: { type: 'keepUrl', params: ({ event }) => event.billingUrl } },
            ],
            'answer.refused': [
              {
                guard: 'isFocused',
                target: 'attended',
                actions: { type: 'notify', params: ({ event }) => noticeOf('getBillingStatus', event) },
              },
              {
                target: 'unattended',
                actions: { type: 'notify', params: ({ event }) => noticeOf('getBillingStatus', event) },
              },
            ],
          },
        },
        attended: {
          initial: 'resting',
          on: { 'window.blurred': 'unattended', 'answer.approved': 'approved' },
          states: {
            resting: { after: { pollInterval: 'asking' }, on: { check: 'checking' } },
            /** By itself: what fails is asked again in half a minute. */
            asking: {
              tags: 'busy',
              invoke: { id: 'getBillingStatus', src: 'getBillingStatus', ...answers },
              on: {
                check: 'checking',
                'answer.open': {
                  target: 'resting',
                  actions: { type: 'keepUrl', params: ({ event }) => event.billingUrl },
                },
                'answer.refused': 'resting',
              },
            },
            /** Check requested by the admin: what it finds is told, a failure is reported. */
            checking: {
              tags: ['busy', 'checking'],
              invoke: { id: 'getBillingStatus', src: 'getBillingStatus', ...answers },
              on: {
                'answer.open': {
                  target: 'resting',
                  actions: [{ type: 'keepUrl', params: ({ event }) => event.billingUrl }, 'tellOpen'],
                },
                'answer.refused': {
                  target: 'resting',
                  actions: { type: 'notify', params: ({ event }) => noticeOf('getBillingStatus', event) },
                },
              },
            },
          },
        },
        unattended: { on: { 'window.focused': 'attended.asking' } },
        approved: { tags: 'done', type: 'final' },
      },
    },
    attention: {
      initial: 'focused',
      states: {
        focused: { on: { 'window.blurred': 'blurred' } },
        blurred: { on: { 'window.focused': 'focused' } },
      },
    },
    patience: {
      initial: 'judging',
      states: {
        judging: { always: [{ guard: 'isLinked', target: 'overdue' }, { target: 'patient' }] },
        patient: { after: { billingPatience: 'overdue' } },
        overdue: { tags: 'overdue' },
      },
    },
  },
});

/** Reads GET ads/billing-status [S3.06]. */
export const readBillingStatus = (output: ApiOutput<'getBillingStatus'>): BillingAnswer =>
  output.status === 'approved' ? { type: 'answer.approved' } : { type: 'answer.open', billingUrl: output.billing_url };

/** The call of the billing watch, plugged into the client. */
export const billingActors = (api: Pick<Api, 'getBillingStatus'>) => ({
  getBillingStatus: fromPromise<BillingAnswer>(({ signal }) =>
    toAnswer(api.getBillingStatus({}, { signal }), readBillingStatus, refusedBy),
  ),
});
