import type { AlertSettings } from '@listings/shared-api/contract';
import { refused } from '../testing/answers';
import { ask, scripted } from '../testing/ask';
import { drive } from '../testing/drive';
import { alertSettingsActors, alertSettingsMachine } from './alert-settings.machine';
import { alertValuesOf } from './alert-settings.rules';

const kept: AlertSettings = {
  rules: [
    { key: 'lost', name: 'Connection lost', what: '', on: true, mail: false, threshold: null },
    {
      key: 'old',
      name: 'Not synced',
      what: '',
      on: true,
      mail: false,
      threshold: { value: 24, unit: 'hours', max: 720 },
    },
  ],
  digest: 'off',
  digest_hour: 8,
  quiet: null,
  mail: null,
  mail_available: true,
  mail_kept: false,
};
const read = (change: Partial<AlertSettings> = {}) =>
  ({ type: 'settings.read', settings: { ...kept, ...change } }) as const;
const mail = (address: string) => ({ type: 'values.change', change: { mail: address } }) as const;
const save = { type: 'save' } as const;
const question = { src: 'getAlertSettings', input: { query: { language: 'en' }, anew: true } };

const open = () => {
  const run = drive(alertSettingsMachine, { language: 'en' });
  run.answers('getAlertSettings', read());
  return run;
};

it('reads anew before it saves, saves what was entered on top of that, and goes on with what was saved [C-5]', () => {
  const run = open();
  run.send({ type: 'rule.change', key: 'old', change: { mail: true } });
  run.send(save);
  expect(run.asks()).toEqual([question]);
  const rules = kept.rules.map((rule) => (rule.key === 'lost' ? { ...rule, on: false } : rule));
  run.answers('getAlertSettings', read({ rules, digest: 'daily' }));
  const values = {
    ...alertValuesOf({ ...kept, digest: 'daily' }),
    rules: rules.map((rule) => (rule.key === 'old' ? { ...rule, mail: true } : rule)),
  };
  expect(run.asks()).toEqual([{ src: 'saveAlertSettings', input: { language: 'en', values } }]);
  run.answers('saveAlertSettings', {
    type: 'answer.saved',
    settings: { ...kept, rules: values.rules, digest: 'daily', quiet: { from: 22, to: 7 } },
  });
  expect(run.emitted).toEqual([{ type: 'alerts.saved' }]);
  expect(run.context().values).toEqual({ ...values, quiet: { from: 22, to: 7 } });
  expect(run.can(save)).toBe(false);
});

it('says what both changed before it saves over it, and saves at the second press [C-5]', () => {
  const run = open();
  run.send(mail('anna@shop.example'));
  run.send({ type: 'rule.change', key: 'old', change: { on: false } });
  run.send(save);
  const threshold = { value: 48, unit: 'hours', max: 720 } as const;
  const rules = kept.rules.map((rule) => (rule.threshold ? { ...rule, threshold, on: true } : rule));
  run.answers('getAlertSettings', read({ mail: 'ben@shop.example', rules }));
  expect([run.at(), run.context().contested]).toEqual([['editing.ready'], { fields: ['mail'], rules: [] }]);
  run.send(save);
  run.answers('getAlertSettings', read({ mail: 'ben@shop.example', rules }));
  expect(run.asks()).toEqual([
    {
      src: 'saveAlertSettings',
      input: {
        language: 'en',
        values: {
          ...alertValuesOf({ ...kept, mail: 'anna@shop.example' }),
          rules: rules.map((rule) => (rule.threshold ? { ...rule, on: false } : rule)),
        },
      },
    },
  ]);
  run.answers('saveAlertSettings', { type: 'answer.saved', settings: { ...kept, mail: 'anna@shop.example' } });
  expect(run.context().contested).toEqual({ fields: [], rules: [] });
});

it('saves what was entered at the press, and keeps what was entered since', () => {
  const run = open();
  run.send(mail('anna@shop.example'));
  run.send(save);
  run.send(mail('ben@shop.example'));
  run.answers('getAlertSettings', read());
  expect(run.asks()).toEqual([
    {
      src: 'saveAlertSettings',
      input: { language: 'en', values: alertValuesOf({ ...kept, mail: 'anna@shop.example' }) },
    },
  ]);
  run.answers('saveAlertSettings', { type: 'answer.saved', settings: { ...kept, mail: 'anna@shop.example' } });
  expect([run.context().values.mail, run.can(save)]).toEqual(['ben@shop.example', true]);
});

it('saves on what it knows where it cannot be read anew, and tells a refusal with all that was entered kept', () => {
  const run = open();
  run.send(mail('anna@shop.example'));
  run.send(save);
  run.send({ type: 'read.failed', read: 'getAlertSettings', message: null, status: 500 });
  run.answers('saveAlertSettings', refused('No.', 400));
  expect(run.emitted).toEqual([{ type: 'notice', id: 'saveAlertSettings', message: 'No.', status: 400 }]);
  expect([run.context().values.mail, run.can(save)]).toEqual(['anna@shop.example', true]);
});

it.each([
  ['nothing that is new', {}],
  ['an address that is none', { mail: 'anna@shop' }],
  ['a night that ends when it begins', { quiet: { from: 7, to: 7 } }],
])('saves no %s', (_what, change) => {
  const run = open();
  run.send({ type: 'values.change', change });
  expect(run.can(save)).toBe(false);
});

it('begins with what was read before while it is read anew, and takes what has changed beside what was entered [C-5, 13]', () => {
  const run = drive(alertSettingsMachine, { language: 'en', known: kept });
  expect([run.at(), run.context().values]).toEqual([['editing.renewing'], alertValuesOf(kept)]);
  run.send(mail('anna@shop.example'));
  run.send(read({ digest: 'daily' }));
  expect(run.can(save)).toBe(true);
  expect(run.context().values).toEqual({ ...alertValuesOf({ ...kept, digest: 'daily' }), mail: 'anna@shop.example' });
});

it('goes on with what was read before where it cannot be read anew, and reads before it saves [C-5]', () => {
  const run = drive(alertSettingsMachine, { language: 'en', known: kept });
  run.send({ type: 'read.failed', read: 'getAlertSettings', message: null, status: 500 });
  expect([run.has('editable'), run.context().values]).toEqual([true, alertValuesOf(kept)]);
  run.send(mail('anna@shop.example'));
  run.send(save);
  expect(run.asks()).toEqual([question]);
});

it('begins with what is read once that succeeds, and sends the values as the call has them', async () => {
  const run = drive(alertSettingsMachine, { language: 'de' });
  run.send({ type: 'read.failed', read: 'getAlertSettings', message: null, status: 500 });
  expect(run.has('failed')).toBe(true);
  run.send({ type: 'retry' });
  expect(run.asks()).toEqual([{ src: 'getAlertSettings', input: { query: { language: 'de' }, anew: true } }]);
  const { call, given } = scripted(kept);
  const { saveAlertSettings } = alertSettingsActors({ saveAlertSettings: call });
  await expect(ask(saveAlertSettings, { language: 'de', values: alertValuesOf(kept) })).resolves.toEqual({
    type: 'answer.saved',
    settings: kept,
  });
  expect(given).toEqual([
    {
      body: {
        language: 'de',
        rules: [
          { key: 'lost', on: true, mail: false, threshold: null },
          { key: 'old', on: true, mail: false, threshold: 24 },
        ],
        digest: 'off',
        digest_hour: 8,
        quiet: null,
        mail: null,
      },
    },
  ]);
});
