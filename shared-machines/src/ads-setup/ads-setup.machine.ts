import type { AdsConnection } from '@listings/shared-api/contract';
import { assign, emit, setup, stateIn } from 'xstate';
import type { AdsLoadAnswer } from '../ads-account/ads-account.answers';
import type { GoTo } from '../emitted';
import { followed, type ReadFailed, type ReadPending } from '../reads';
import { canBeBilled, isUnsaved, unknownCampaign, type AdsCampaign, type AdsStep } from './ads-setup.rules';

export type AdsSetupEvent =
  /** Continue of the open step. */
  | { readonly type: 'continue' }
  /** A header of the stepper. */
  | { readonly type: 'step.chosen'; readonly step: AdsStep }
  /** The address names a step: a link, or the browser's back and forward; null names none. */
  | { readonly type: 'step.visited'; readonly step: AdsStep | null }
  /** The campaign's form or its launch changed. */
  | { readonly type: 'campaign.told'; readonly campaign: AdsCampaign };

export interface AdsSetupInput {
  /** True for a finished setup; null where the store could not say. */
  readonly isComplete: boolean | null;
  /** The step the address names. */
  readonly wanted: AdsStep | null;
}

export interface AdsSetupContext extends AdsSetupInput {
  /** The ads account as it was last answered; null for none. */
  readonly account: AdsConnection | null;
  readonly campaign: AdsCampaign;
}

/** Views of the screen. */
export type AdsSetupView = AdsStep | 'opening' | 'unread' | 'leaving';

type Event = AdsSetupEvent | AdsLoadAnswer | ReadPending | ReadFailed;

/** True for a step that may be opened [S4.22, S4.23]. */
const isReached = ({ account, campaign }: AdsSetupContext, step: AdsStep): boolean =>
  step === 'accounts' || (account !== null && (step === 'campaign' || canBeBilled(campaign)));

/** The form or the launch decide which step opens, and neither lets billing open. */
const isHeldBack = (context: AdsSetupContext, form: AdsCampaign['form']): boolean =>
  context.campaign.launch !== null && context.campaign.form === form && !isReached(context, 'billing');

const parts = setup({
  types: {
    context: {} as AdsSetupContext,
    events: {} as Event,
    emitted: {} as GoTo,
    input: {} as AdsSetupInput,
    tags: {} as 'busy' | 'done' | 'unsaved',
    meta: {} as { readonly view: AdsSetupView },
  },
  actors: { reads: followed },
  guards: {
    isComplete: ({ context }) => context.isComplete === true,
    isUnread: ({ context }) => context.isComplete === null,
    isConnected: ({ context }) => context.account !== null,
    isUnconnected: stateIn({ open: { account: 'none' } }),
    isAccountUnreadable: stateIn({ open: { account: 'failed' } }),
    isReached: ({ context }, step: AdsStep) => isReached(context, step),
    wants: ({ context }, step: AdsStep) => context.wanted === step,
    wantsNone: ({ context }) => context.wanted === null,
    wantsLater: ({ context: { wanted, account } }) => account !== null && wanted !== null && wanted !== 'accounts',
    opensCampaign: ({ context: { wanted, account, campaign } }) =>
      wanted === 'campaign' && account !== null && campaign.launch !== null && campaign.form !== 'loading',
    opensBilling: ({ context }) => context.wanted === 'billing' && isReached(context, 'billing'),
    lacksCampaign: ({ context }) => context.account !== null && isHeldBack(context, 'invalid'),
    lacksForm: ({ context }) => context.account !== null && isHeldBack(context, 'failed'),
    isReadAgain: ({
      context: {
        wanted,
        campaign: { form },
      },
    }) => form === 'loading' || (wanted === 'billing' && form !== 'failed'),
    hasOpenLaunch: ({
      context: {
        wanted,
        account,
        campaign: { launch },
      },
    }) => wanted === null && account !== null && launch !== null && launch !== 'free',
    isLaunched: (_, { launch }: AdsCampaign) => launch === 'launched',
    isUnsaved: ({ context }) => isUnsaved(context.campaign),
    isSafe: ({ context }) => !isUnsaved(context.campaign),
  },
  actions: {
    goToDashboard: emit({ type: 'goto', to: { path: '/google/dashboard' }, how: 'replace' }),
    want: assign({ wanted: (_, step: AdsStep | null) => step }),
    /** The address names the wanted step: as a step of its own in the browser's history, or in place of one that is wrong. */
    showStep: emit(({ context: { wanted } }, how: 'push' | 'replace') => ({
      type: 'goto' as const,
      to: { path: '/google/setup-ads' as const, params: { step: wanted ?? 'accounts' } },
      how,
    })),
    keepAccount: assign({ account: (_, account: AdsConnection | null) => account }),
    keepCampaign: assign({ campaign: (_, campaign: AdsCampaign) => campaign }),
  },
});

