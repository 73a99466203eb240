import type { AlertSettings } from '@listings/shared-api/contract';
import { answersOf, defineModel, readsOf, unreachable } from '../model/define-model';
import { refusedBy } from '../ports';
import { alertSettingsMachine, alertSettingsReads, readSavedAlerts, type AlertsToSave } from './alert-settings.machine';
import { alertValuesOf, contestedAlerts, isAnyContested, type AlertValues } from './alert-settings.rules';

const read = readsOf('getAlertSettings', alertSettingsReads.getAlertSettings);
const save = answersOf('saveAlertSettings', readSavedAlerts, refusedBy);

/** Settings with one rule, as the server has them. */
const settings = (on: boolean, mail: string | null): AlertSettings => ({
  rules: [
    {
      key: 'sync_old',
      name: 'Products not synced',
      what: 'It tells of products that were not synced for long.',
      on,
      mail: false,
      threshold: { value: 24, unit: 'hours', max: 720 },
    },
  ],
  digest: 'off',
  digest_hour: 8,
  quiet: { from: 22, to: 7 },
  mail,
  mail_available: true,
  mail_kept: false,
});
const kept = settings(true, null);
const [anna, ben] = ['anna@shop.example', 'ben@shop.example'];

/** What tells two forms apart here. */
const told = ({ rules, quiet, mail }: AlertValues) => ({ on: rules[0]?.on ?? null, mail, quiet: quiet?.to ?? null });

/** True where the samples here tell the two alike. */
const isSameRead = (one: AlertSettings, other: AlertSettings): boolean =>
  one.rules[0]?.on === other.rules[0]?.on && (one.mail === null) === (other.mail === null);

/** What a reader is told of, as testers see it. */
export const alertSettingsModel = defineModel({
  id: 'alertSettings',
  machine: alertSettingsMachine,
  input: { language: 'en' },
  starts: { 'with what was read before': { language: 'en', known: kept } },
  moves: {
    'turns the rule off': { type: 'rule.change', key: 'sync_old', change: { on: false } },
    'turns the rule on': { type: 'rule.change', key: 'sync_old', change: { on: true } },
    'enters an address': { type: 'values.change', change: { mail: anna } },
    'enters what is no address': { type: 'values.change', change: { mail: 'anna@shop' } },
    'lets the night end when it begins': { type: 'values.change', change: { quiet: { from: 22, to: 22 } } },
    'lets the night end at seven': { type: 'values.change', change: { quiet: { from: 22, to: 7 } } },
    saves: { type: 'save' },
    'tries again': { type: 'retry' },
    'hears of another address': { type: 'settings.read', settings: settings(true, ben) },
    'hears that the rule is off': { type: 'settings.read', settings: settings(false, null) },
  },
  answers: {
    getAlertSettings: {
      'as it was': read({ status: 200, body: kept }),
      'with another address': read({ status: 200, body: settings(true, ben) }),
      'with the rule off': read({ status: 200, body: settings(false, null) }),
      failed: read({ status: 500, body: { message: 'Broken' } }),
    },
    saveAlertSettings: {
      'saved with the address': save({ status: 200, body: settings(true, anna) }),
      'saved with the rule off': save({ status: 200, body: settings(false, null) }),
      refused: save({ status: 400, body: { message: 'No.' } }),
      failed: save({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
  },
  abstract: ({ settings: known, values, sent, contested }) => ({
    kept: known && told(alertValuesOf(known)),
    values: told(values),
    sent: sent && told(sent),
    contested: [...contested.fields, ...contested.rules],
  }),
  sameKind: (sample, real) => {
    if (sample.type === 'settings.read') return real.type === sample.type && isSameRead(sample.settings, real.settings);
    if (sample.type === 'rule.change') return real.type === sample.type && real.change.on === sample.change.on;
    if (sample.type !== 'values.change' || real.type !== sample.type) return sample.type === real.type;
    const { mail, quiet } = sample.change;
    if (mail !== undefined) return real.change.mail?.includes('.') === mail.includes('.');
    return (
      real.change.quiet != null && (real.change.quiet.from === real.change.quiet.to) === (quiet?.to === quiet?.from)
    );
  },
  sameAnswer: (sample, real) => {
    if (sample.type === 'answer.refused') return real.type === sample.type && real.status === sample.status;
    if (sample.type !== 'answer.saved' && sample.type !== 'settings.read') return true;
    return real.type === sample.type && isSameRead(sample.settings, real.settings);
  },
  invariants: {
    'what cannot be saved is not': ({ asks }) =>
      asks.every(({ src, input }) => {
        if (src !== 'saveAlertSettings') return true;
        const { mail, quiet } = (input as AlertsToSave).values;
        return mail !== 'anna@shop' && quiet?.from !== quiet?.to;
      }),
    'nothing is saved twice at a time': ({ has, can }) => !has('busy') || !can({ type: 'save' }),
    'nothing is entered before it is read': ({ has, can, context }) =>
      has('editable') === (context.settings !== null) && can({ type: 'values.change', change: {} }) === has('editable'),
    'what another browser saved is told before it is saved over [C-5]': ({ at, context }) =>
      !at.includes('editing.saving') ||
      context.sent === null ||
      context.settings === null ||
      !isAnyContested(contestedAlerts(context.sent, alertValuesOf(context.settings), alertValuesOf(context.settings))),
  },
  goals: {
    'it can be saved': ({ at }) => at.includes('editing.saving'),
    'it rests': ({ at }) => at.includes('editing.ready'),
  },
  passing: ['opening'],
  requirements: {
    'editing.renewing / settings.read': ['C-5'],
    'editing.ready / settings.read': ['C-5'],
    'editing.reading / settings.read [isContested]': ['C-5'],
    'editing.reading / read.failed': ['C-5'],
  },
});
