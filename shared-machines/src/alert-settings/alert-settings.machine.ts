import type { AlertRuleSettings, AlertSettings, Api } from '@listings/shared-api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { noticeOf, type FailureNotice } from '../emitted';
import { notProvided, raiseAnswer, refusedBy, toAnswer, unreachable, type Refused } from '../ports';
import { followed, type Following, type ReadFailed, type ReadPending } from '../reads';
import {
  alertsBody,
  alertValuesOf,
  allContested,
  contestedAlerts,
  isAlertsChanged,
  isAnyContested,
  isEmptyNight,
  isWrongAddress,
  mergedAlerts,
  noneContested,
  type AlertValues,
  type Contested,
} from './alert-settings.rules';

export type AlertSettingsEvent =
  | { readonly type: 'values.change'; readonly change: Partial<AlertValues> }
  | { readonly type: 'rule.change'; readonly key: string; readonly change: Partial<AlertRuleSettings> }
  | { readonly type: 'save' }
  /** Reads again what could not be read. */
  | { readonly type: 'retry' };
/** What is kept, each time it is read. */
export interface AlertSettingsRead {
  readonly type: 'settings.read';
  readonly settings: AlertSettings;
}
export type AlertSettingsAnswer = { readonly type: 'answer.saved'; readonly settings: AlertSettings } | Refused;
type Event = AlertSettingsEvent | AlertSettingsRead | ReadPending | ReadFailed | AlertSettingsAnswer;

/** What the reader is told of is saved. */
export interface AlertsSaved {
  readonly type: 'alerts.saved';
}

export interface AlertSettingsInput {
  /** In which rules are named. */
  readonly language: string;
  /** As it was read before: in the form at once, while it is read anew. */
  readonly known?: AlertSettings | undefined;
}

export interface AlertSettingsContext extends Pick<AlertSettingsInput, 'language'> {
  /** As it was read or saved last; null before the first answer. */
  readonly settings: AlertSettings | null;
  /** What is entered. */
  readonly values: AlertValues;
  /** As it was entered when it was to be saved; null while nothing is being saved. */
  readonly sent: AlertValues | null;
  /** Since the last save. */
  readonly contested: Contested;
}

/** Input of `saveAlertSettings`. */
export interface AlertsToSave extends Pick<AlertSettingsInput, 'language'> {
  readonly values: AlertValues;
}

const nothing: AlertValues = { rules: [], digest: 'off', digest_hour: 0, quiet: null, mail: '' };

/** What is kept, as far as it is known. */
const keptOf = ({ settings }: AlertSettingsContext): AlertValues =>
  settings === null ? nothing : alertValuesOf(settings);

const contestedBy = (context: AlertSettingsContext, settings: AlertSettings): Contested =>
  contestedAlerts(context.sent ?? context.values, keptOf(context), alertValuesOf(settings));

/** There is something to save, and it can be saved. */
const isSavable = (context: AlertSettingsContext): boolean =>
  isAlertsChanged(context.values, keptOf(context)) && !isWrongAddress(context.values) && !isEmptyNight(context.values);

const parts = setup({
  types: {
    context: {} as AlertSettingsContext,
    input: {} as AlertSettingsInput,
    events: {} as Event,
    emitted: {} as FailureNotice | AlertsSaved,
    tags: {} as 'busy' | 'editable' | 'failed',
    meta: {} as { readonly view: 'loading' | 'failed' | 'form' },
  },
  actors: { reads: followed, saveAlertSettings: fromPromise<AlertSettingsAnswer, AlertsToSave>(notProvided) },
  guards: {
    isKnown: ({ context }) => context.settings !== null,
    isSavable: ({ context }) => isSavable(context),
    isContested: ({ context }, settings: AlertSettings) => isAnyContested(contestedBy(context, settings)),
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    begin: assign((_, settings: AlertSettings) => ({ settings, values: alertValuesOf(settings) })),
    take: assign(({ context }, settings: AlertSettings) => ({
      settings,
      values: mergedAlerts(context.values, keptOf(context), alertValuesOf(settings)),
      sent: context.sent && mergedAlerts(context.sent, keptOf(context), alertValuesOf(settings)),
      contested: allContested(context.contested, contestedBy(context, settings)),
    })),
    change: assign(({ context }, change: Partial<AlertValues>) => ({ values: { ...context.values, ...change } })),
    changeRule: assign(({ context: { values } }, { key, change }: Pick<RuleChange, 'key' | 'change'>) => ({
      values: { ...values, rules: values.rules.map((rule) => (rule.key === key ? { ...rule, ...change } : rule)) },
    })),
    keepSent: assign(({ context }) => ({ sent: context.values })),
    forgetSent: assign({ sent: null }),
    // What was changed since the press stays, to be saved next.
    takeSaved: assign(({ context: { values, sent } }, settings: AlertSettings) => ({
      settings,
      values: mergedAlerts(values, sent ?? values, alertValuesOf(settings)),
      contested: noneContested,
    })),
    tell: emit({ type: 'alerts.saved' }),
  },
});