/** Opens a step the admin asked for. */
const goesTo = (step: AdsStep) =>
  ({
    guard: { type: 'isReached', params: step },
    target: 'opening',
    actions: [
      { type: 'want', params: step },
      { type: 'showStep', params: 'push' },
    ],
  }) as const;

/** Opens a step in place of the one the address names. */
const fallsBackTo = (step: AdsStep) =>
  ({
    target: step,
    actions: [
      { type: 'want', params: step },
      { type: 'showStep', params: 'replace' },
    ],
  }) as const;

/** Ads account as read from the server. The last known one counts until another answer arrives. */
const account = parts.createStateConfig({
  initial: 'reading',
  on: {
    'read.pending': '.reading',
    'answer.connected': {
      target: '.connected',
      actions: { type: 'keepAccount', params: ({ event }) => event.account },
    },
    'answer.notConnected': { target: '.none', actions: { type: 'keepAccount', params: null } },
    'read.failed': [{ guard: 'isConnected', target: '.connected' }, { target: '.failed' }],
  },
  states: { reading: { tags: 'busy' }, none: {}, failed: {}, connected: {} },
});

/** The open step. A step closes when what it stands on goes. */
const step = parts.createStateConfig({
  initial: 'opening',
  on: {
    'step.visited': { target: '.opening', actions: { type: 'want', params: ({ event }) => event.step } },
    'step.chosen': {
      guard: { type: 'isReached', params: ({ event }) => event.step },
      target: '.opening',
      actions: [
        { type: 'want', params: ({ event }) => event.step },
        { type: 'showStep', params: 'push' },
      ],
    },
  },
  states: {
    /**
     * The step that may be opened is unknown before the account, the launch and, for some, the campaign's form are
     * read.
     */
    opening: {
      meta: { view: 'opening' },
      always: [
        { guard: { type: 'wants', params: 'accounts' }, target: 'accounts' },
        { guard: 'wantsNone', target: 'accounts' },
        { guard: 'isUnconnected', ...fallsBackTo('accounts') },
        // The address stays as it is: the step it names opens as soon as the account can be read.
        { guard: 'isAccountUnreadable', target: 'accounts' },
        { guard: 'opensBilling', target: 'billing' },
        { guard: 'opensCampaign', target: 'campaign' },
        { guard: 'lacksCampaign', ...fallsBackTo('campaign') },
        { guard: 'lacksForm', target: 'campaign' },
      ],
    },
    accounts: {
      meta: { view: 'accounts' },
      always: [
        { guard: 'wantsLater', target: 'opening' },
        { guard: 'hasOpenLaunch', ...fallsBackTo('billing') },
      ],
      on: { continue: goesTo('campaign') },
    },
    campaign: {
      meta: { view: 'campaign' },
      always: [
        { guard: 'isUnconnected', ...fallsBackTo('accounts') },
        { guard: 'isReadAgain', target: 'opening' },
      ],
      on: { continue: goesTo('billing') },
    },
    billing: {
      meta: { view: 'billing' },
      always: [
        { guard: 'isUnconnected', ...fallsBackTo('accounts') },
        { guard: 'lacksCampaign', ...fallsBackTo('campaign') },
      ],
    },
  },
});

/** Unsaved input, which leaving would lose [S4.21]. */
const changes = parts.createStateConfig({
  initial: 'safe',
  states: {
    safe: { always: { guard: 'isUnsaved', target: 'unsaved' } },
    unsaved: { tags: 'unsaved', always: { guard: 'isSafe', target: 'safe' } },
  },
});

/**
 * The ads setup: three steps over one campaign [S2.32]. The open step stands in the address, as far as it is reached
 * [S4.22, S4.23]; a launch with an unknown outcome is resumed. The ads account is read here and connected by its own
 * machine; the state of the campaign's form and of its launch comes in by events.
 */
export const adsSetupMachine = parts.createMachine({
  id: 'adsSetup',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ ...input, account: null, campaign: unknownCampaign }),
  initial: 'entering',
  states: {
    entering: {
      always: [{ guard: 'isComplete', target: 'leaving' }, { guard: 'isUnread', target: 'unread' }, { target: 'open' }],
    },
    /** The state of the setup could not be read: Retry loads the page anew. */
    unread: { meta: { view: 'unread' }, type: 'final' },
    open: {
      type: 'parallel',
      invoke: { id: 'reads', src: 'reads', input: { reads: ['getAdsConnection'] } },
      on: {
        'campaign.told': [
          {
            guard: { type: 'isLaunched', params: ({ event }) => event.campaign },
            target: 'launched',
            actions: { type: 'keepCampaign', params: ({ event }) => event.campaign },
          },
          { actions: { type: 'keepCampaign', params: ({ event }) => event.campaign } },
        ],
      },
      states: { account, step, changes },
    },
    /** The launch itself loads the dashboard. */
    launched: { tags: 'done', meta: { view: 'billing' }, type: 'final' },
    leaving: { tags: 'done', meta: { view: 'leaving' }, entry: 'goToDashboard', type: 'final' },
  },
});