type RuleChange = Extract<Event, { type: 'rule.change' }>;

const answers = raiseAnswer<AlertSettingsContext, Event, AlertSettingsAnswer>(unreachable);

/** What is read is in the form at once, beside what was entered. */
const take = {
  type: 'take',
  params: ({ event }: { event: AlertSettingsRead }) => event.settings,
} as const;

const following = ({ language }: AlertSettingsContext): Following => ({
  reads: ['getAlertSettings'],
  inputs: { getAlertSettings: { query: { language } } },
});

/** Asks the server, whatever was read before. */
const asked = {
  id: 'reads',
  src: 'reads',
  input: ({ context }: { context: AlertSettingsContext }) => ({ ...following(context), anew: true }),
} as const;

/** The same beside the form. */
const askedQuietly = {
  ...asked,
  input: ({ context }: { context: AlertSettingsContext }) => ({ ...following(context), anew: true, quiet: true }),
} as const;

/** Hears what is read for any other reason. */
const followedQuietly = {
  ...asked,
  input: ({ context }: { context: AlertSettingsContext }) => ({ ...following(context), quiet: true }),
} as const;

/** What is heard while nothing is being saved. */
const resting = {
  save: { guard: 'isSavable', target: 'reading', actions: 'keepSent' },
  'settings.read': { actions: take },
} as const;

/**
 * What a reader is told of, and how. The form begins with what is read, or with what was read before while that is on its
 * way, and goes on with what is saved; what is read
 * meanwhile, as after mails were stopped by their link, is in it at once, beside what was entered. So it is read anew
 * before it is saved, all of it: what another browser saved stays, and what both changed is saved once that has been
 * said. Source: C-5.
 */
export const alertSettingsMachine = parts.createMachine({
  id: 'alertSettings',
  options: { maxIterations: 1000 },
  context: ({ input: { language, known } }) => ({
    language,
    settings: known ?? null,
    values: known === undefined ? nothing : alertValuesOf(known),
    sent: null,
    contested: noneContested,
  }),
  initial: 'opening',
  states: {
    opening: {
      meta: { view: 'loading' },
      always: [{ guard: 'isKnown', target: 'editing.renewing' }, { target: 'loading' }],
    },
    loading: {
      tags: 'busy',
      meta: { view: 'loading' },
      invoke: asked,
      on: {
        'settings.read': {
          target: 'editing',
          actions: { type: 'begin', params: ({ event }) => event.settings },
        },
        'read.failed': 'unavailable',
      },
    },
    unavailable: {
      tags: 'failed',
      meta: { view: 'failed' },
      on: { retry: 'loading' },
    },
    editing: {
      tags: 'editable',
      meta: { view: 'form' },
      on: {
        'values.change': { actions: { type: 'change', params: ({ event }) => event.change } },
        'rule.change': { actions: { type: 'changeRule', params: ({ event }) => event } },
      },
      initial: 'ready',
      states: {
        // Where that fails, what was read before stands: it is read once more before it is saved.
        renewing: { invoke: askedQuietly, on: resting },
        ready: { entry: 'forgetSent', invoke: followedQuietly, on: resting },
        reading: {
          tags: 'busy',
          invoke: asked,
          on: {
            'settings.read': [
              {
                guard: { type: 'isContested', params: ({ event }) => event.settings },
                target: 'ready',
                actions: take,
              },
              { target: 'saving', actions: take },
            ],
            // Whatever is kept by now, what was read last is the best that is known of it.
            'read.failed': 'saving',
          },
        },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'saveAlertSettings',
            src: 'saveAlertSettings',
            input: ({ context: { language, values, sent } }) => ({ language, values: sent ?? values }),
            ...answers,
          },
          on: {
            'answer.saved': {
              target: 'ready',
              actions: [{ type: 'takeSaved', params: ({ event }) => event.settings }, 'tell'],
            },
            'answer.refused': {
              target: 'ready',
              actions: { type: 'notify', params: ({ event }) => noticeOf('saveAlertSettings', event) },
            },
          },
        },
      },
    },
  },
});

/** Reads POST alerts/settings. */
export const readSavedAlerts = (settings: AlertSettings): AlertSettingsAnswer => ({ type: 'answer.saved', settings });

/** What the form follows. */
export const alertSettingsReads = {
  getAlertSettings: (settings: AlertSettings): AlertSettingsRead => ({ type: 'settings.read', settings }),
};

/** The call of saving, plugged into the client. */
export const alertSettingsActors = (api: Pick<Api, 'saveAlertSettings'>) => ({
  saveAlertSettings: fromPromise<AlertSettingsAnswer, AlertsToSave>(({ input: { values, language } }) =>
    toAnswer(api.saveAlertSettings({ body: alertsBody(values, language) }), readSavedAlerts, refusedBy),
  ),
});
